public import Graphics

extension Pager {
  /// Settles on a page, from wherever the pager is and as fast as it already moves.
  ///
  /// A drag in progress is taken away. A page that does not exist counts as the nearest one.
  public mutating func settle(to page: Int, at time: Seconds) {
    advance(to: time)
    head(to: bounds.clamp(page), velocity: velocity(at: time), at: time)
  }

  /// Turns some pages on from where the pager will stop, as a detent of a wheel does.
  ///
  /// A settle in progress keeps its speed, so two steps in quick succession are two pages. While a
  /// finger holds the pages nothing happens.
  /// - Returns: The page where the pager will stop.
  @discardableResult
  public mutating func step(_ pages: Int, at time: Seconds) -> Int {
    advance(to: time)
    guard !isDragging else { return target }
    let page = destination(of: pages)
    settle(to: page, at: time)
    return page
  }

  /// Turns some pages on as a key does: with a settle at rest, at once while pages turn.
  ///
  /// A key that repeats never queues turns. While a finger holds the pages nothing happens.
  /// - Returns: The page where the pager will stop.
  @discardableResult
  public mutating func press(_ pages: Int, at time: Seconds) -> Int {
    advance(to: time)
    guard isSettling else { return step(pages, at: time) }
    jump(to: destination(of: pages))
    return settled
  }

  /// Rests on a page at once, or on the nearest one that exists; a drag is taken away.
  public mutating func jump(to page: Int) {
    settled = bounds.clamp(page)
    position = Double(settled)
    phase = .idle
  }

  /// Moves to where the pager is at a time.
  /// - Returns: Whether a spring still moves it.
  @discardableResult
  public mutating func advance(to time: Seconds) -> Bool {
    if time.isFinite { now = max(now, time) }
    guard case .settling(let settling) = phase else { return false }
    if settling.isAtRest(at: now, by: rules) {
      jump(to: settling.target)
      return false
    }
    position = Double(settling.target) + settling.state(at: now).displacement
    return true
  }

  private func destination(of pages: Int) -> Int {
    let (page, overflow) = target.addingReportingOverflow(pages)
    return bounds.clamp(overflow ? (pages < 0 ? .min : .max) : page)
  }
}

extension Pager {
  /// The spring for the place where the pager is, or nil if it moves at once.
  var spring: Spring? { overscroll == 0 ? rules.settle : rules.bounceBack }

  /// Lets a spring pull from here to a page that exists.
  mutating func head(to page: Int, velocity: Double, at time: Seconds) {
    head(to: page, velocity: velocity, with: spring, at: time)
  }

  /// Lets a spring pull from here to a page that exists; without one it is there at once.
  mutating func head(to page: Int, velocity: Double, with spring: Spring?, at time: Seconds) {
    if time.isFinite { now = max(now, time) }
    guard let spring else { return jump(to: page) }
    phase = .settling(
      Settling(
        target: page, spring: spring, start: now, displacement: position - Double(page),
        velocity: limited(velocity, of: spring, to: page)))
    advance(to: now)
  }

  /// The velocity, reduced so far that the spring does not fly past the ends.
  ///
  /// Only a way over many pages that is called back, or whose pages vanish, is as fast as that.
  private func limited(_ velocity: Double, of spring: Spring, to page: Int) -> Double {
    guard let end = velocity < 0 ? bounds.lower : bounds.upper else { return velocity }
    let nearest =
      velocity < 0
      ? min(position, Double(page)) - Double(end) : Double(end) - max(position, Double(page))
    return spring.velocity(
      velocity, from: position - Double(page),
      overshooting: max(rules.overshoot, nearest + Self.leeway))
  }
}
