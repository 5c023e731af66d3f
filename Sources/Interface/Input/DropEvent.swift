public import Graphics

/// Things that were dragged from another window and dropped on this one.
nonisolated public struct DropEvent: Sendable, Hashable {
  /// For each file its path, and for dropped text each of its lines, which may be `file://`
  /// addresses.
  ///
  /// They are bytes because the names of files need not be UTF-8.
  public var items: [[UInt8]]
  /// Where, in points from the window's top-left corner, as far as the window system tells.
  public var position: Point
  /// When.
  public var time: Seconds

  /// Makes an event from its parts.
  public init(items: [[UInt8]], position: Point, time: Seconds) {
    self.items = items
    self.position = position
    self.time = time
  }
}
