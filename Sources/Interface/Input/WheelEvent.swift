public import Graphics

/// Whole detents of a mouse wheel.
nonisolated public struct WheelEvent: Sendable, Hashable {
  /// The number of detents, positive towards content on the right and below.
  public var detents: Vector
  /// Where the pointer is, in points from the window's top-left corner.
  public var position: Point
  /// When.
  public var time: Seconds

  /// Makes an event from its parts.
  public init(detents: Vector, position: Point, time: Seconds) {
    self.detents = detents
    self.position = position
    self.time = time
  }
}
