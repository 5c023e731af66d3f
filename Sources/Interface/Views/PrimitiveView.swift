/// A view that is a node by itself instead of having a body.
///
/// This is how the library makes its own views, and how other modules add theirs: `make` builds the
/// node, `update` brings it up to date with a new value of the view.
@MainActor @preconcurrency public protocol PrimitiveView: View where Body == Never {
  /// The class of the node.
  associatedtype NodeType: Node

  /// Makes the node; `update` is called right after.
  func make(in context: ViewContext) -> NodeType

  /// Brings the node up to date.
  func update(_ node: NodeType, in context: ViewContext)
}

extension PrimitiveView {
  /// Never called: the node is the view.
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// Makes the node and brings it up to date.
  public static func makeNode(_ view: Self, in context: ViewContext) -> Node {
    let node = view.make(in: context)
    view.update(node, in: context)
    return node
  }

  /// Hands the environment and the new value to the node.
  public static func updateNode(_ node: Node, with view: Self, in context: ViewContext) {
    guard let node = node as? NodeType else { return }
    node.environment = context.environment
    // The update does what a change of state wanted, too.
    context.host.clean(node)
    view.update(node, in: context)
  }
}
