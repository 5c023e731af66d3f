import Graphics
import Motion

/// Scrolls content with a finger on a touchscreen; a mouse button only stops what glides.
final class ScrollDragRecognizer: GestureRecognizer {
  private unowned let scroller: ScrollNode
  private var locks: [AxisLock] = []
  private var last: Point?
  private var isDragging = false

  init(scroller: ScrollNode) {
    self.scroller = scroller
    super.init(node: scroller)
  }

  override func handle(_ event: PointerEvent) -> Verdict {
    switch event.phase {
    case .pressed: return press(event)
    case .dragged: return move(to: event)
    case .released: return lift(at: event.time)
    case .hovered, .left, .cancelled: return .fail
    }
  }

  override func cancel() {
    if isDragging { scroller.cancelHold(at: scroller.host.now) }
    reset()
  }

  private func press(_ event: PointerEvent) -> Verdict {
    reset()
    let wasMoving = scroller.horizontal.isMoving || scroller.vertical.isMoving
    if wasMoving { scroller.hold(at: event.time) }
    guard event.source == .touch else {
      if wasMoving { scroller.cancelHold(at: event.time) }
      return .fail
    }
    last = event.position
    locks = Axis.allCases.filter(scroller.axes.contains).map(AxisLock.pointer)
    isDragging = wasMoving
    return wasMoving ? .claim : .wait
  }

  private func move(to event: PointerEvent) -> Verdict {
    guard let last else { return .fail }
    let delta = event.position - last
    self.last = event.position
    if isDragging {
      scroller.follow(-delta, at: event.time)
      return .claim
    }
    for index in locks.indices { locks[index].add(delta) }
    if let lock = locks.first(where: { $0.verdict == .accepted }) {
      return begin(lock, at: event.time)
    }
    return locks.contains { $0.verdict == .undecided } ? .wait : .fail
  }

  private func begin(_ lock: AxisLock, at time: Seconds) -> Verdict {
    let distance = lock.axis.length(of: lock.movement)
    guard scroller.takes(lock.axis, towards: -distance) else { return .fail }
    isDragging = true
    scroller.hold(at: time)
    let excess = lock.excess
    scroller.follow(
      lock.axis == .horizontal ? Vector(dx: -excess) : Vector(dy: -excess), at: time)
    return .claim
  }

  private func lift(at time: Seconds) -> Verdict {
    defer { reset() }
    guard isDragging else { return .fail }
    scroller.release(at: time)
    return .claim
  }

  private func reset() {
    last = nil
    isDragging = false
    locks = []
  }
}
