/// Runs an action when a value has changed.
struct ChangeModifier<Value: Equatable>: NodeModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func make(in context: ViewContext) -> ChangeNode<Value> { ChangeNode(in: context) }

  func update(_ node: ChangeNode<Value>, in context: ViewContext) {
    let old = node.value
    node.value = value
    guard old != value, old != nil || initial else { return }
    let (action, value) = (action, value)
    context.host.perform { action(old ?? value, value) }
  }
}

/// The node of content with a watched value.
final class ChangeNode<Value: Equatable>: ContentNode {
  /// The value as it was last described; nil before the first time.
  var value: Value?
}
