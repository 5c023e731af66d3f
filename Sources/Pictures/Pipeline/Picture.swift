/// A picture that is ready for drawing.
public struct Picture: Sendable, Hashable {
  /// The textures to draw; a picture that is too large for one has several, side by side.
  public let tiles: [PictureTile]
  /// The size of the pixels in the textures.
  public let pixelSize: PixelSize
  /// The whole picture's size in pixels, upright.
  public let sourceSize: PixelSize
  /// Whether every pixel is opaque, so that drawing needs no blending.
  public let isOpaque: Bool
  /// Whether part of the file was missing or damaged.
  public let isPartial: Bool
  /// What it looks like from afar.
  public let tone: PictureTone
}
