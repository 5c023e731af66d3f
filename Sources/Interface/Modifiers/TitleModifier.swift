/// Sets the title of the window.
struct TitleModifier: NodeModifier {
  let title: String

  func make(in context: ViewContext) -> TitleNode { TitleNode(in: context) }

  func update(_ node: TitleNode, in context: ViewContext) {
    node.show(title, on: context.environment.window)
  }
}

/// The node of content that names its window.
final class TitleNode: ContentNode {
  private var title: String?
  private weak var window: (any WindowControl)?

  func show(_ title: String, on window: (any WindowControl)?) {
    guard title != self.title || window !== self.window else { return }
    (self.title, self.window) = (title, window)
    window?.title = title
  }
}
