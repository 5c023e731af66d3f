/// What is known of a picture without its pixels.
nonisolated public struct PictureInfo: Sendable, Hashable {
  /// The size in pixels, as the picture stands upright.
  public var size: PixelSize
  /// The format of the file's content.
  public var format: PictureFormat

  /// Makes a description from its parts.
  public init(size: PixelSize, format: PictureFormat) {
    self.size = size
    self.format = format
  }
}
