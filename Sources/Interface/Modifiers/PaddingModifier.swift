import Graphics
import Motion

/// Adds space round its content.
struct PaddingModifier: NodeModifier {
  let insets: EdgeInsets

  func make(in context: ViewContext) -> PaddingNode { PaddingNode(insets: insets, in: context) }

  func update(_ node: PaddingNode, in context: ViewContext) {
    guard node.insets.target != insets else { return }
    node.animate(&node.insets, to: insets, in: context)
    node.invalidateLayout()
  }
}

/// The node of a padding.
final class PaddingNode: ContentNode {
  var insets: Animated<EdgeInsets>

  init(insets: EdgeInsets, in context: ViewContext) {
    self.insets = Animated(insets)
    super.init(in: context)
  }

  override func advance(to now: Seconds) -> Bool {
    invalidateLayout()
    return insets.isMoving(at: now)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let insets = insets.value(at: host.now)
    let size = super.sizeThatFits(proposal.inset(by: insets))
    return Size(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func layoutItems() {
    let insets = insets.value(at: host.now)
    let left = environment.layoutDirection == .leftToRight ? insets.leading : insets.trailing
    layoutContent(
      in: Rect(
        x: left, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom)),
      offering: proposal.inset(by: insets))
  }
}
