internal import Graphics

extension Pager {
  /// What a pager is doing; always exactly one of these.
  public enum Phase: Sendable, Hashable {
    /// It rests on a page.
    case idle
    /// A finger holds it.
    case dragging(Drag)
    /// A spring pulls it to a page.
    case settling(Settling)
  }

  /// A gesture that holds the pages.
  public struct Drag: Sendable, Hashable {
    /// The page that the gesture started from: the one at rest, or the one that a caught settle
    /// was going to.
    public internal(set) var start: Int
    /// How far the finger travelled since the gesture began, in pages.
    public internal(set) var translation = 0.0
    /// The position without resistance, in pages.
    var finger: Double
    var tracker = VelocityTracker()
    var hasMoved = false

    init(start: Int, finger: Double, time: Seconds) {
      self.start = start
      self.finger = finger
      tracker.begin(at: time)
    }
  }

  /// A spring on its way to a page.
  public struct Settling: Sendable, Hashable {
    /// The page where it will stop.
    public internal(set) var target: Int
    var spring: Spring
    var start: Seconds
    var displacement: Double
    var velocity: Double

    func state(at time: Seconds) -> (displacement: Double, velocity: Double) {
      spring.value(at: time - start, from: displacement, velocity: velocity)
    }

    func isAtRest(at time: Seconds, by rules: PagerRules) -> Bool {
      spring.isAtRest(
        at: time - start, from: displacement, velocity: velocity,
        distance: rules.restDistance, speed: rules.restSpeed)
    }
  }
}
