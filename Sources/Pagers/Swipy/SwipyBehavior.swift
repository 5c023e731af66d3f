public import Graphics
public import Interface

/// A rule that is asked at each movement over a row until the gesture is decided.
///
/// Rules are given by name, by a closure, or combined:
/// ```swift
/// swipeBehavior: .normal.and(.velocity(400))
/// swipeBehavior: .custom { model, gesture in gesture.translation.width < -30 }
/// swipeBehavior: .custom().offset(200).and(.velocity(2000))
/// scrollBehavior: .normal.or(.soft).and(.not(.hard))
/// ```
/// Widths count as if the actions were at the right of the row: what uncovers them is negative, on
/// either side of the row and in either direction of layout.
nonisolated public protocol SwipyBehavior: Sendable {
  /// Answers for a model, how far the pointer has come in points, and how fast it moves in points
  /// per second.
  typealias Decider = @MainActor @Sendable (SwipyModel, Size, Size) -> Bool

  /// The axis that the behaviour's distances and speeds are measured along.
  static var axis: Axis { get }
  /// The rule itself.
  var decider: Decider { get }
  /// Makes a behaviour from a rule.
  init(decider: @escaping Decider)
}

// MARK: - Combining

extension SwipyBehavior {
  /// Yes where this behaviour or another one says yes.
  public func or(_ other: Self) -> Self {
    let (first, second) = (decider, other.decider)
    return Self { first($0, $1, $2) || second($0, $1, $2) }
  }

  /// Yes where this behaviour and another one say yes.
  public func and(_ other: Self) -> Self {
    let (first, second) = (decider, other.decider)
    return Self { first($0, $1, $2) && second($0, $1, $2) }
  }

  /// Yes where this behaviour says yes and another one does not.
  public func not(_ other: Self) -> Self { and(.not(other)) }

  /// Yes where a behaviour says no.
  public static func not(_ other: Self) -> Self {
    let decider = other.decider
    return Self { !decider($0, $1, $2) }
  }
}

// MARK: - Rules

extension SwipyBehavior {
  /// A rule of one's own; without one yes for a row that is open or being swiped.
  public static func custom(
    _ decider: @escaping Decider = { model, _, _ in model.isSwiped || model.isSwiping }
  ) -> Self {
    Self(decider: decider)
  }

  /// A rule of one's own that gets the gesture in one value.
  public static func custom(
    _ decider: @escaping @MainActor @Sendable (SwipyModel, DragGesture.Value) -> Bool
  ) -> Self {
    Self { model, translation, velocity in
      decider(model, model.gesture(translation: translation, velocity: velocity))
    }
  }

  /// Yes while the row is being swiped.
  public static func swiping() -> Self { Self { model, _, _ in model.isSwiping } }

  /// Yes for a row that is open.
  public static func swiped() -> Self { Self { model, _, _ in model.isSwiped } }

  /// Yes once the pointer has come farther than a distance in points, in either direction.
  public static func offset(_ offset: Double) -> Self {
    Self { _, translation, _ in abs(axis.length(of: translation)) > offset }
  }

  /// Yes while the pointer is faster than a speed in points per second, in either direction.
  public static func velocity(_ velocity: Double) -> Self {
    Self { _, _, speed in abs(axis.length(of: speed)) > velocity }
  }

  /// Yes where this behaviour says yes, and while the row is being swiped.
  public func swiping() -> Self { or(.swiping()) }

  /// Yes where this behaviour says yes, and for a row that is open.
  public func swiped() -> Self { or(.swiped()) }

  /// Yes where this behaviour says yes, and farther than a distance in points.
  public func offset(_ offset: Double) -> Self { or(.offset(offset)) }

  /// Yes where this behaviour says yes, and faster than a speed in points per second.
  public func velocity(_ velocity: Double) -> Self { or(.velocity(velocity)) }
}
