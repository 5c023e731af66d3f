/// What a modifier adds to the view that it modifies.
@MainActor @preconcurrency public protocol NodeModifier {
  /// The class of the node round the content.
  associatedtype NodeType: ContentNode
  /// Makes the node; `update` is called right after.
  func make(in context: ViewContext) -> NodeType
  /// Brings the node up to date.
  func update(_ node: NodeType, in context: ViewContext)
  /// The context for the content; other than the modifier's own where it sets the environment.
  func contentContext(_ context: ViewContext, of node: NodeType) -> ViewContext
}

extension NodeModifier {
  /// The modifier's own context.
  public func contentContext(_ context: ViewContext, of node: NodeType) -> ViewContext { context }
}
