extension Optional: View where Wrapped: View {
  /// Never called: the node is the view.
  public var body: Never { preconditionFailure("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  /// Makes a node that can be empty.
  public func make(in context: ViewContext) -> Node { ChoiceNode(in: context) }

  /// Updates, shows or removes the view.
  public func update(_ node: Node, in context: ViewContext) {
    guard let node = node as? ChoiceNode else { return }
    if let self { node.show(self, choice: 0, in: context) } else { node.clear(in: context) }
  }
}
