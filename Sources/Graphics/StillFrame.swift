/// A frame of the past, kept to fade away over those that follow.
public final class StillFrame: Sendable {
  /// What it showed.
  public let list: DrawList
  /// The colour below that.
  public let background: Color

  /// Keeps a frame.
  public init(list: DrawList, background: Color) {
    self.list = list
    self.background = background
  }
}

extension StillFrame: Equatable {
  /// Whether both are the same frame, not only one that looks alike.
  public static func == (a: StillFrame, b: StillFrame) -> Bool { a === b }
}
