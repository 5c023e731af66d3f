import Graphics
import Interface
import Motion

extension PagerNode {
  /// Units of continuous scrolling that turn one page, on any window.
  static let unitsPerPage = 400.0

  /// Whether gestures, wheels and keys are taken.
  var acceptsInput: Bool {
    environment.isEnabled && hasPages && !settings.disablePaging.wrappedValue
  }

  /// Whether there is a page in a direction: 1 for the next, −1 for the one before.
  func canTurn(_ pages: Int) -> Bool { pager.bounds.contains(pager.target + pages) }

  /// Whether a turn by some pages belongs to something round this row, because only that can move.
  func yields(_ pages: Int) -> Bool {
    guard pager.overscroll == 0, !pager.isSettling else { return false }
    return yields(settings.axis, towards: Double(pages) * direction)
  }

  // MARK: Holding the pages

  /// A finger takes hold of the pages at a place of the window.
  func hold(_ rule: TurnRule, by place: Point, at time: Seconds) {
    beginTurn(by: place)
    pager.rules.turn = rule
    pager.begin(at: time)
  }

  /// The finger moves by a distance in points or units, of which so many are a page.
  func drag(by distance: Double, per page: Double, at time: Seconds) {
    let pages = distance * direction / page
    if let cutOff = settings.cutOff { return drag(by: pages, until: cutOff, at: time) }
    pager.drag(by: pages, at: time)
    host.animate(self)
  }

  /// Shows a part of the drag, until it is long enough to turn the page by itself.
  private func drag(by pages: Double, until cutOff: EarlyCutOffConfiguration, at time: Seconds) {
    guard case .dragging(let drag) = pager.phase else { return }
    pager.drag(by: pages * cutOff.resistance, at: time)
    host.animate(self)
    let shown = drag.translation + pages * cutOff.resistance
    let turn = shown < 0 ? -1 : 1
    guard abs(shown) * pitch > cutOff.scrollResistanceCutOff, canTurn(turn) else { return }
    pager.settle(to: drag.start + turn, at: time)
    turned()
  }

  /// The finger lets go.
  func release(at time: Seconds) {
    let place = pager.position
    pager.end(at: time)
    if environment.accessibilityReduceMotion && !pager.isSettling && pager.position != place {
      host.crossFade(over: Self.jumpFade)
    }
    turned()
  }

  /// How long a page that lets go of the finger without a motion fades into its place.
  private static let jumpFade: Seconds = 0.12

  /// The gesture was taken away.
  func cancelHold(at time: Seconds) {
    pager.cancel(at: time)
    turned()
  }

  /// Turns pages because someone else asks for it.
  func navigate(_ pages: Int) {
    guard canTurn(pages), !pager.isDragging else { return }
    if jump != nil { finishJump() }
    beginTurn()
    pager.step(pages, at: host.now)
    turned()
  }

  /// The target is known: the index is written, and the pages move there.
  private func turned() {
    environment.pageNavigators?.wasUsed(navigator)
    settleIndex()
    host.animate(self)
  }

  // MARK: Scrolling and wheels

  /// Whether scrolling starts along the row and the row can move.
  func canScroll(_ event: ScrollEvent) -> Bool {
    guard acceptsInput, !pager.isDragging else { return false }
    if event.delta == .zero { return pager.isSettling }
    var lock = AxisLock.scroll(settings.axis)
    guard lock.add(event.delta) == .accepted else { return false }
    return !yields(along(event.delta) * direction > 0 ? 1 : -1)
  }

  /// Moves the pages with the fingers on a trackpad.
  func follow(_ event: ScrollEvent) {
    if event.phase == .began {
      isScrolling = true
      hold(settings.motion.turn, by: event.position, at: event.time)
    }
    guard isScrolling else { return }
    drag(by: along(event.delta), per: Self.unitsPerPage, at: event.time)
    guard event.phase == .ended || event.phase == .cancelled else { return }
    isScrolling = false
    event.phase == .ended ? release(at: event.time) : cancelHold(at: event.time)
  }

  /// The part of a movement along the row.
  func along(_ movement: Vector) -> Double { settings.axis.length(of: movement) }

  /// Turns a page per detent; a vertical wheel moves a horizontal row too.
  func turn(by event: WheelEvent) -> Bool {
    guard acceptsInput, !pager.isDragging else { return false }
    let (dx, dy) = (event.detents.dx, event.detents.dy)
    let detents = abs(dx) > abs(dy) ? dx * direction : dy
    guard detents != 0, !yields(detents > 0 ? 1 : -1) else { return false }
    let pages = gate.pages(for: detents, at: event.time)
    if jump != nil && pages != 0 { finishJump() }
    guard pages != 0, canTurn(pages) else { return true }
    beginTurn()
    pager.step(pages, at: event.time)
    turned()
    return true
  }

  // MARK: Keys

  /// Turns pages with arrows and page keys, and goes to the ends with Home and End.
  func turn(by event: KeyEvent) -> Bool {
    guard acceptsInput, event.modifiers.isEmpty else { return false }
    switch (event.key, settings.axis) {
    case (.right, .horizontal): return press(Int(direction), event)
    case (.left, .horizontal): return press(-Int(direction), event)
    case (.down, .vertical): return press(1, event)
    case (.up, .vertical): return press(-1, event)
    default: return leap(by: event)
    }
  }

  /// The keys that mean the same on both axes.
  private func leap(by event: KeyEvent) -> Bool {
    switch event.key {
    case .pageDown: return press(1, event)
    case .pageUp: return press(-1, event)
    case .home: return leap(to: pageBounds.lower, towards: -1)
    case .end: return leap(to: pageBounds.upper, towards: 1)
    default: return false
    }
  }

  private func press(_ pages: Int, _ event: KeyEvent) -> Bool {
    if yields(pages) { return false }
    guard !pager.isDragging else { return true }
    if jump != nil { finishJump() }
    guard canTurn(pages) else { return true }
    beginTurn()
    if event.time - lastPress < Self.burst && !pager.isSettling {
      pager.jump(to: pager.target + pages)
    } else {
      pager.press(pages, at: event.time)
    }
    lastPress = event.time
    turned()
    return true
  }

  /// Keys in quicker succession than this are a burst, in which every page is shown at once: the
  /// first key that found no turn to cut short would otherwise slow it down again.
  private static let burst: Seconds = 0.32

  private func leap(to index: Int?, towards pages: Int) -> Bool {
    guard let index, !yields(pages) else { return false }
    guard !pager.isDragging else { return true }
    go(to: index)
    turned()
    return true
  }
}
