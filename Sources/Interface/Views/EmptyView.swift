/// A view that is nothing and takes no place.
public struct EmptyView: PrimitiveView {
  /// Makes nothing.
  public nonisolated init() {}

  /// Makes a node without content.
  public func make(in context: ViewContext) -> Node { GroupNode(in: context) }

  /// Nothing changes.
  public func update(_ node: Node, in context: ViewContext) {}
}
