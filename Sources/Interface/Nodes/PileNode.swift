public import Graphics

/// The node of views on top of each other.
public final class PileNode: ContentNode {
  override var spacerAxis: Axis? { nil }
  override var isSpacer: Bool { false }
  override var passesTransitions: Bool { false }

  /// The extent of the largest view on each axis.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    items.reduce(.zero) { size, item in
      let other = item.measure(proposal)
      return Size(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  /// Places each view by the alignment.
  public override func layoutItems() {
    for item in items {
      let size = item.measure(proposal)
      item.place(
        at: alignment.origin(of: size, in: bounds, environment.layoutDirection), size: size,
        proposal: proposal)
    }
  }
}
