import Graphics
public import Interface

/// How a row uncovers its actions.
nonisolated public enum SwipyReveal: Sendable, Hashable {
  /// The content moves aside, and the actions come in behind it.
  case slide
  /// The content becomes narrower at the side of the actions, so that what stands at its other side
  /// can still be read; the actions share what is uncovered. The edge that moves is rounded by a
  /// radius in points.
  case retreat(cornerRadius: Double)

  /// The content becomes narrower, its edge rounded by 12 points.
  public static let retreat = SwipyReveal.retreat(cornerRadius: 12)
}

extension EnvironmentValues {
  private enum SwipyRevealKey: EnvironmentKey { static let defaultValue = SwipyReveal.slide }
  private enum SwipyModelKey: EnvironmentKey { static let defaultValue = SwipyModel() }

  /// How rows uncover their actions.
  public var swipyReveal: SwipyReveal {
    get { self[SwipyRevealKey.self] }
    set { self[SwipyRevealKey.self] = newValue }
  }

  /// The row that actions belong to; outside of rows one that nobody swipes.
  var swipyModel: SwipyModel {
    get { self[SwipyModelKey.self] }
    set { self[SwipyModelKey.self] = newValue }
  }
}

extension View {
  /// Sets how the rows in this view uncover their actions.
  public func swipyReveal(_ reveal: SwipyReveal) -> some View { environment(\.swipyReveal, reveal) }
}
