import Graphics

extension View {
  /// Puts views behind this one, in its area.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind this one, in its area.
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Puts views in front of this one, in its area.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of this one, in its area.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
}

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
  private let layer: ContentNode
  private let isBehind: Bool

  init(isBehind: Bool, in context: ViewContext) {
    layer = ContentNode(in: context)
    self.isBehind = isBehind
    super.init(in: context)
  }

  override var companions: [Node] { [layer] }

  func updateLayer(_ view: some View, alignment: Alignment, in context: ViewContext) {
    if layer.alignment != alignment {
      layer.alignment = alignment
      invalidateLayout()
    }
    layer.environment = context.environment
    layer.updateContent(view, in: context)
  }

  private var content: [Node] { items.filter { $0 !== layer } }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let content = content
    if content.count == 1 { return content[0].measure(proposal) }
    return StackLayout.vertical.size(of: content, proposal: proposal)
  }

  override func layoutItems() {
    let content = content
    if content.count == 1 {
      content[0].place(at: .zero, size: size)
    } else {
      StackLayout.vertical.place(content, in: size)
    }
    layer.place(at: .zero, size: size)
  }

  override func draw(into canvas: inout Canvas) {
    if isBehind { layer.drawPlaced(into: &canvas) }
    for item in content { item.drawPlaced(into: &canvas) }
    if !isBehind { layer.drawPlaced(into: &canvas) }
  }

  override var hitItems: [(item: Node, origin: Point)] {
    let content = content.map { ($0, $0.origin) }
    return isBehind ? [(layer, .zero)] + content : content + [(layer, .zero)]
  }
}
