public import Interface
import Motion

/// A row of dots, one per page, the current one bright.
///
/// A click on a dot shows its page; pressing and dragging along the row scrubs through the pages.
/// Beside a page view that shares a `PagePosition`, the bright dot glides with the pages.
/// ```swift
/// PageIndicator(selection: $index, total: photos.count) { page in
///   AsyncImage(path: photos[page].path, contentMode: .fill)
/// }
/// .foregroundColor(.white)
/// .shadow(color: .black.opacity(0.35), radius: 6)
/// ```
/// More than nine pages have a window of nine dots that scrolls, and `312 / 1000` beside it. Dots
/// have the colour of the colour scheme, or the `foregroundColor` that is set; a `shadow` becomes a
/// halo round each dot, which keeps them visible on pictures.
public struct PageIndicator<Thumbnail: View>: PrimitiveView {
  private let selection: Binding<Int>
  private let total: Int
  private let thumbnail: ((Int) -> Thumbnail)?

  /// Makes an indicator that shows the page under the finger in a bubble while it scrubs.
  /// - Parameters:
  ///   - selection: The number of the current page, from 0.
  ///   - total: The number of pages.
  ///   - thumbnail: Makes the small picture of a page by its number, offered 120 by 80 points.
  public init(
    selection: Binding<Int>, total: Int, @ViewBuilder thumbnail: @escaping (Int) -> Thumbnail
  ) {
    self.selection = selection
    self.total = max(0, total)
    self.thumbnail = thumbnail
  }

  /// Makes the indicator's node.
  public func make(in context: ViewContext) -> PageIndicatorNode { PageIndicatorNode(in: context) }

  /// Brings selection, number of pages and thumbnails up to date.
  public func update(_ node: PageIndicatorNode, in context: ViewContext) {
    node.bubble.thumbnail = thumbnail.map { thumbnail in
      { node, page, context in
        node.updateContent(ElementView(element: page, content: thumbnail), in: context)
      }
    }
    node.update(selection: selection, total: total, in: context)
  }
}

extension PageIndicator where Thumbnail == EmptyView {
  /// Makes an indicator.
  /// - Parameters:
  ///   - selection: The number of the current page, from 0.
  ///   - total: The number of pages.
  public init(selection: Binding<Int>, total: Int) {
    self.selection = selection
    self.total = max(0, total)
    thumbnail = nil
  }
}
