/// A view with an identity of its own.
struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  func make(in context: ViewContext) -> ChoiceNode { ChoiceNode(in: context) }

  func update(_ node: ChoiceNode, in context: ViewContext) {
    node.show(content, choice: id, in: context)
  }
}
