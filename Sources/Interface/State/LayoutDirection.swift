/// The direction in which lines of text, and with them layouts and pagers, run.
nonisolated public enum LayoutDirection: Sendable, Hashable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}
