internal import CommandLines

/// The text of the title bar.
nonisolated enum WindowTitle {
  /// `NAME — 3 of 40 — Gallery`, or just `Gallery` when there is nothing to show.
  ///
  /// - Parameters:
  ///   - name: The picture's name; control characters in it are made visible.
  ///   - index: Which picture it is, counted from 0.
  ///   - count: How many there are.
  static func text(name: String, index: Int, count: Int) -> String {
    guard count > 0 else { return AppIdentity.name }
    return "\(name.withVisibleControls) — \(index + 1) of \(count) — \(AppIdentity.name)"
  }
}
