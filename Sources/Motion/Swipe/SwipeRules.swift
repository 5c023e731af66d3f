public import Graphics

/// How a row moves that is swiped.
public struct SwipeRules: Sendable {
  /// The spring that opens and closes a row after a gesture; nil moves it at once.
  public var settle: Spring? = .panel
  /// The spring that brings a row to the finger when its swipe starts late; nil does it at once.
  public var catchUp: Spring? = .interactive
  /// The resistance at a finger beyond the ends, 0…1.
  public var resistance = 0.55
  /// The share of the row past which a full swipe counts.
  public var fullSwipeShare = 0.6
  /// For how many seconds a row would coast on at the speed of the release.
  public var coasting: Seconds = 0.2
  /// How far a release may carry the row past its place, in points.
  public var overshoot = 12.0

  /// Makes the usual rules; change the ones that differ.
  public init() {}

  /// Rules for people who asked for less motion: only tracking is shown.
  public static var reducedMotion: SwipeRules {
    var rules = SwipeRules()
    rules.settle = nil
    rules.catchUp = nil
    return rules
  }
}
