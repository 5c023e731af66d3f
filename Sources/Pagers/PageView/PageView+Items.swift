public import Interface
import Motion

extension PageView where First: View, Second: RandomAccessCollection, Second.Element: Identifiable {
  /// Makes a row with a page per element, side by side unless a style is set.
  /// - Parameters:
  ///   - items: One element per page; pages keep their state as long as their element's
  ///     identifier stays.
  ///   - pageIndex: The number of the page in view, from 0; a number that does not exist counts as
  ///     the nearest one.
  ///   - disablePaging: Whether gestures, wheels and keys are ignored; writing `pageIndex` still
  ///     turns pages.
  ///   - offscreenCountPerSide: How many pages exist on each side of the one in view.
  ///   - spacing: The space between two pages in points, seen only while they move.
  ///   - scrollSlop: How far a pointer must drag to turn a page, in points; at least the 16 that
  ///     make a drag.
  ///   - animationDuration: About how long a turn takes, in seconds: the response of its spring; 0
  ///     turns at once.
  ///   - onPageTranslationChanged: Told in every frame of a turn how far it is.
  ///   - itemContent: Makes the page of an element.
  public init(
    items: Second, pageIndex: Binding<Int>, disablePaging: Binding<Bool> = .constant(false),
    offscreenCountPerSide: Int = 2, spacing: Double = 20, scrollSlop: Double = 20,
    animationDuration: Double = 0.3,
    onPageTranslationChanged: ((PagingTranslation) -> Void)? = nil,
    @ViewBuilder itemContent: @escaping (Second.Element) -> First
  ) {
    var settings = PagerSettings()
    settings.disablePaging = disablePaging
    settings.pagesPerSide = min(max(0, offscreenCountPerSide), PagerSettings.mostPages)
    settings.spacing = spacing.isFinite ? max(0, spacing) : 0
    settings.slop = max(0, scrollSlop)
    settings.motion.settle =
      animationDuration > 0 ? Spring(response: animationDuration, dampingFraction: 1) : nil
    settings.onTranslation = onPageTranslationChanged
    let source = PageSource(
      items, id: \.id, content: itemContent, selected: { pageIndex.wrappedValue },
      select: { pageIndex.change(to: $0) })
    self.init(
      pages: Pages(
        settings: settings, source: source, count: items.count,
        content: { itemContent(items.element(at: $0)) }),
      usualStyle: .scroll)
  }
}
