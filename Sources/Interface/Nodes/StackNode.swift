public import Graphics

/// The node of a row or a column.
public final class StackNode: ContentNode {
  private var stack = StackLayout.vertical

  func arrange(_ stack: StackLayout) {
    guard stack != self.stack else { return }
    self.stack = stack
    invalidateLayout()
  }

  override var spacerAxis: Axis? { stack.axis }
  override var isSpacer: Bool { false }

  /// The extent of all views and gaps.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    stack.size(of: items, proposal: proposal)
  }

  /// Places the views one after the other.
  public override func layoutItems() { stack.place(items, in: size, proposal: proposal) }
}
