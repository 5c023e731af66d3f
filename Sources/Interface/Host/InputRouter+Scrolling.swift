import Graphics
import Motion

extension InputRouter {
  /// Whose a scroll gesture is, is decided by its first movement and stays so to its end.
  func route(_ event: ScrollEvent) {
    switch event.phase {
    case .began: begin(event)
    case .changed: follow(event)
    case .ended, .cancelled:
      if case .decided(let node?) = scrolling { node.scroll(event) }
      scrolling = .idle
    }
  }

  private func begin(_ event: ScrollEvent) {
    // A gesture whose end was lost must not hold its node for ever.
    if case .decided(let node?) = scrolling { cancelScroll(of: node) }
    scrolling = .undecided
    follow(event)
  }

  private func follow(_ event: ScrollEvent) {
    switch scrolling {
    case .idle: break
    case .decided(let node): node?.scroll(event)
    case .undecided:
      guard event.delta != .zero else { return }
      var first = event
      first.phase = .began
      let node = scrollers(at: event.position).first { $0.wantsScroll(first) }
      scrolling = .decided(node)
      node?.scroll(first)
    }
  }
}
