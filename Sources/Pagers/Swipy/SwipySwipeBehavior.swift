public import Graphics

/// Decides when a movement over a row starts to swipe it.
///
/// The rule is asked at each movement until it says yes; from then on the row follows to the end of
/// the gesture. The named ones let a closed row be swiped by a quick movement only: a slow one never
/// has the speed at the moment when it has come far enough. `.offset(_:)` and `.straight` take slow
/// ones too.
nonisolated public struct SwipySwipeBehavior: SwipyBehavior {
  /// Swipes go sideways.
  public static let axis = Axis.horizontal
  /// The rule itself.
  public let decider: Decider
  /// Whether no movement ever starts a swipe, so that the row leaves them to what is round it.
  let isNever: Bool

  /// Makes a behaviour from a rule.
  public init(decider: @escaping Decider) { self.init(decider, isNever: false) }

  private init(_ decider: @escaping Decider, isNever: Bool) {
    self.decider = decider
    self.isNever = isNever
  }

  /// At 100 points per second and after 25 points.
  public static let soft = quick(speed: 100, distance: 25)
  /// At 200 points per second and after 50 points.
  public static let normal = quick(speed: 200, distance: 50)
  /// At 400 points per second and after 100 points.
  public static let hard = quick(speed: 400, distance: 100)
  /// At once.
  public static let straight = SwipySwipeBehavior { _, _, _ in true }
  /// Never.
  public static let disabled = SwipySwipeBehavior({ _, _, _ in false }, isNever: true)

  private static func quick(speed: Double, distance: Double) -> SwipySwipeBehavior {
    SwipySwipeBehavior { model, translation, velocity in
      model.isSwiped || model.isSwiping
        || velocity.width <= -speed && translation.width <= -distance
    }
  }
}
