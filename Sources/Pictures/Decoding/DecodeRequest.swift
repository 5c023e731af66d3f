/// What a decoder is asked for: a picture, within the limits of what can be drawn.
nonisolated public struct DecodeRequest: Sendable, Hashable {
  /// The picture and its box.
  public var picture: PictureRequest
  /// The most pixels of the result in all.
  public var maximumArea: Int
  /// Whether a rough picture is wanted first where the real one takes long.
  public var wantsPreview: Bool

  /// Makes a request; without limits the picture's own size is the only one.
  public init(
    picture: PictureRequest, maximumArea: Int = .max, wantsPreview: Bool = false
  ) {
    self.picture = picture
    self.maximumArea = maximumArea
    self.wantsPreview = wantsPreview
  }

  /// The pixels that a picture of some size comes out with: as the box asks, never enlarged.
  public func outputSize(of source: PixelSize) -> PixelSize {
    let (width, height) = (Double(source.width), Double(source.height))
    let across = Double(picture.target.width) / width
    let down = Double(picture.target.height) / height
    let box = picture.mode == .fit ? min(across, down) : max(across, down)
    let area = (Double(maximumArea) / (width * height)).squareRoot()
    return source.scaled(by: min(1, box, area))
  }
}
