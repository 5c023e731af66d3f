import Graphics

/// Puts a layer behind or in front of its content.
struct LayerModifier<Layer: View>: NodeModifier {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  func make(in context: ViewContext) -> LayerNode {
    LayerNode(isBehind: isBehind, in: context)
  }

  func update(_ node: LayerNode, in context: ViewContext) {
    node.updateLayer(layer, alignment: alignment, in: context)
  }
}

/// The node of content with a layer: as large as the content.
final class LayerNode: ContentNode {
  private let layer: PileNode
  private let isBehind: Bool

  init(isBehind: Bool, in context: ViewContext) {
    layer = PileNode(in: context)
    self.isBehind = isBehind
    super.init(in: context)
  }

  override var companions: [Node] { [layer] }

  func updateLayer(_ view: some View, alignment: Alignment, in context: ViewContext) {
    layer.alignment = alignment
    layer.environment = context.environment
    layer.updateContent(view, in: context)
  }

  private var content: [Node] { items.filter { $0 !== layer } }

  override var isSpacer: Bool { content.count == 1 && content[0].isSpacer }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let content = content
    if content.count == 1 { return content[0].measure(proposal) }
    return StackLayout.vertical.size(of: content, proposal: proposal)
  }

  override func layoutItems() {
    let content = content
    if content.count == 1 {
      content[0].place(at: .zero, size: size, proposal: proposal)
    } else {
      StackLayout.vertical.place(content, in: size, proposal: proposal)
    }
    layer.place(at: .zero, size: size)
  }

  /// Content and layer, the one behind first.
  private var pile: [Node] { isBehind ? [layer] + content : content + [layer] }

  override func draw(into canvas: inout Canvas) {
    if isBehind { layer.drawPlaced(into: &canvas) }
    for node in drawnItems where node !== layer { node.drawPlaced(into: &canvas) }
    if !isBehind { layer.drawPlaced(into: &canvas) }
  }

  override var hitItems: [(item: Node, place: Transform)] {
    pile.map { ($0, $0.placeInParent) }
  }

  override var focusItems: [Node] { items }
}
