public import Interface
import Motion

/// A row of dots, one per page, the current one bright.
///
/// A click on a dot shows its page; pressing and dragging along the row scrubs through the pages.
/// Beside a page view that shares a `PagePosition`, the bright dot glides with the pages.
public struct PageIndicator: PrimitiveView {
  private let selection: Binding<Int>
  private let total: Int

  /// Makes an indicator.
  /// - Parameters:
  ///   - selection: The number of the current page, from 0.
  ///   - total: The number of pages.
  public init(selection: Binding<Int>, total: Int) {
    self.selection = selection
    self.total = max(0, total)
  }

  /// Makes the indicator's node.
  public func make(in context: ViewContext) -> PageIndicatorNode { PageIndicatorNode(in: context) }

  /// Brings selection and number of pages up to date.
  public func update(_ node: PageIndicatorNode, in context: ViewContext) {
    node.update(selection: selection, total: total, in: context)
  }
}
