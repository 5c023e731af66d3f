import Graphics

/// A click or tap.
public struct TapGesture: Gesture {
  private var action: () -> Void = {}

  /// Makes a gesture that does nothing yet.
  public init() {}

  /// The gesture with an action that runs when the button or finger goes up.
  public func onEnded(_ action: @escaping () -> Void) -> TapGesture {
    var gesture = self
    gesture.action = action
    return gesture
  }

  /// Makes a recognizer for a node.
  public func makeRecognizer(for node: Node) -> PressRecognizer { PressRecognizer(node: node) {} }
  /// Gives the recognizer the action.
  public func update(_ recognizer: PressRecognizer) { recognizer.action = action }
}

/// Recognizes a press that ends on the node where it began.
public final class PressRecognizer: GestureRecognizer {
  var action: () -> Void
  private(set) var isPressed = false {
    didSet { if isPressed != oldValue { node.invalidateDrawing() } }
  }

  init(node: Node, action: @escaping () -> Void) {
    self.action = action
    super.init(node: node)
  }

  /// Follows the pointer; a release over the node runs the action.
  public override func handle(_ event: PointerEvent) -> Verdict {
    let isInside = node.bounds.contains(location(of: event))
    switch event.phase {
    case .pressed where event.button == .primary:
      isPressed = true
      return .wait
    case .dragged:
      isPressed = isInside
      return .wait
    case .released:
      isPressed = false
      guard isInside else { return .fail }
      action()
      return .claim
    default:
      isPressed = false
      return .fail
    }
  }

  /// The press became another gesture.
  public override func cancel() { isPressed = false }
}
