internal import Glibc
internal import Graphics

extension ScrollMotion {
  /// What the content is doing.
  public enum Phase: Sendable, Hashable {
    /// It rests.
    case idle
    /// A finger holds it.
    case dragging(Drag)
    /// It was let go with some speed and slows down.
    case gliding(Glide)
    /// A spring pulls it to its place.
    case springing(Pull)
  }

  /// A finger that holds the content.
  public struct Drag: Sendable, Hashable {
    /// The offset without the resistance beyond the ends.
    var finger: Double
    var tracker = VelocityTracker()
  }

  /// Content that slows down: x(t) = x₀ + v₀ / k · (1 − e^(−kt)).
  public struct Glide: Sendable, Hashable {
    let start: Seconds
    var origin: Double
    let speed: Double
    let friction: Double

    /// Where it comes to rest.
    var end: Double { origin + speed / friction }

    func offset(at time: Seconds) -> Double {
      origin + speed / friction * (1 - exp(-friction * max(0, time - start)))
    }

    func velocity(at time: Seconds) -> Double { speed * exp(-friction * max(0, time - start)) }

    /// When it passes an offset on its way; nil: never.
    func time(at offset: Double) -> Seconds? {
      let left = 1 - (offset - origin) * friction / speed
      guard left > 0, left <= 1 else { return left > 1 ? start : nil }
      return start - log(left) / friction
    }

    func isOver(at time: Seconds, within distance: Double) -> Bool {
      abs(end - offset(at: time)) < distance
    }
  }

  /// A spring that pulls the content to its place.
  public struct Pull: Sendable, Hashable {
    let start: Seconds
    var target: Double
    let spring: Spring
    let displacement: Double
    let speed: Double
    /// Whether the target is the end of the content, wherever that is.
    let isToEnd: Bool

    func offset(at time: Seconds) -> Double { target + state(at: time).displacement }

    func state(at time: Seconds) -> (displacement: Double, velocity: Double) {
      spring.value(at: time - start, from: displacement, velocity: speed)
    }

    func isAtRest(at time: Seconds, by rules: ScrollRules) -> Bool {
      spring.isAtRest(
        at: time - start, from: displacement, velocity: speed, distance: rules.restDistance,
        speed: rules.restSpeed)
    }
  }
}
