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
    node.updateContent(content, in: modifier.contentContext(context))
  }
}

/// What a modifier adds to the view that it modifies.
@MainActor @preconcurrency public protocol NodeModifier {
  /// The class of the node round the content.
  associatedtype NodeType: ContentNode
  /// Makes the node; `update` is called right after.
  func make(in context: ViewContext) -> NodeType
  /// Brings the node up to date.
  func update(_ node: NodeType, in context: ViewContext)
  /// The context for the content; other than the modifier's own where it sets the environment.
  func contentContext(_ context: ViewContext) -> ViewContext
}

extension NodeModifier {
  /// The modifier's own context.
  public func contentContext(_ context: ViewContext) -> ViewContext { context }
}

extension View {
  /// The view inside a modifier's node.
  public func modifier<M: NodeModifier>(_ modifier: M) -> ModifiedView<Self, M> {
    ModifiedView(content: self, modifier: modifier)
  }
}
