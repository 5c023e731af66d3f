import Paging

/// The node of what lies over the rest of the window for a while.
final class PopupNode: ContentNode {
  /// The least space between the content and the edges of the window, in points.
  var insets = EdgeInsets() { didSet { if insets != oldValue { invalidateLayout() } } }
  /// What lies over the rest of the window.
  var backdrop = Color.clear
  /// Asks for the popup to go away.
  var dismiss: () -> Void = {}
  private var isShown = false
  private var presence = Animated(0.0)
  private var scale = Animated(1.0)
  /// What had the focus before.
  private weak var previousFocus: Node?
  private lazy var outside = OutsidePress(popup: self)

  private static let fade = Animation.easeOut(duration: 0.12)
  private static let smallest = 0.96

  func show(_ isShown: Bool, firstFocus: Int, in context: ViewContext) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    let isStill = context.animation?.crossFadeDuration != nil
    presence.set(isShown ? 1 : 0, with: isStill ? nil : Self.fade, at: host.now)
    let grows = isShown && !isStill && !environment.accessibilityReduceMotion
    scale = Animated(grows ? Self.smallest : 1)
    scale.set(1, with: .spring(.popover), at: host.now)
    host.animate(self)
    isShown ? takeFocus(at: firstFocus) : giveFocusBack()
  }

  override func advance(to now: Seconds) -> Bool {
    presence.isMoving(at: now) || scale.isMoving(at: now)
  }

  // MARK: Layout and drawing

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: super.sizeThatFits(proposal))
  }

  override func layoutItems() {
    let left = environment.layoutDirection == .leftToRight ? insets.leading : insets.trailing
    let area = Rect(
      x: left, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    layoutContent(in: area, offering: ProposedSize(area.size))
  }

  override func draw(into canvas: inout Canvas) {
    canvas.faded(by: presence.value(at: host.now)) { canvas in
      if backdrop.alpha > 0 { canvas.add(.fill(bounds, radius: 0, backdrop)) }
      canvas.transformed(by: .scale(scale.value(at: host.now), about: anchor)) {
        drawItems(into: &$0)
      }
    }
  }

  /// The area of the content.
  private var area: Rect {
    items.first.map { Rect(origin: $0.origin, size: $0.size) } ?? .zero
  }

  /// Where the content grows from.
  private var anchor: Point {
    alignment.origin(of: .zero, in: area, environment.layoutDirection)
  }

  // MARK: Focus and keys

  /// The controls, in reading order.
  private var controls: [Node] {
    func controls(below node: Node) -> [Node] {
      (node.canFocus ? [node] : []) + node.focusItems.flatMap(controls)
    }
    return items.flatMap(controls)
  }

  private func takeFocus(at index: Int) {
    let focus = host.input.focus
    previousFocus = focus.node
    let controls = controls
    focus.take(controls.indices.contains(index) ? controls[index] : controls.first)
  }

  private func giveFocusBack() {
    if host.input.focus.isInside(self) { host.input.focus.take(previousFocus) }
    previousFocus = nil
  }

  override func key(_ event: KeyEvent) -> Bool {
    guard isShown else { return false }
    switch (event.key, event.modifiers) {
    case (.escape, []): dismiss()
    case (.down, []), (.tab, []): moveFocus(by: 1)
    case (.up, []), (.tab, .shift): moveFocus(by: -1)
    case (.function, _): return false
    default: return !event.modifiers.contains(.control)
    }
    return true
  }

  private func moveFocus(by step: Int) {
    let (focus, controls) = (host.input.focus, controls)
    guard !controls.isEmpty else { return }
    let current = controls.firstIndex { $0 === focus.node }
    let next = current.map { ($0 + step + controls.count) % controls.count } ?? 0
    focus.move(to: controls[next])
  }

  // MARK: Hits

  override func containsHit(_ point: Point) -> Bool { isShown && bounds.contains(point) }
  override var hitItems: [(item: Node, place: Transform)] { isShown ? super.hitItems : [] }
  override var recognizers: [GestureRecognizer] { isShown ? [outside] : [] }
  /// Scrolling moves nothing below it.
  override var isScroller: Bool { isShown }
  override func wantsScroll(_ event: ScrollEvent) -> Bool { isShown }
  override func wheel(_ event: WheelEvent) -> Bool { isShown }

  /// Whether a place is beside the content.
  fileprivate func isOutside(_ place: Point) -> Bool { !area.contains(place) }
}

/// Leaves a popup when the pointer goes down beside it.
private final class OutsidePress: GestureRecognizer {
  private unowned let popup: PopupNode

  init(popup: PopupNode) {
    self.popup = popup
    super.init(node: popup)
  }

  override func handle(_ event: PointerEvent) -> Verdict {
    guard event.phase == .pressed, popup.isOutside(location(of: event)) else { return .fail }
    popup.dismiss()
    return .claim
  }
}
