public import Graphics

/// The node of a row or a column.
public final class StackNode: ContentNode {
  private var stack = StackLayout.vertical

  func arrange(_ stack: StackLayout) {
    let hasChanged =
      stack.axis != self.stack.axis || stack.spacing != self.stack.spacing
      || stack.crossFraction != self.stack.crossFraction
      || stack.isReversed != self.stack.isReversed
    self.stack = stack
    if hasChanged { invalidateLayout() }
  }

  /// The extent of all views and gaps.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    prepareSpacers()
    return stack.size(of: items, proposal: proposal)
  }

  /// Places the views one after the other.
  public override func layoutItems() {
    prepareSpacers()
    stack.place(items, in: size)
  }

  private func prepareSpacers() {
    for case let spacer as SpacerNode in items { spacer.axis = stack.axis }
  }
}
