import Graphics

/// Follows a pointer on a slider: a mouse at once, a finger when it moves sideways or lifts.
///
/// A finger that moves up or down may want to scroll what the slider lies in.
final class SliderRecognizer: GestureRecognizer {
  /// How far a finger moves before it is sideways, in points.
  private static let slop = 6.0
  private unowned let slider: SliderNode
  private var start: Point?
  private var isDragging = false

  init(slider: SliderNode) {
    self.slider = slider
    super.init(node: slider)
  }

  override func handle(_ event: PointerEvent) -> Verdict {
    switch event.phase {
    case .pressed:
      start = event.position
      isDragging = event.source == .mouse
      return isDragging ? choose(event) : .wait
    case .dragged: return move(to: event)
    case .released:
      guard start != nil else { return .fail }
      cancel()
      return choose(event)
    case .hovered, .left, .cancelled: return .fail
    }
  }

  override func cancel() {
    start = nil
    isDragging = false
  }

  private func move(to event: PointerEvent) -> Verdict {
    guard let start else { return .fail }
    if isDragging { return choose(event) }
    let way = event.position - start
    guard way.length >= Self.slop else { return .wait }
    guard abs(way.dx) > abs(way.dy) else { return .fail }
    isDragging = true
    return choose(event)
  }

  private func choose(_ event: PointerEvent) -> Verdict {
    slider.host.input.focus.take(slider)
    slider.choose(at: location(of: event).x)
    return .claim
  }
}
