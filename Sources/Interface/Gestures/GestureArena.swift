import Graphics

/// Decides whose one pointer is, from going down to going up.
final class GestureArena {
  /// Those who still watch; once one has claimed the gesture, that one alone.
  private(set) var candidates: [GestureRecognizer]
  private var isDecided = false

  init(_ candidates: [GestureRecognizer]) { self.candidates = candidates }

  /// Hands an event to those who still watch.
  func handle(_ event: PointerEvent) {
    if event.phase == .cancelled { return cancel() }
    for candidate in candidates where isWatching(candidate) {
      let verdict = candidate.handle(event)
      if isDecided { continue }
      switch verdict {
      case .wait: break
      case .hold: return
      case .fail: drop(candidate)
      case .claim: award(to: candidate)
      }
    }
    if event.phase == .released && !isDecided { cancel() }
  }

  /// Takes the gesture from everyone.
  func cancel() { narrow(to: nil) }

  /// Takes the gesture from a node.
  func cancel(_ node: Node) {
    let losers = candidates.filter { $0.node === node }
    forget(node)
    for loser in losers { loser.cancel() }
  }

  /// A node is gone, and what it would do with the gesture matters no more.
  func forget(_ node: Node) { candidates.removeAll { $0.node === node } }

  private func isWatching(_ candidate: GestureRecognizer) -> Bool {
    candidates.contains { $0 === candidate }
  }

  private func drop(_ candidate: GestureRecognizer) { candidates.removeAll { $0 === candidate } }

  private func award(to candidate: GestureRecognizer) {
    isDecided = true
    narrow(to: candidate)
  }

  private func narrow(to winner: GestureRecognizer?) {
    let losers = candidates.filter { $0 !== winner }
    candidates = winner.map { [$0] } ?? []
    for loser in losers { loser.cancel() }
  }
}
