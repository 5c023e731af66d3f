import Graphics
import Interface
import Motion

/// Turns pages with a mouse button or a finger held down.
final class PagerDragRecognizer: GestureRecognizer {
  private unowned let pager: PagerNode
  private var lock = AxisLock.pointer(.horizontal)
  private var last: PointerEvent?
  private var state = State.idle

  private enum State {
    case idle
    /// Down, and not yet a drag; a turn that was caught waits.
    case pressed(hasCaught: Bool)
    case dragging
  }

  init(pager: PagerNode) {
    self.pager = pager
    super.init(node: pager)
  }

  override func handle(_ event: PointerEvent) -> Verdict {
    defer { last = event }
    switch event.phase {
    case .pressed: return press(event)
    case .dragged: return move(to: event)
    case .released: return lift(at: event.time)
    case .hovered, .left, .cancelled: return .fail
    }
  }

  /// One finger turns pages; with a second one they go back to where they were.
  override func anotherPointerPressed() { cancel() }

  override func cancel() {
    switch state {
    case .dragging: pager.cancelHold(at: pager.host.now)
    case .pressed(let hasCaught): _ = giveUp(hasCaught, at: pager.host.now)
    case .idle: break
    }
    state = .idle
  }

  private func press(_ event: PointerEvent) -> Verdict {
    let focus = pager.host.input.focus
    if !focus.isInside(pager) { focus.take(pager) }
    // While a trackpad holds the pages, the pointer cannot.
    guard !pager.pager.isDragging else { return .fail }
    lock = .pointer(pager.settings.axis)
    let hasCaught = pager.pager.isSettling
    if hasCaught { pager.hold(turnRule(after: 0), by: event.position, at: event.time) }
    state = .pressed(hasCaught: hasCaught)
    return .wait
  }

  private func move(to event: PointerEvent) -> Verdict {
    guard let last else { return .fail }
    let delta = event.position - last.position
    switch state {
    case .idle: return .fail
    case .dragging: follow(pager.along(delta), at: event.time)
    case .pressed(let hasCaught):
      switch lock.add(delta) {
      case .undecided: return .wait
      case .rejected: return giveUp(hasCaught, at: event.time)
      case .accepted: return begin(hasCaught, by: last.position, at: event.time)
      }
    }
    return .claim
  }

  private func begin(_ hasCaught: Bool, by place: Point, at time: Seconds) -> Verdict {
    let distance = pager.along(lock.movement)
    let pages = distance * pager.direction < 0 ? 1 : -1
    let rule = turnRule(after: Double(pages) * lock.slop / pager.pitch)
    if hasCaught {
      pager.pager.rules.turn = rule
    } else {
      guard pager.acceptsInput, !pager.pager.isDragging, !pager.yields(pages) else {
        return giveUp(hasCaught, at: time)
      }
      pager.hold(rule, by: place, at: time)
    }
    state = .dragging
    follow(lock.excess, at: time)
    return .claim
  }

  private func follow(_ dx: Double, at time: Seconds) {
    pager.drag(by: -dx, per: pager.pitch, at: time)
  }

  private func lift(at time: Seconds) -> Verdict {
    switch state {
    case .idle: return .fail
    case .pressed(let hasCaught): return giveUp(hasCaught, at: time)
    case .dragging:
      state = .idle
      pager.release(at: time)
      return .claim
    }
  }

  private func giveUp(_ hasCaught: Bool, at time: Seconds) -> Verdict {
    state = .idle
    if hasCaught { pager.release(at: time) }
    return .fail
  }

  /// The pages move from where the drag was recognized, the promised distance counts from where
  /// the pointer went down: so many pages before.
  private func turnRule(after start: Double) -> TurnRule {
    guard let slop = pager.settings.slop, pager.environment.pageTurning == .distance else {
      return pager.settings.motion.turn
    }
    return .threshold(max(lock.slop, slop) / pager.pitch, after: start)
  }
}
