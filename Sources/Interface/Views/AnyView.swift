/// A view whose type is hidden.
///
/// When the hidden type changes, the old view's state is gone.
public struct AnyView: PrimitiveView {
  private let show: (ChoiceNode, ViewContext) -> Void

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    show = { node, context in node.show(view, choice: ObjectIdentifier(Content.self), in: context) }
  }

  /// Makes a node that can hold any view.
  public func make(in context: ViewContext) -> Node { ChoiceNode(in: context) }

  /// Updates the view, or replaces it by one of another type.
  public func update(_ node: Node, in context: ViewContext) {
    if let node = node as? ChoiceNode { show(node, context) }
  }
}
