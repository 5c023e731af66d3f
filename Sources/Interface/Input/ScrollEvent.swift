public import Graphics
public import Motion

/// A step of continuous scrolling.
nonisolated public struct ScrollEvent: Sendable, Hashable {
  /// Where in its life a gesture is.
  public typealias Phase = ScrollPhase
  /// What makes a gesture.
  public typealias Source = ScrollSource

  /// Where in its life the gesture is.
  public var phase: Phase
  /// What is known of the device.
  public var source: Source
  /// The movement in units of scroll, positive towards content on the right and below.
  ///
  /// 400 units are one page. The desktop's natural-scrolling setting is already in the sign. A
  /// gesture that began without movement is fingers that rest on the trackpad: they hold what is
  /// moving, and may scroll or lift next.
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
