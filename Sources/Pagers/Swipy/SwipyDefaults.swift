public import Interface

/// What a `Swipy` does that is told nothing else.
nonisolated public struct SwipyDefaults: Sendable {
  /// No margin.
  public static let swipeActionsMargin = SwipyHorizontalMargin(leading: 0, trailing: 0)
  /// The width of the actions.
  public static let swipeThreshold: @MainActor @Sendable (SwipyModel) -> Double = {
    $0.swipeActionsWidth
  }
  /// Quick swipes.
  public static let swipeBehavior = SwipySwipeBehavior.normal
  /// Scrolling after 10 points.
  public static let scrollBehavior = SwipyScrollBehavior.normal
  /// No actions.
  public static let swipeActions: @Sendable () -> EmptyView = { EmptyView() }
}
