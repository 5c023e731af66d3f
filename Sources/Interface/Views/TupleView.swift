/// Several views, one after the other.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  /// Makes a view of several.
  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// Makes a node for the views' nodes.
  public func make(in context: ViewContext) -> Node { GroupNode(in: context) }

  /// Makes each view's node, or updates it.
  public func update(_ node: Node, in context: ViewContext) {
    guard node.children.isEmpty else {
      var index = 0
      for view in repeat each content {
        context.update(node.children[index], with: view)
        index += 1
      }
      return
    }
    var children: [Node] = []
    for view in repeat each content { children.append(context.make(view)) }
    node.setChildren(children)
  }
}
