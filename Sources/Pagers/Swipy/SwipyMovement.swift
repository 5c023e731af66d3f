import Graphics
import Interface
import Motion

/// A movement over a row that may become a swipe.
struct SwipyMovement {
  /// The kind of device that makes it.
  enum Device { case pointer, trackpad }

  let device: Device
  /// How far it has come, in points.
  private(set) var translation = Vector.zero
  private var tracker = VectorVelocityTracker()

  init(_ device: Device, at time: Seconds) {
    self.device = device
    tracker.begin(at: time)
  }

  mutating func add(_ delta: Vector, at time: Seconds) {
    translation += delta
    tracker.add(delta, at: time)
  }

  /// How fast it is, in points per second.
  func velocity(at time: Seconds) -> Size {
    let velocity = tracker.velocity(at: time)
    return Size(width: velocity.dx, height: velocity.dy)
  }

  /// How far a pointer moves before it does more than click, in points.
  static var slop: Double { lock.slop }

  private static let lock = AxisLock.pointer(.horizontal)

  /// Whether it has come too far for a click.
  var isDrag: Bool { translation.length >= Self.slop }

  /// Whether it goes sideways, as what a trackpad does is known to from the start.
  var isSideways: Bool {
    device == .trackpad
      || abs(translation.dx) >= max(Self.slop, Self.lock.ratio * abs(translation.dy))
  }
}
