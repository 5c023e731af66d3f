public import Graphics

/// A view through which larger content is seen and scrolled.
///
/// Two fingers on a trackpad and a finger on a touchscreen move the content 1:1; it glides on when
/// they lift and gives way at its ends like a rubber band. Wheels, arrow keys and the bar at the
/// edge move it too. Inside a `PageView` it takes what goes along its own axes, and hands on what it
/// cannot move.
/// ```swift
/// PageView(items: chapters, pageIndex: $page) { chapter in
///   ScrollView { Text(chapter.text) }
/// }
/// ```
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// Makes a view that scrolls.
  /// - Parameters:
  ///   - axes: The directions in which the content may be larger than the view.
  ///   - showsIndicators: Whether bars at the edges show how far the content is scrolled, while it
  ///     moves and while the pointer is over it.
  ///   - content: What is scrolled; several views are a column.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes the view's node.
  public func make(in context: ViewContext) -> ScrollNode { ScrollNode(in: context) }

  /// Updates axes and content.
  public func update(_ node: ScrollNode, in context: ViewContext) {
    node.axes = axes
    node.showsIndicators = showsIndicators
    node.letGoIfDisabled()
    node.updateContent(content, in: context)
  }
}
