import Graphics
import Interface
import Motion

extension PagerNode {
  /// Units of continuous scrolling that turn one page, on any window.
  static let unitsPerPage = 400.0

  /// Whether gestures, wheels and keys are taken.
  var acceptsInput: Bool {
    environment.isEnabled && source.count > 0 && !settings.disablePaging.wrappedValue
  }

  /// Whether there is a page in a direction: 1 for the next, −1 for the one before.
  func canTurn(_ pages: Int) -> Bool { pager.bounds.contains(pager.target + pages) }

  /// Whether a turn by some pages belongs to something round this row, because only that can move.
  func yields(_ pages: Int) -> Bool {
    guard pager.overscroll == 0, !pager.isSettling else { return false }
    return yields(.horizontal, towards: Double(pages) * direction)
  }

  // MARK: Holding the pages

  /// A finger takes hold of the pages.
  func hold(_ rule: TurnRule, at time: Seconds) {
    beginTurn()
    pager.rules.turn = rule
    pager.begin(at: time)
  }

  /// The finger moves by a distance in points or units, of which so many are a page.
  func drag(by distance: Double, per page: Double, at time: Seconds) {
    pager.drag(by: distance * direction / page, at: time)
    host.animate(self)
  }

  /// The finger lets go.
  func release(at time: Seconds) {
    pager.end(at: time)
    turned()
  }

  /// The gesture was taken away.
  func cancelHold(at time: Seconds) {
    pager.cancel(at: time)
    turned()
  }

  /// The target is known: the index is written, and the pages move there.
  private func turned() {
    settleIndex()
    host.animate(self)
  }

  // MARK: Scrolling and wheels

  /// Whether scrolling starts along the row and the row can move.
  func canScroll(_ event: ScrollEvent) -> Bool {
    guard acceptsInput, !pager.isDragging else { return false }
    if event.delta == .zero { return pager.isSettling }
    guard AxisLock.axis(of: event.delta) == .horizontal else { return false }
    return !yields(event.delta.dx * direction > 0 ? 1 : -1)
  }

  /// Moves the pages with the fingers on a trackpad.
  func follow(_ event: ScrollEvent) {
    if event.phase == .began {
      isScrolling = true
      hold(.snap, at: event.time)
    }
    guard isScrolling else { return }
    drag(by: event.delta.dx, per: Self.unitsPerPage, at: event.time)
    guard event.phase == .ended || event.phase == .cancelled else { return }
    isScrolling = false
    event.phase == .ended ? release(at: event.time) : cancelHold(at: event.time)
  }

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
    let forwards = environment.layoutDirection == .leftToRight ? 1 : -1
    switch event.key {
    case .right: return press(forwards, event)
    case .left: return press(-forwards, event)
    case .pageDown: return press(1, event)
    case .pageUp: return press(-1, event)
    case .home: return leap(to: 0, towards: -1)
    case .end: return leap(to: source.count - 1, towards: 1)
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

  private func leap(to index: Int, towards pages: Int) -> Bool {
    if yields(pages) { return false }
    guard !pager.isDragging else { return true }
    go(to: index)
    turned()
    return true
  }
}
