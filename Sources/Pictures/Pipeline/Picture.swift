public import Graphics

/// A picture that is ready for drawing.
public struct Picture: Sendable, Hashable {
  /// The texture to draw; it is valid for the frame in which it was looked up.
  public let texture: TextureID
  /// The texture's size in pixels.
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
