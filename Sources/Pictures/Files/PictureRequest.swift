/// One picture wanted at one size.
nonisolated public struct PictureRequest: Sendable, Hashable {
  /// How a picture meets the box that it is wanted for.
  public enum Mode: Sendable, Hashable {
    /// The whole picture lies inside the box.
    case fit
    /// The picture covers the box; what reaches out is kept, for the drawing to cut.
    case fill
  }

  /// The picture.
  public var file: PictureFile
  /// The box to show it in, in device pixels.
  public var target: PixelSize
  /// How the picture meets the box.
  public var mode: Mode

  /// Makes a request for a picture in a box of device pixels.
  public init(file: PictureFile, target: PixelSize, mode: Mode = .fit) {
    self.file = file
    self.target = PixelSize(width: max(1, target.width), height: max(1, target.height))
    self.mode = mode
  }
}
