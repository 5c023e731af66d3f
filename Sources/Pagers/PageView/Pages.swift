import Interface

/// What a page view shows, whatever the type of its data: the same for every style.
struct Pages {
  /// What the initialiser said of spacing, window and motion.
  var settings = PagerSettings()
  /// The source of the pages for a node, which keeps what a chain has seen.
  var source: (PagerNode) -> PageSource
  /// The selection, and the steps from page to page.
  var selection: Binding<PageViewStyleConfiguration.Value>
  var next: (PageViewStyleConfiguration.Value) -> PageViewStyleConfiguration.Value?
  var previous: (PageViewStyleConfiguration.Value) -> PageViewStyleConfiguration.Value?
  var content: (PageViewStyleConfiguration.Value) -> AnyView

  var configuration: PageViewStyleConfiguration {
    PageViewStyleConfiguration(
      selection: selection, next: next, previous: previous,
      content: { .init(content: content($0)) },
      pages: self)
  }
}
