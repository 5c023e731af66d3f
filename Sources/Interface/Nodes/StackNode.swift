public import Graphics

/// The node of a row or a column.
public class StackNode: ContentNode {
  private var stack = StackLayout.vertical

  final func arrange(_ stack: StackLayout) {
    guard stack != self.stack else { return }
    self.stack = stack
    invalidateLayout()
  }

  final override var spacerAxis: Axis? { stack.axis }
  final override var isSpacer: Bool { false }
  override var passesTransitions: Bool { false }

  /// The extent of all views and gaps.
  public final override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    stack.size(of: items, proposal: proposal)
  }

  /// Places the views one after the other.
  public final override func layoutItems() { stack.place(items, in: size, proposal: proposal) }
}
