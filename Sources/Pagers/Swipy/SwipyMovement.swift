import Graphics
import Interface
import Motion

/// A movement over a row that may become a swipe.
struct SwipyMovement {
  /// The kind of device that makes it.
  enum Device { case pointer, trackpad }

  /// How many times its movement up and down a swipe must move sideways.
  private static let ratio = 1.2

  let device: Device
  /// How far it has come, in points.
  private(set) var translation = Vector.zero
  private var trackers = (x: VelocityTracker(), y: VelocityTracker())

  init(_ device: Device, at time: Seconds) {
    self.device = device
    trackers.x.begin(at: time)
    trackers.y.begin(at: time)
  }

  mutating func add(_ delta: Vector, at time: Seconds) {
    translation += delta
    trackers.x.add(delta.dx, at: time)
    trackers.y.add(delta.dy, at: time)
  }

  /// How fast it is, in points per second.
  func velocity(at time: Seconds) -> Size {
    Size(width: trackers.x.velocity(at: time), height: trackers.y.velocity(at: time))
  }

  /// How far a pointer moves before it does more than click, in points.
  static let slop = AxisLock.pointer(.horizontal).slop

  /// Whether it has come too far for a click.
  var isDrag: Bool { translation.length >= Self.slop }

  /// Whether it goes sideways, as what a trackpad does is known to from the start.
  var isSideways: Bool {
    device == .trackpad
      || abs(translation.dx) >= max(Self.slop, Self.ratio * abs(translation.dy))
  }
}
