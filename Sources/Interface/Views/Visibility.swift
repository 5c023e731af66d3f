/// Whether a part of a view is seen.
public enum Visibility: Sendable, Hashable, CaseIterable {
  /// As the view that it is a part of sees fit.
  case automatic
  /// Always.
  case visible
  /// Never.
  case hidden
}
