import Interface

/// The node of one page: its content in the middle of the page's area.
final class PageNode: ContentNode {
  /// The number of the page.
  var index = 0
  /// The identifier of the page's element.
  var id: AnyHashable?
  /// Which version of the source the content was made by.
  var revision = 0
}
