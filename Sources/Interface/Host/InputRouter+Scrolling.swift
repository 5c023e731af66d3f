public import Graphics
import Motion

extension InputRouter {
  /// Whose a scroll gesture is, is decided when its direction is known and stays so to its end.
  func route(_ event: ScrollEvent) {
    switch event.phase {
    case .began: begin(event)
    case .changed: follow(event)
    case .ended, .cancelled:
      if case .undecided(let holder, let start) = scrolling, start.isLong {
        decide(start, holder: holder, by: event)
      }
      owner(of: scrolling)?.scroll(event)
      scrolling = .idle
    }
  }

  private func begin(_ event: ScrollEvent) {
    // A gesture whose end was lost must not hold its node for ever.
    if let node = owner(of: scrolling) { cancelScroll(of: node) }
    scrolling = .undecided(nil, ScrollStart())
    event.delta == .zero ? touch(event) : follow(event)
  }

  /// Fingers that rest on the trackpad stop what moves under the pointer, until they move.
  private func touch(_ event: ScrollEvent) {
    guard let node = scrollers(at: event.position).first(where: { $0.wantsScroll(event) }) else {
      return
    }
    scrolling = .undecided(node, ScrollStart())
    node.scroll(event)
  }

  private func follow(_ event: ScrollEvent) {
    switch scrolling {
    case .idle: break
    case .decided(let node): node?.scroll(event)
    case .undecided(let holder, var start):
      if start.add(event) {
        decide(start, holder: holder, by: event)
      } else {
        scrolling = .undecided(holder, start)
      }
    }
  }

  private func decide(_ start: ScrollStart, holder: Node?, by event: ScrollEvent) {
    // What the resting fingers hold lets go, and takes part in the choice as it moves on.
    if let holder { release(holder, at: event.time) }
    let first = ScrollEvent(
      .began, source: event.source, delta: start.movement, position: event.position,
      time: event.time)
    let node = scrollers(at: event.position).first { $0.wantsScroll(first) }
    scrolling = .decided(node)
    node?.scroll(first)
  }

  private func release(_ node: Node, at time: Seconds) {
    node.scroll(
      ScrollEvent(.ended, source: .finger, delta: .zero, position: .zero, time: time))
  }

  /// The node that a gesture holds.
  func owner(of scrolling: Scrolling) -> Node? {
    switch scrolling {
    case .idle: nil
    case .undecided(let node, _), .decided(let node): node
    }
  }
}

// MARK: - Wheels

extension InputRouter {
  /// Detents go to what lies under the pointer, innermost first; while a wheel keeps turning they
  /// stay with what took them, so that a list that comes to its end does not turn the page.
  func route(_ event: WheelEvent) {
    let nodes = scrollers(at: event.position)
    if let wheel, event.time - wheel.time < Self.wheelRest,
      nodes.contains(where: { $0 === wheel.node })
    {
      self.wheel?.time = event.time
      _ = wheel.node.wheel(event)
      return
    }
    wheel = nodes.first { $0.wheel(event) }.map { ($0, event.time) }
  }

  /// How long a wheel rests before its next detent may be meant for something else.
  public static let wheelRest: Seconds = 0.4
}
