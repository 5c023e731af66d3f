/// Where views lie up and down in a row.
nonisolated public enum VerticalAlignment: Sendable, Hashable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// So that the first lines of text stand on one line.
  case firstTextBaseline

  /// The share of the free space that lies above.
  var fraction: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    case .firstTextBaseline: 0
    }
  }
}
