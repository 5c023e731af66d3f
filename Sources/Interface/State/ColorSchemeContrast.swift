/// Whether a person asked for stronger differences between colours.
nonisolated public enum ColorSchemeContrast: Sendable, Hashable {
  /// Colours as designed.
  case standard
  /// Text and lines that stand out more.
  case increased
}
