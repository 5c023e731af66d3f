internal import Graphics

/// A decoded picture that waits for its upload.
final class PictureArrival {
  let request: PictureRequest
  let decoded: DecodedPicture
  /// Whether it is a rough picture that a better one follows.
  let isRough: Bool
  /// Its place in the order of all demands, 0 first; nil when it is of no use to any of them.
  var place: Int?
  /// How the picture is divided, once its upload has begun.
  var frames: [TileFrame] = []
  /// The tiles that have been uploaded, in the order of `frames`.
  var tiles: [PictureTile] = []

  init(request: PictureRequest, decoded: DecodedPicture, isRough: Bool) {
    self.request = request
    self.decoded = decoded
    self.isRough = isRough
  }

  var size: PixelSize { PixelSize(width: decoded.bitmap.width, height: decoded.bitmap.height) }
  /// The memory that the picture takes, or will take, in textures.
  var byteCount: Int { frames.isEmpty ? size.byteCount : frames.byteCount }

  /// The tile to upload next; nil when all are there.
  var nextFrame: TileFrame? { tiles.count < frames.count ? frames[tiles.count] : nil }

  /// Whether nothing better need be decoded where `need` pixels are wanted.
  func suits(_ need: PixelSize) -> Bool { !isRough && size.suits(need) }

  /// Whether drawing this would look better than drawing a texture where `need` pixels are wanted.
  func improves(on texture: ResidentPicture?, for need: PixelSize) -> Bool {
    guard let texture else { return true }
    guard !texture.suits(need) else { return false }
    return suits(need) || (!texture.isAtLeast(need) && size.area > texture.size.area)
  }

  /// Whether a texture of the same file is of no use beside this picture.
  func supersedes(_ texture: ResidentPicture) -> Bool {
    !isRough && (texture.isProvisional || size.suits(texture.size))
  }
}

extension Collection<TileFrame> {
  /// The memory that the tiles' textures take, in bytes.
  var byteCount: Int { reduce(0) { $0 + $1.stored.byteCount } }
}
