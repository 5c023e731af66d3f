/// When a drag turns a page.
nonisolated public enum PageTurnType: Sendable {
  /// On release, when the drag is longer than a share of the page's length.
  case regular(pageTurnDelta: Double)
  /// While the finger is still down, when the drag is longer than a distance.
  case earlyCutoff(config: EarlyCutOffConfiguration)

  /// On release, past 0.3 of the page's length.
  public static let regularDefault = PageTurnType.regular(pageTurnDelta: 0.3)
  /// While the finger is still down, past 80 points.
  public static let earlyCutOffDefault = PageTurnType.earlyCutoff(config: .default)
}
