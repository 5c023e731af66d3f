/// A view inside another node: what every modifier makes.
///
/// A modifier is three things: how to make its node round the content, how to update it, and the
/// node's class, where measuring and drawing live.
public struct ModifiedView<Content: View, Modifier: NodeModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  /// Makes the modifier's node round the content's.
  public func make(in context: ViewContext) -> Modifier.NodeType {
    modifier.make(in: context)
  }

  /// Updates the modifier's part, then the content.
  public func update(_ node: Modifier.NodeType, in context: ViewContext) {
    modifier.update(node, in: context)
    node.updateContent(content, in: modifier.contentContext(context, of: node))
  }
}

extension View {
  /// The view inside a modifier's node.
  public func modifier<M: NodeModifier>(_ modifier: M) -> ModifiedView<Self, M> {
    ModifiedView(content: self, modifier: modifier)
  }
}
