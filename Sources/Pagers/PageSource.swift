import Interface

/// Pages by number: how a pager's node sees a collection whose type it does not know.
struct PageSource {
  /// The number of pages.
  var count: Int
  /// The identifier of a page's element.
  var id: (Int) -> AnyHashable
  /// Brings the content of a page's node up to date.
  var update: (PageNode, Int, ViewContext) -> Void

  /// No pages.
  static let empty = PageSource(count: 0, id: { $0 }, update: { _, _, _ in })

  /// The number of the page with an identifier, the nearest one to where it was.
  ///
  /// A page that has not moved is found at once, one that has moved a little nearly so.
  func index(of id: AnyHashable, near place: Int) -> Int? {
    let last = count - 1
    guard last >= 0 else { return nil }
    let place = min(max(0, place), last)
    for distance in 0...max(place, last - place) {
      if place + distance <= last, self.id(place + distance) == id { return place + distance }
      if place - distance >= 0, self.id(place - distance) == id { return place - distance }
    }
    return nil
  }
}
