public import Graphics

/// The node of a spacer.
public final class SpacerNode: Node {
  var minLength = 0.0

  override var isSpacer: Bool { true }

  /// All that is offered along the stack's axis; outside of a stack, along both.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let axis = parent?.spacerAxis
    func spread(_ offered: Double?, along direction: Axis) -> Double {
      guard axis == nil || axis == direction else { return 0 }
      return max(minLength, offered ?? minLength)
    }
    return Size(
      width: spread(proposal.width, along: .horizontal),
      height: spread(proposal.height, along: .vertical))
  }
}
