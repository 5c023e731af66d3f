import Interface
import Motion

/// Pages by number: how a pager's node sees data whose type it does not know.
struct PageSource {
  /// After how many pages the same ones come again; nil: never.
  var count: Int?
  /// Forgets what is known of pages other than one, because data may have changed.
  var refresh: (Int) -> Void = { _ in }
  /// The pages that exist, as far as is known once those up to a distance from one have been asked
  /// for.
  var bounds: (_ page: Int, _ reach: Int) -> PageBounds
  /// The identifier of a page.
  var id: (Int) -> AnyHashable
  /// The number of the page with an identifier, the nearest one to where it was.
  var index: (_ id: AnyHashable, _ place: Int) -> Int?
  /// Reads which page is selected.
  var selected: () -> Int
  /// Selects a page.
  var select: (Int) -> Void
  /// Brings the content of a page's node up to date.
  var update: (PageNode, Int, ViewContext) -> Void

  /// No pages.
  static let empty = PageSource(
    bounds: { _, _ in .empty }, id: { $0 }, index: { _, _ in nil }, selected: { 0 },
    select: { _ in }, update: { _, _, _ in })
}

extension PageSource {
  /// The elements of a collection, whose numbers are counted from 0.
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The identifier of an element.
  ///   - content: Makes the view of an element.
  ///   - selected: Reads the number of the selected page.
  ///   - select: Selects a page by its number.
  init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> some View,
    selected: @escaping () -> Int, select: @escaping (Int) -> Void
  ) {
    let count = data.count
    self.init(
      bounds: { _, _ in PageBounds(count: count) },
      id: { AnyHashable(id(data.element(at: $0))) },
      index: { wanted, place in
        guard let wanted = wanted.base as? ID else { return nil }
        return Self.nearest(to: place, in: count) { id(data.element(at: $0)) == wanted }
      },
      selected: selected, select: select,
      update: { node, page, context in
        node.updateContent(
          ElementView(element: data.element(at: page), content: content), in: context)
      })
  }

  /// The page that fits, the nearest one to a place: what has not moved is found at once, and what
  /// has moved a little nearly so.
  static func nearest(to place: Int, in count: Int, where fits: (Int) -> Bool) -> Int? {
    let last = count - 1
    guard last >= 0 else { return nil }
    let place = min(max(0, place), last)
    for distance in 0...max(place, last - place) {
      if place + distance <= last, fits(place + distance) { return place + distance }
      if place - distance >= 0, fits(place - distance) { return place - distance }
    }
    return nil
  }
}

extension PageSource {
  /// The pages of a chain.
  init<Value: Hashable>(
    _ chain: PageChain<Value>, selection: Binding<Value>,
    content: @escaping (Value) -> some View
  ) {
    self.init(
      refresh: { chain.refresh(at: $0) },
      bounds: { chain.bounds(around: $0, reach: $1) },
      id: { AnyHashable(chain.value(at: $0)) },
      index: { id, _ in (id.base as? Value).flatMap(chain.page) },
      selected: { chain.select(selection.wrappedValue) },
      select: { selection.change(to: chain.value(at: $0)) },
      update: { node, page, context in
        node.updateContent(
          ElementView(element: chain.value(at: page), content: content), in: context)
      })
  }
}
