/// What can be drawn for a request now.
public enum PictureState: Sendable, Hashable {
  /// Nothing yet: draw the average colour, if it is known.
  case empty
  /// The best there is, coarser or much finer than the request, until the right one is ready.
  case preview(Picture)
  /// The picture, between one and two times as fine as the request.
  case ready(Picture)
  /// The picture cannot be shown; it is not tried again until `PicturePipeline.retry(_:)`.
  case failed(DecodeError)

  /// The picture to draw, if there is one.
  public var picture: Picture? {
    switch self {
    case .preview(let picture), .ready(let picture): picture
    case .empty, .failed: nil
    }
  }
}
