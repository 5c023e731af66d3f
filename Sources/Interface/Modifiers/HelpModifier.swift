import Graphics
import Motion

/// Says in a word what its content does, when a pointer rests on it.
struct HelpModifier: NodeModifier {
  let text: String

  func make(in context: ViewContext) -> HelpNode { HelpNode(in: context) }

  func update(_ node: HelpNode, in context: ViewContext) {
    node.text = text
    node.invalidateDrawing()
  }
}

/// The node of content with a tooltip.
final class HelpNode: ContentNode {
  /// How long the pointer rests before the tooltip comes.
  private static let delay: Seconds = 0.6
  private static let fade = Animation.linear(duration: 0.12)

  var text = ""
  private var presence = Animated(0.0)
  /// When the tooltip is due; nil: nobody waits for it.
  private var due: Seconds?

  override func didAppear() { host.input.addObserver(self) }

  override func hoverChanged(to isHovered: Bool) {
    if isHovered { expect(at: host.now + Self.delay) } else { hide() }
  }

  /// Whoever acts needs no help.
  override func observe(_ event: InputEvent) {
    switch event {
    case .pointer(let event) where event.phase == .hovered || event.phase == .left: break
    default: hide()
    }
  }

  private func expect(at time: Seconds?) {
    due = time
    host.wake(self, at: time)
  }

  private func hide() {
    if due != nil { expect(at: nil) }
    fade(to: 0)
  }

  private func fade(to target: Double) {
    guard presence.target != target else { return }
    presence.set(target, with: Self.fade, at: host.now)
    host.animate(self)
  }

  override func advance(to now: Seconds) -> Bool {
    if let due, due <= now {
      self.due = nil
      host.tooltip = self
      fade(to: 1)
    }
    if presence.isMoving(at: now) { return true }
    if presence.target == 0, host.tooltip === self { host.tooltip = nil }
    return false
  }

  /// Draws the tooltip in the window's coordinates.
  func drawTooltip(into canvas: inout Canvas) {
    let area = transformToWindow.apply(to: bounds)
    let tooltip = Tooltip(text: text, measurer: host.measurer)
    let place = tooltip.place(beside: area, in: host.size)
    canvas.faded(by: presence.value(at: host.now)) {
      tooltip.draw(in: place, environment.colorScheme, into: &$0)
    }
  }
}
