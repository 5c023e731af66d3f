public import Graphics
import Motion

extension ScrollNode {
  /// Whether the content takes a movement along an axis: one that it can make, or one beyond its
  /// end that nothing round it can make.
  func takes(_ axis: Axis, towards direction: Double) -> Bool {
    acceptsInput && axes.contains(axis) && self[axis].limit > 0
      && (self[axis].overscroll != 0 || !yields(axis, towards: direction))
  }

  // MARK: Fingers

  /// Whether scrolling starts in a direction that the content takes; a touch stops what glides.
  func takes(_ event: ScrollEvent) -> Bool {
    if event.delta == .zero { return acceptsInput && (horizontal.isMoving || vertical.isMoving) }
    let axis = AxisLock.axis(of: event.delta)
    return takes(axis, towards: axis.length(of: event.delta))
  }

  /// Moves the content with the fingers on a trackpad.
  func follow(_ event: ScrollEvent) {
    switch event.phase {
    case .began:
      hold(at: event.time)
      follow(event.delta, at: event.time)
    case .changed: follow(event.delta, at: event.time)
    case .ended:
      follow(event.delta, at: event.time)
      release(at: event.time)
    case .cancelled: cancelHold(at: event.time)
    }
  }

  private var rules: ScrollRules {
    environment.accessibilityReduceMotion ? .reducedMotion : ScrollRules()
  }

  /// A finger takes hold of the content.
  func hold(at time: Seconds) {
    for axis in Axis.allCases where axes.contains(axis) {
      self[axis].rules = rules
      self[axis].begin(at: time)
    }
  }

  /// The finger moves; positive towards what lies on the right and below.
  func follow(_ delta: Vector, at time: Seconds) {
    for axis in Axis.allCases where axes.contains(axis) && self[axis].limit > 0 {
      self[axis].drag(by: axis.length(of: delta) * direction(of: axis), at: time)
    }
    moved()
  }

  /// The finger lets go.
  func release(at time: Seconds) {
    horizontal.end(at: time)
    vertical.end(at: time)
    moved()
  }

  /// The gesture was taken away.
  func cancelHold(at time: Seconds) {
    horizontal.cancel(at: time)
    vertical.cancel(at: time)
    moved()
  }

  /// A finger loses the content when scrolling has become disabled.
  func letGoIfDisabled() {
    guard !acceptsInput, horizontal.isDragging || vertical.isDragging else { return }
    host.input.cancelGestures(of: self)
  }

  // MARK: Wheels, keys and the focus

  /// Moves the content by a part of the view for each detent.
  func turn(by event: WheelEvent) -> Bool {
    let axis: Axis = abs(event.detents.dx) > abs(event.detents.dy) ? .horizontal : .vertical
    let detents = axis.length(of: event.detents)
    guard canMove(axis, towards: detents) else { return false }
    step(axis, by: detents * self[axis].detent, at: event.time)
    return true
  }

  /// Moves the content with arrows, and when it has the focus with page keys and Space.
  func turn(by event: KeyEvent) -> Bool {
    let hasFocus = host.input.focus.isInside(self)
    switch (event.key, event.modifiers) {
    case (.down, []): return arrow(.vertical, 1, event)
    case (.up, []): return arrow(.vertical, -1, event)
    case (.right, []) where hasFocus: return arrow(.horizontal, 1, event)
    case (.left, []) where hasFocus: return arrow(.horizontal, -1, event)
    case (.pageDown, []) where hasFocus, (.space, []) where hasFocus: return page(1, event)
    case (.pageUp, []) where hasFocus, (.space, .shift) where hasFocus: return page(-1, event)
    case (.home, []) where hasFocus: return go(to: 0, event)
    case (.end, []) where hasFocus: return go(to: .greatestFiniteMagnitude, event)
    default: return false
    }
  }

  /// How far an arrow key moves the content, in points.
  private static let arrowStep = 40.0

  private func arrow(_ axis: Axis, _ direction: Double, _ event: KeyEvent) -> Bool {
    guard canMove(axis, towards: direction) else { return false }
    step(axis, by: direction * Self.arrowStep, at: event.time)
    return true
  }

  private func page(_ direction: Double, _ event: KeyEvent) -> Bool {
    guard canMove(.vertical, towards: direction) else { return false }
    // What was last in view stays in view, so that a reader finds the place again.
    let length = max(Self.arrowStep, vertical.viewport - Self.arrowStep)
    step(.vertical, by: direction * length, at: event.time)
    return true
  }

  private func go(to place: Double, _ event: KeyEvent) -> Bool {
    guard canMove(.vertical, towards: place - vertical.target) else { return false }
    go(to: place, along: .vertical, at: event.time)
    return true
  }

  /// Moves the content along an axis, positive towards what lies on the right and below.
  private func step(_ axis: Axis, by distance: Double, at time: Seconds) {
    go(to: self[axis].target + distance * direction(of: axis), along: axis, at: time)
  }

  private func go(to place: Double, along axis: Axis, at time: Seconds) {
    self[axis].rules = rules
    self[axis].settle(to: place, at: time)
    moved()
  }

  /// Scrolls as far as needed to show an area whole, or its beginning if it is too large.
  func scroll(toShow area: Rect) {
    for axis in Axis.allCases where axes.contains(axis) && self[axis].limit > 0 {
      let (start, length) = (axis.length(of: area.origin - Point.zero), axis.length(of: area.size))
      let after = start + length - self[axis].viewport
      let distance = start < 0 || length > self[axis].viewport ? start : max(0, after)
      let place = self[axis].offset + distance * direction(of: axis)
      if distance != 0 { go(to: place, along: axis, at: host.now) }
    }
  }

  /// Shows an area of the content at once, as far as possible in the middle.
  public func jump(to area: Rect) {
    for axis in Axis.allCases where axes.contains(axis) {
      let center = axis.length(of: area.center - Point.zero)
      let start = direction(of: axis) < 0 ? axis.length(of: size) - center : center
      self[axis].rest(at: start - self[axis].viewport / 2)
    }
    moved()
  }

  /// Moves the content so that the bar of an axis follows the pointer.
  func dragBar(of axis: Axis, by distance: Double) {
    guard let thumb = thumb(of: axis) else { return }
    let track = axis.length(of: size) - 2 * ScrollBars.margin - axis.length(of: thumb.size)
    guard track > 0 else { return }
    let motion = self[axis]
    self[axis].rest(
      at: motion.offset + distance * direction(of: axis) * motion.limit / track)
    moved()
  }

  private func moved() {
    showBars()
    host.animate(self)
  }
}
