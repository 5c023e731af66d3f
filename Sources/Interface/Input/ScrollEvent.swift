public import Graphics

/// A step of continuous scrolling.
nonisolated public struct ScrollEvent: Sendable, Hashable {
  /// Where in its life the gesture is.
  public enum Phase: Sendable, Hashable {
    /// The first movement.
    case began
    /// More movement.
    case changed
    /// The fingers lifted, or the device went quiet.
    case ended
    /// The window system took the gesture away.
    case cancelled
  }

  /// What is known of the device.
  public enum Source: Sendable, Hashable {
    /// Fingers on a trackpad, with a true lift.
    case finger
    /// A device without phases; the end is a quiet time and carries no velocity.
    case continuous
  }

  /// Where in its life the gesture is.
  public var phase: Phase
  /// What is known of the device.
  public var source: Source
  /// The movement in units of scroll, positive towards content on the right and below.
  ///
  /// 400 units are one page. The desktop's natural-scrolling setting is already in the sign.
  public var delta: Vector
  /// Where the pointer is, in points from the window's top-left corner.
  public var position: Point
  /// When the device made the movement.
  public var time: Seconds

  /// Makes an event from its parts.
  public init(
    _ phase: Phase, source: Source, delta: Vector, position: Point, time: Seconds
  ) {
    self.phase = phase
    self.source = source
    self.delta = delta
    self.position = position
    self.time = time
  }
}
