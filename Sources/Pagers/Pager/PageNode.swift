import Graphics
import Interface
import Motion

/// The node of one page: its content in the middle of the page's area.
final class PageNode: ContentNode {
  /// The number of the page.
  var index = 0
  /// The identifier of the page's element.
  var id: AnyHashable?
  /// Which version of the source the content was made by.
  var revision = 0
  /// The row that the page is in.
  unowned let row: PagerNode

  init(of row: PagerNode, in context: ViewContext) {
    self.row = row
    super.init(in: context)
  }

  /// Where the page can be hit as it is seen now.
  override var hitArea: Rect? {
    row.visiblePages.first { $0.page === self }?.placement.hitArea
  }

  /// A page hides those below it from the pointer.
  override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }

  /// Where the content lies, if it is one view.
  var contentArea: Rect {
    items.count == 1 ? Rect(origin: items[0].origin, size: items[0].size) : bounds
  }
}
