public import Graphics
public import Motion

/// A step of a pinch on a trackpad.
nonisolated public struct PinchEvent: Sendable, Hashable {
  /// Where in its life a pinch is.
  public typealias Phase = ScrollPhase

  /// Where in its life the pinch is.
  public var phase: Phase
  /// The distance of the fingers, as a part of what it was when the pinch began.
  public var scale: Double
  /// How far the fingers have turned since the pinch began, in degrees clockwise.
  public var rotation: Double
  /// The centre, in points from the window's top-left corner: where the pointer was, moved as the
  /// fingers move together.
  public var position: Point
  /// When the device made the movement.
  public var time: Seconds

  /// Makes an event from its parts.
  public init(
    _ phase: Phase, scale: Double, rotation: Double = 0, position: Point, time: Seconds
  ) {
    self.phase = phase
    self.scale = scale
    self.rotation = rotation
    self.position = position
    self.time = time
  }
}
