import Graphics

/// Recognizes a press that ends on the node where it began.
public final class PressRecognizer: GestureRecognizer {
  var action: () -> Void
  /// How far the pointer may move before the press is no tap, in points.
  private let slop: Double
  private var start = Point.zero
  private(set) var isPressed = false {
    didSet { if isPressed != oldValue { pressChanged() } }
  }
  private let pressChanged: () -> Void

  init(
    node: Node, slop: Double = .infinity, pressChanged: @escaping () -> Void = {},
    action: @escaping () -> Void
  ) {
    self.action = action
    self.pressChanged = pressChanged
    self.slop = slop
    super.init(node: node)
  }

  /// Follows the pointer; a release over the node runs the action.
  public override func handle(_ event: PointerEvent) -> Verdict {
    switch event.phase {
    case .pressed:
      start = event.position
      isPressed = true
      return .wait
    case .dragged:
      guard (event.position - start).length <= slop else { return fail() }
      isPressed = node.isHit(at: location(of: event))
      return .wait
    case .released:
      guard node.isHit(at: location(of: event)) else { return fail() }
      isPressed = false
      action()
      return .claim
    case .hovered, .left, .cancelled: return fail()
    }
  }

  /// The press became another gesture.
  public override func cancel() { isPressed = false }

  private func fail() -> Verdict {
    isPressed = false
    return .fail
  }
}
