public import Graphics
import Motion

extension View {
  /// Adds space round the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds space of a length in points (nil: 16) at some edges.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 16
    func inset(_ edge: Edge.Set) -> Double { edges.contains(edge) ? length : 0 }
    return padding(
      EdgeInsets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
        trailing: inset(.trailing)))
  }

  /// Adds space of a length in points at all edges.
  public func padding(_ length: Double) -> some View { padding(.all, length) }
}

/// Adds space round its content.
struct PaddingModifier: NodeModifier {
  let insets: EdgeInsets

  func make(in context: ViewContext) -> PaddingNode {
    PaddingNode(insets: insets, in: context)
  }

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

  private var now: EdgeInsets { insets.value(at: host.now) }

  override func advance(to now: Seconds) -> Bool {
    invalidateLayout()
    return insets.isMoving(at: now)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let insets = now
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let size = super.sizeThatFits(proposal.inset(horizontal: across, vertical: down))
    return Size(width: size.width + across, height: size.height + down)
  }

  override func layoutItems() {
    let insets = now
    let left = environment.layoutDirection == .leftToRight ? insets.leading : insets.trailing
    layoutContent(
      in: Rect(
        x: left, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom)))
  }
}
