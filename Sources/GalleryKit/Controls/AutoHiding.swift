import Paging

/// Views that go away when nobody needs them, and come back at a sign of life.
struct AutoHiding<Content: View>: PrimitiveView {
  private let isActive: Bool
  private let visibility: ControlsVisibility
  private let content: Content

  /// Makes views that hide while `isActive`, and are always there otherwise.
  init(isActive: Bool, visibility: ControlsVisibility, @ViewBuilder content: () -> Content) {
    self.isActive = isActive
    self.visibility = visibility
    self.content = content()
  }

  func make(in context: ViewContext) -> AutoHidingNode { AutoHidingNode(in: context) }

  func update(_ node: AutoHidingNode, in context: ViewContext) {
    node.connect(to: visibility, isActive: isActive)
    node.updateContent(content, in: context)
  }
}

/// What shows or hides the controls from elsewhere: a tap on the picture.
final class ControlsVisibility {
  fileprivate weak var node: AutoHidingNode?

  /// Hides the controls that show, and shows those that are hidden.
  func toggle() { node?.toggle() }
}

/// The node of views that hide.
final class AutoHidingNode: ContentNode {
  /// How long controls stay after the last sign of life, with a mouse and with a finger.
  private static let patience = (mouse: 2.5, touch: 3.5)
  private var isActive = false
  private var presence = Animated(1.0)
  private var pointer: Point?
  /// When nobody will have needed the controls for long enough.
  private var end = Seconds.infinity

  func connect(to visibility: ControlsVisibility, isActive: Bool) {
    visibility.node = self
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    show()
  }

  override func didAppear() { host.input.addObserver(self) }

  override func observe(_ event: InputEvent) {
    guard isActive else { return }
    switch event {
    case .key: show()
    case .pointer(let event) where event.phase == .hovered: moved(to: event.position)
    case .pointer(let event) where presence.target == 1:
      stay(event.source == .touch ? Self.patience.touch : Self.patience.mouse)
    case .pointer, .scroll, .wheel, .pinch, .drop: break
    }
  }

  private func moved(to position: Point) {
    let distance = pointer.map { (position - $0).length } ?? 0
    if pointer == nil || distance > 3 { pointer = position }
    if distance > 3 { show() }
  }

  func toggle() {
    guard isActive else { return }
    presence.target == 1 ? hide() : show()
  }

  private func show() {
    move(to: 1, .easeOut(duration: environment.accessibilityReduceMotion ? 0.08 : 0.16))
    stay(isActive ? Self.patience.mouse : .infinity)
  }

  private func stay(_ seconds: Seconds) {
    end = host.now + seconds
    host.wake(self, at: end.isFinite ? end : nil)
  }

  private func hide() {
    move(to: 0, .easeInOut(duration: environment.accessibilityReduceMotion ? 0.08 : 0.4))
    hidePointer()
  }

  /// In full screen a pointer over nothing would be all that is left.
  private func hidePointer() {
    guard let window = environment.window, window.isFullscreen else { return }
    window.cursor = .hidden
  }

  private func move(to target: Double, _ animation: Animation) {
    guard presence.target != target else { return }
    presence.set(target, with: animation, at: host.now)
    host.animate(self)
  }

  override func advance(to now: Seconds) -> Bool {
    if isActive && presence.target == 1 && now >= end {
      isBusy ? stay(Self.patience.mouse) : hide()
    }
    return presence.isMoving(at: now)
  }

  private var isBusy: Bool {
    host.input.isHovering(over: self) || host.input.isPressed || host.input.focus.isInside(self)
  }

  override var hitItems: [(item: Node, place: Transform)] {
    presence.target == 1 ? super.hitItems : []
  }

  override var focusItems: [Node] { isActive ? items : super.focusItems }

  override func draw(into canvas: inout Canvas) {
    canvas.faded(by: presence.value(at: host.now)) { drawItems(into: &$0) }
  }
}
