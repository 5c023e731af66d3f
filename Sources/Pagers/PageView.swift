public import Interface
import Motion

/// Pages side by side, one in view, of which only a few around it exist.
///
/// ```swift
/// PageView(items: photos, pageIndex: $index) { photo in
///   AsyncImage(path: photo.path)
/// }
/// ```
/// Trackpads, wheels, touch, mouse and keys turn the pages; writing `pageIndex` does so too. The
/// index is written once per turn, when it is known where the turn will end, and again when data
/// change and the page in view gets another number.
public struct PageView<Content: View, Data: RandomAccessCollection>: PrimitiveView
where Data.Element: Identifiable {
  private let items: Data
  private let itemContent: (Data.Element) -> Content
  private let settings: PagerSettings

  /// Makes a row of pages.
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
    items: Data, pageIndex: Binding<Int>, disablePaging: Binding<Bool> = .constant(false),
    offscreenCountPerSide: Int = 2, spacing: Double = 20, scrollSlop: Double = 20,
    animationDuration: Double = 0.3,
    onPageTranslationChanged: ((PagingTranslation) -> Void)? = nil,
    @ViewBuilder itemContent: @escaping (Data.Element) -> Content
  ) {
    self.items = items
    self.itemContent = itemContent
    settings = PagerSettings(
      pageIndex: pageIndex, disablePaging: disablePaging,
      pagesPerSide: max(0, offscreenCountPerSide), spacing: spacing.isFinite ? max(0, spacing) : 0,
      scrollSlop: max(0, scrollSlop), duration: max(0, animationDuration),
      onTranslation: onPageTranslationChanged)
  }

  /// Makes the row's node.
  public func make(in context: ViewContext) -> PagerNode { PagerNode(in: context) }

  /// Brings data and settings up to date.
  public func update(_ node: PagerNode, in context: ViewContext) {
    node.update(source: source, settings: settings, in: context)
  }

  private var source: PageSource {
    let (items, content) = (items, itemContent)
    func item(_ index: Int) -> Data.Element {
      items[items.index(items.startIndex, offsetBy: index)]
    }
    func page(_ index: Int) -> ElementView<Data.Element, Content> {
      ElementView(element: item(index), content: content)
    }
    return PageSource(
      count: items.count,
      id: { AnyHashable(item($0).id) },
      update: { node, index, context in node.updateContent(page(index), in: context) })
  }
}
