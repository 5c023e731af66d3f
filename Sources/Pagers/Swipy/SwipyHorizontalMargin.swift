/// The space at both sides of a row's actions, in points.
nonisolated public struct SwipyHorizontalMargin: Sendable, Hashable {
  /// The space at the leading side of the actions.
  public let leading: Double
  /// The space at the trailing side of the actions.
  public let trailing: Double

  /// Makes a margin; lengths that are no positive numbers count as 0.
  public init(leading: Double, trailing: Double) {
    self.leading = leading.isFinite ? max(0, leading) : 0
    self.trailing = trailing.isFinite ? max(0, trailing) : 0
  }
}
