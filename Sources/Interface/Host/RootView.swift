/// The view at the top of a window: its content, centred.
struct RootView<Content: View>: PrimitiveView {
  let content: Content

  func make(in context: ViewContext) -> ContentNode {
    ContentNode(alignment: .center, in: context)
  }

  func update(_ node: ContentNode, in context: ViewContext) {
    node.updateContent(content, in: context)
  }
}
