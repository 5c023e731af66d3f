/// Where the lines of a text of several lines lie in its width.
nonisolated public enum TextAlignment: Sendable, Hashable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing
}
