import Graphics

/// Decides whose one pointer is, from going down to going up.
final class GestureArena {
  private var candidates: [GestureRecognizer]
  private(set) var winner: GestureRecognizer?

  init(_ candidates: [GestureRecognizer]) { self.candidates = candidates }

  /// Hands an event to those who still watch.
  func handle(_ event: PointerEvent) {
    if let winner {
      if event.phase == .cancelled { winner.cancel() } else { _ = winner.handle(event) }
      return
    }
    guard event.phase != .cancelled else { return cancel() }
    for candidate in candidates where isWatching(candidate) {
      switch candidate.handle(event) {
      case .wait: continue
      case .fail: candidates.removeAll { $0 === candidate }
      case .claim: return award(to: candidate)
      }
    }
    if event.phase == .released { cancel() }
  }

  /// Takes the gesture from everyone.
  func cancel() {
    for candidate in candidates { candidate.cancel() }
    candidates = []
    winner = nil
  }

  /// A node left the tree: its recognizers watch no more.
  func forget(_ node: Node) {
    if winner?.node === node { cancel() }
    candidates.removeAll { $0.node === node }
  }

  private func isWatching(_ candidate: GestureRecognizer) -> Bool {
    candidates.contains { $0 === candidate }
  }

  private func award(to candidate: GestureRecognizer) {
    winner = candidate
    let losers = candidates.filter { $0 !== candidate }
    candidates = [candidate]
    for loser in losers { loser.cancel() }
  }
}
