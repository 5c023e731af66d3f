/// Where views lie sideways in a column.
nonisolated public enum HorizontalAlignment: Sendable, Hashable {
  /// At the edge where a line of text begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where a line of text ends.
  case trailing

  /// The share of the free space that lies on the left.
  func fraction(in direction: LayoutDirection) -> Double {
    switch self {
    case .leading: direction == .leftToRight ? 0 : 1
    case .center: 0.5
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}
