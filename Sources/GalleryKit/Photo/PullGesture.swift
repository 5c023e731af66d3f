import Paging

/// A drag downwards that pulls the photo out of its window.
struct PullGesture: Gesture {
  /// Tells how far the photo is pulled, in points.
  let changed: (Double) -> Void
  /// Tells how far it was pulled in the end, and how fast, in points per second.
  let ended: (Double, Double) -> Void

  func makeRecognizer(for node: Node) -> PullRecognizer { PullRecognizer(node: node) }

  func update(_ recognizer: PullRecognizer) {
    recognizer.changed = changed
    recognizer.ended = ended
  }
}

/// Recognizes a drag that begins downwards.
final class PullRecognizer: GestureRecognizer {
  var changed: (Double) -> Void = { _ in }
  var ended: (Double, Double) -> Void = { _, _ in }
  private var lock = AxisLock.pointer(.vertical)
  private var last: Point?
  private var distance = 0.0
  private var velocity = VelocityTracker()

  override func handle(_ event: PointerEvent) -> Verdict {
    switch event.phase {
    case .pressed where event.button == .primary:
      begin(event)
      return .wait
    case .dragged: return follow(event)
    case .released: return finish(event)
    default: return .fail
    }
  }

  override func cancel() {
    if lock.verdict == .accepted, last != nil { ended(0, 0) }
    last = nil
  }

  private func begin(_ event: PointerEvent) {
    lock = .pointer(.vertical)
    last = event.position
    distance = 0
    velocity = VelocityTracker()
    velocity.begin(at: event.time)
  }

  private func follow(_ event: PointerEvent) -> Verdict {
    guard let last else { return .fail }
    let delta = event.position - last
    self.last = event.position
    guard lock.verdict != .accepted else {
      pull(by: delta.dy, at: event.time)
      return .claim
    }
    switch lock.add(delta) {
    case .undecided: return .wait
    case .rejected: return .fail
    case .accepted:
      guard lock.movement.dy > 0 else { return .fail }
      pull(by: lock.excess, at: event.time)
      return .claim
    }
  }

  private func pull(by dy: Double, at time: Seconds) {
    velocity.add(dy, at: time)
    distance += dy
    changed(max(0, distance))
  }

  private func finish(_ event: PointerEvent) -> Verdict {
    guard last != nil, lock.verdict == .accepted else { return .fail }
    last = nil
    ended(max(0, distance), velocity.velocity(at: event.time))
    return .claim
  }
}
