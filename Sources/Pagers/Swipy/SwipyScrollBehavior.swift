public import Graphics

/// Decides when a movement over a row is meant to scroll what the row lies in.
///
/// The rule is asked at each movement before the swipe behaviour; once it says yes, the gesture
/// swipes nothing until the pointer goes up. Fingers on a trackpad need no such rule: their first
/// movement tells.
nonisolated public struct SwipyScrollBehavior: SwipyBehavior {
  /// Lists scroll up and down.
  public static let axis = Axis.vertical
  /// The rule itself.
  public let decider: Decider

  /// Makes a behaviour from a rule.
  public init(decider: @escaping Decider) { self.decider = decider }

  /// After 5 points up or down.
  public static let soft = after(5)
  /// After 10 points up or down.
  public static let normal = after(10)
  /// After 20 points up or down.
  public static let hard = after(20)
  /// Never.
  public static let disabled = SwipyScrollBehavior { _, _, _ in false }

  private static func after(_ distance: Double) -> SwipyScrollBehavior {
    SwipyScrollBehavior { model, translation, _ in
      !model.isSwiped && !model.isSwiping && abs(translation.height) > distance
    }
  }
}
