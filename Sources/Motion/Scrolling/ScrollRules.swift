/// How scrolled content moves.
public struct ScrollRules: Sendable {
  /// How fast a glide slows down: its speed falls by the factor e in 1 / friction seconds.
  ///
  /// 4 per second is what GTK gives its scrolled windows.
  public var friction = 4.0
  /// The spring that brings content back from beyond its ends.
  public var bounceBack = Spring.bounceBack
  /// The spring that a wheel or a key moves content with; nil moves it at once.
  public var step: Spring? = .scrollStep
  /// How far a glide may carry content beyond its ends, in points.
  public var overshoot = 48.0
  /// The resistance at a finger beyond the ends, 0…1.
  public var resistance = 0.55
  /// How near to its place content must be to rest, in points.
  public var restDistance = 0.25
  /// How slow content must be to rest, in points per second.
  public var restSpeed = 5.0

  /// Makes the usual rules; change the ones that differ.
  public init() {}

  /// Rules for people who asked for less motion: wheels and keys move at once, nothing swings.
  public static var reducedMotion: ScrollRules {
    var rules = ScrollRules()
    rules.step = nil
    rules.bounceBack = .calmBounceBack
    rules.overshoot = 0
    return rules
  }
}
