public import Graphics

/// How a value goes to a new target: along a spring, along a curve of given duration, or at once
/// while the window fades from one look to the other.
///
/// ```swift
/// withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isOpen = true }
/// withAnimation(.easeOut(duration: 0.2).delay(0.1)) { opacity = 1 }
/// ```
public struct Animation: Sendable, Hashable {
  enum Course: Sendable, Hashable {
    case spring(Spring)
    case curve(TimingCurve, duration: Seconds)
    case crossFade(duration: Seconds)
  }

  let course: Course
  /// How long the value waits before it moves.
  private(set) var pause: Seconds = 0
  /// How much faster than usual time runs for the course.
  private(set) var pace = 1.0

  private init(_ course: Course) { self.course = course }

  /// The motion of a spring.
  public static func spring(_ spring: Spring) -> Animation { Animation(.spring(spring)) }

  /// A curve given by the control points of a cubic Bézier curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Seconds = 0.35
  ) -> Animation {
    curve(TimingCurve(x1, y1, x2, y2), duration: duration)
  }

  static func curve(_ curve: TimingCurve, duration: Seconds) -> Animation {
    Animation(.curve(curve, duration: duration.isFinite ? max(0, duration) : 0))
  }

  /// Values change at once, and the window's last look fades away over the new one.
  ///
  /// It is for people who asked for less motion. A delay changes nothing.
  public static func crossFade(duration: Seconds) -> Animation {
    Animation(.crossFade(duration: duration.isFinite ? max(0, duration) : 0))
  }

  /// How long the window fades from one look to the other; nil: values move instead.
  public var crossFadeDuration: Seconds? {
    guard case .crossFade(let duration) = course else { return nil }
    return duration / pace
  }

  /// The animation, begun some seconds later; until then a motion in progress goes on.
  ///
  /// A delay that is not a positive number changes nothing.
  public func delay(_ delay: Seconds) -> Animation {
    guard delay.isFinite, delay > 0 else { return self }
    var copy = self
    copy.pause += delay
    return copy
  }

  /// The animation, with its time running faster by a factor: 2 halves delay and duration.
  ///
  /// A factor that is not a positive number changes nothing.
  public func speed(_ factor: Double) -> Animation {
    guard factor.isFinite, factor > 0 else { return self }
    var copy = self
    copy.pause /= factor
    copy.pace *= factor
    return copy
  }
}
