/// Turns the pages of the page view that a view lies in: call it with a direction.
///
/// ```swift
/// @Environment(\.navigatePageView) private var navigate
/// …
/// Button("Next") { navigate(.forwards) }
/// ```
/// Without a page view, and with both directions at once, it does nothing.
nonisolated public struct PageViewNavigateAction: Sendable, Equatable {
  let navigator: PageNavigator?

  /// Turns one page.
  @MainActor public func callAsFunction(_ direction: PageViewDirection) {
    navigator?.navigate(direction)
  }

  /// Whether both turn the pages of the same page view.
  public static func == (a: Self, b: Self) -> Bool { a.navigator === b.navigator }
}
