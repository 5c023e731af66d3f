internal import Graphics

/// A decoded picture that waits for its upload.
struct PictureArrival {
  let request: PictureRequest
  let decoded: DecodedPicture
  /// Whether it is a rough picture that a better one follows.
  let isRough: Bool

  var size: PixelSize { PixelSize(width: decoded.bitmap.width, height: decoded.bitmap.height) }
  var byteCount: Int { decoded.bitmap.byteCount }
}
