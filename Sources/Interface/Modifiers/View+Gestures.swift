import Graphics

extension View {
  /// Runs an action when the view is clicked or tapped.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture().onEnded { action() })
  }

  /// Adds a gesture to the view.
  public func gesture(_ gesture: some Gesture) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Takes keys that no view inside takes; the action answers whether it took one.
  public func onKeyPress(_ action: @escaping (KeyEvent) -> Bool) -> some View {
    modifier(KeyModifier(action: action))
  }
}

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
