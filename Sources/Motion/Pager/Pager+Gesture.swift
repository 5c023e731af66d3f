public import Graphics

extension Pager {
  /// A finger takes hold of the pages, at rest or in the middle of a settle.
  ///
  /// While one gesture holds the pages, a second one is ignored.
  public mutating func begin(at time: Seconds) {
    advance(to: time)
    guard !isDragging, !bounds.isEmpty else { return }
    let time = time.isFinite ? time : now
    phase = .dragging(Drag(start: target, finger: finger(at: position), time: time))
  }

  /// The finger moves by a distance in pages, positive towards the next page.
  ///
  /// The position follows 1:1, without a limit between the ends and with resistance beyond them.
  public mutating func drag(by pages: Double, at time: Seconds) {
    guard case .dragging(var drag) = phase, pages.isFinite, time.isFinite else { return }
    now = max(now, time)
    let limit = Double(PageBounds.farthest)
    let finger = min(max(drag.finger + pages, -limit), limit)
    drag.tracker.add(pages, at: time)
    drag.translation += finger - drag.finger
    drag.hasMoved = drag.hasMoved || pages != 0
    drag.finger = finger
    phase = .dragging(drag)
    position = position(of: finger)
  }

  /// The finger lets go; the pager settles on a page within reach of the start page.
  ///
  /// A gesture that did not move decides nothing: a settle that it caught goes on.
  /// - Returns: The page where the pager will stop.
  @discardableResult
  public mutating func end(at time: Seconds) -> Int {
    guard case .dragging(let drag) = phase else { return target }
    let speed = velocity(at: time)
    guard drag.hasMoved else { return release(to: drag.start, velocity: 0, at: time) }
    let choice = rules.turn.page(
      for: TurnRule.Release(
        start: drag.start, position: position, translation: drag.translation, velocity: speed))
    let reach = min(max(0, rules.reach), PageBounds.farthest)
    let page = min(max(choice, drag.start - reach), drag.start + reach)
    return release(to: page, velocity: speed, at: time)
  }

  /// The gesture is taken away; the pager settles on the page that the gesture started from.
  public mutating func cancel(at time: Seconds) {
    guard case .dragging(let drag) = phase else { return }
    release(to: drag.start, velocity: velocity(at: time), at: time)
  }

  @discardableResult
  private mutating func release(to page: Int, velocity: Double, at time: Seconds) -> Int {
    let page = bounds.clamp(page)
    let spring = page == target && overscroll == 0 ? rules.fallBack ?? self.spring : self.spring
    let speed = spring?.velocity(
      velocity, from: position - Double(page), overshooting: rules.overshoot)
    head(to: page, velocity: speed ?? 0, with: spring, at: time)
    return page
  }
}

extension Pager {
  /// The position that a finger shows, with resistance beyond the ends.
  func position(of finger: Double) -> Double {
    let excess = bounds.excess(of: finger)
    return excess == 0 ? finger : finger - excess + rules.rubberBand.shown(excess)
  }

  /// The finger that shows a position: the inverse of `position(of:)`.
  func finger(at position: Double) -> Double {
    let excess = bounds.excess(of: position)
    return excess == 0 ? position : position - excess + rules.rubberBand.drag(showing: excess)
  }
}
