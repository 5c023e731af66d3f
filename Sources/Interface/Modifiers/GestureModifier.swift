/// Adds a gesture to its content.
struct GestureModifier<G: Gesture>: NodeModifier {
  let gesture: G

  func make(in context: ViewContext) -> GestureNode {
    GestureNode(in: context)
  }

  func update(_ node: GestureNode, in context: ViewContext) {
    let recognizer = node.recognizer.flatMap { $0 as? G.Recognizer }
    let current = recognizer ?? gesture.makeRecognizer(for: node)
    gesture.update(current)
    node.recognizer = current
  }
}

/// The node of content with a gesture.
final class GestureNode: ContentNode {
  var recognizer: GestureRecognizer?

  override var recognizers: [GestureRecognizer] {
    environment.isEnabled ? recognizer.map { [$0] } ?? [] : []
  }
}
