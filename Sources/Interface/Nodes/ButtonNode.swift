public import Graphics

/// The node of a button; controls with a look of their own derive from it.
open class ButtonNode: ContentNode {
  /// What the button does.
  public final var action: () -> Void = {}
  /// Whether the pointer is over the button.
  public private(set) final var isHovered = false
  private lazy var press = PressRecognizer(
    node: self, pressChanged: { [unowned self] in pressChanged() },
    action: { [unowned self] in action() })
  /// What the style reads that shows the label; nil: the button shows its state itself.
  private var styledPress: ButtonPress?

  /// Shows a label, by the style of the environment if there is one.
  func show(_ label: some View, in context: ViewContext) {
    guard let style = context.environment.buttonStyle else {
      return updateContent(label, in: context)
    }
    let press = styledPress ?? ButtonPress()
    styledPress = press
    // Buttons in the label are not part of the style.
    let label = AnyView(label.environment(\.buttonStyle, nil))
    updateContent(StyledLabel(style: style, label: label, press: press), in: context)
  }

  /// The button is held down, or no longer.
  final func pressChanged() {
    styledPress?.isPressed = isPressed
    invalidateDrawing()
  }

  final override var passesTransitions: Bool { false }

  /// Whether the button reacts.
  public final var isEnabled: Bool { environment.isEnabled }
  /// Whether the button is held down.
  public final var isPressed: Bool { press.isPressed }

  /// Watches for a press that ends where it began.
  public final override var recognizers: [GestureRecognizer] { isEnabled ? [press] : [] }
  /// Only an enabled button takes the focus.
  public final override var canFocus: Bool { isEnabled }
  /// The hand that points.
  public final override var cursor: Cursor? { isEnabled ? .pointingHand : nil }
  /// The whole button takes hits.
  public final override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }

  /// Space and Enter choose the button that has the focus.
  public final override func key(_ event: KeyEvent) -> Bool {
    guard isEnabled, host.input.focus.node === self, event.modifiers.isEmpty else { return false }
    guard event.key == .space || event.key == .enter else { return false }
    if !event.isRepeat { action() }
    return true
  }

  /// Remembers whether the pointer is over the button.
  open override func hoverChanged(to isHovered: Bool) {
    self.isHovered = isHovered
    invalidateDrawing()
  }

  /// Draws the label; fainter when disabled, smaller while it is pressed.
  open override func draw(into canvas: inout Canvas) {
    guard styledPress == nil else { return drawItems(into: &canvas) }
    let opacity = !isEnabled ? 0.4 : isHovered && !isPressed ? 0.8 : 1
    let scale = isPressed ? 0.97 : 1
    canvas.faded(by: opacity) { canvas in
      guard scale != 1 else { return drawItems(into: &canvas) }
      canvas.transformed(by: .scale(scale, about: bounds.center)) { drawItems(into: &$0) }
    }
  }
}
