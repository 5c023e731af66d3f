public import Graphics

/// The node of a button.
public final class ButtonNode: ContentNode {
  var action: () -> Void = {}
  private lazy var press = PressRecognizer(node: self) { [unowned self] in action() }
  private var isHovered = false

  private var isEnabled: Bool { environment.isEnabled }

  /// Watches for a press that ends where it began.
  public override var recognizers: [GestureRecognizer] { isEnabled ? [press] : [] }
  /// Only an enabled button takes the focus.
  public override var canFocus: Bool { isEnabled }
  /// The hand that points.
  public override var cursor: Cursor? { isEnabled ? .pointingHand : nil }
  /// The whole button takes hits.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }

  /// Space and Enter choose the button that has the focus.
  public override func key(_ event: KeyEvent) -> Bool {
    guard isEnabled, host.input.focus.node === self, event.modifiers.isEmpty else { return false }
    guard event.key == .space || event.key == .enter else { return false }
    if !event.isRepeat { action() }
    return true
  }

  /// Remembers whether the pointer is over the button.
  public override func hoverChanged(to isHovered: Bool) {
    self.isHovered = isHovered
    invalidateDrawing()
  }

  /// Draws the label; fainter when disabled, smaller while it is pressed.
  public override func draw(into canvas: inout Canvas) {
    let opacity = !isEnabled ? 0.4 : isHovered && !press.isPressed ? 0.8 : 1
    let scale = press.isPressed ? 0.97 : 1
    canvas.faded(by: opacity) { canvas in
      guard scale != 1 else { return drawItems(into: &canvas) }
      canvas.transformed(by: .scale(scale, about: bounds.center)) { drawItems(into: &$0) }
    }
  }
}
