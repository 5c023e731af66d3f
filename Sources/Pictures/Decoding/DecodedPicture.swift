public import Graphics

/// A picture that a decoder has made.
nonisolated public struct DecodedPicture: Sendable {
  /// The pixels, upright, at the size that was asked for.
  public let bitmap: Bitmap
  /// What the file says about the whole picture.
  public let info: PictureInfo
  /// Whether part of the file was missing or damaged.
  public let isPartial: Bool
  /// What it looks like from afar, for what lies over it or stands in for it.
  public let tone: PictureTone

  /// Makes a result, and measures its tone.
  public init(bitmap: Bitmap, info: PictureInfo, isPartial: Bool = false) {
    self.bitmap = bitmap
    self.info = info
    self.isPartial = isPartial
    tone = PictureTone(of: bitmap)
  }
}
