import Graphics
import Interface
import Motion

/// Swipes a row with a mouse button or a finger held down, and closes an open one by a click.
final class SwipyDragRecognizer: GestureRecognizer {
  private unowned let row: SwipyNode
  private var movement: SwipyMovement?
  private var last = Point.zero
  private var state = State.idle

  private enum State { case idle, pressed, scrolling, swiping }

  init(row: SwipyNode) {
    self.row = row
    super.init(node: row)
  }

  override func handle(_ event: PointerEvent) -> Verdict {
    switch event.phase {
    case .pressed: return press(event)
    case .dragged: return move(to: event)
    case .released: return lift(event)
    case .hovered, .left, .cancelled: return .fail
    }
  }

  override func cancel() {
    switch state {
    case .swiping: row.cancelSwipe(at: row.host.now)
    // What took the drag scrolls.
    case .pressed where movement?.isDrag == true: row.close()
    case .idle, .pressed, .scrolling: break
    }
    reset()
  }

  private func press(_ event: PointerEvent) -> Verdict {
    // While a trackpad holds the row, the pointer cannot.
    guard !row.motion.isDragging else { return .fail }
    movement = SwipyMovement(.pointer, at: event.time)
    last = event.position
    state = .pressed
    row.model.gestureStart = (location(of: event), event.time)
    return .wait
  }

  private func move(to event: PointerEvent) -> Verdict {
    let delta = event.position - last
    last = event.position
    movement?.add(delta, at: event.time)
    guard let movement else { return .fail }
    switch state {
    case .idle: return .fail
    case .scrolling: return .wait
    case .swiping:
      row.follow(delta.dx, at: event.time)
      return .claim
    case .pressed: return decide(movement, at: event.time)
    }
  }

  private func decide(_ movement: SwipyMovement, at time: Seconds) -> Verdict {
    switch row.decide(movement, at: time) {
    case .undecided: return row.takes(movement) ? .hold : .wait
    case .scrolls:
      state = .scrolling
      row.beginScrolling()
      return .wait
    case .swipes:
      state = .swiping
      row.beginSwipe(movement, at: time)
      return .claim
    }
  }

  private func lift(_ event: PointerEvent) -> Verdict {
    defer { reset() }
    switch state {
    case .idle, .scrolling: return .fail
    case .swiping:
      row.release(at: event.time, coasts: row.environment.pageTurning == .momentum)
      return .claim
    case .pressed:
      guard movement?.isDrag == false, row.closes(byClickAt: location(of: event)) else {
        return .fail
      }
      row.close()
      return .claim
    }
  }

  private func reset() {
    movement = nil
    state = .idle
  }
}
