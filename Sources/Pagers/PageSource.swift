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
  static let empty = PageSource(
    count: 0, id: { $0 }, update: { _, _, _ in })

  /// The number of the page with an identifier, the hinted one if it fits.
  func index(of id: AnyHashable, hint: Int) -> Int? {
    if (0..<count).contains(hint), self.id(hint) == id { return hint }
    return (0..<count).first { self.id($0) == id }
  }
}
