/// Takes keys that its content leaves.
struct KeyModifier: NodeModifier {
  let action: (KeyEvent) -> Bool

  func make(in context: ViewContext) -> KeyNode {
    KeyNode(in: context)
  }

  func update(_ node: KeyNode, in context: ViewContext) { node.action = action }
}

/// The node of content with keys.
final class KeyNode: ContentNode {
  var action: (KeyEvent) -> Bool = { _ in false }

  override func key(_ event: KeyEvent) -> Bool { environment.isEnabled && action(event) }
}
