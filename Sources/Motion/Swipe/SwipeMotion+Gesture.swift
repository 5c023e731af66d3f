public import Graphics

extension SwipeMotion {
  /// A finger that holds the row.
  struct Drag: Sendable {
    /// The side that the swipe is about: it does not go on to the other one.
    let edge: HorizontalEdge
    /// The offset without resistance.
    var finger: Double
    /// How far the row is behind the finger.
    var lag: Flight<Double>?
    var tracker = VelocityTracker()
  }

  /// What a release brought about.
  public enum Outcome: Sendable, Hashable {
    /// The row closes, or stays closed.
    case closed
    /// The row opens, or stays open, at a side.
    case opened(HorizontalEdge)
    /// The row was swiped so far that its outermost action at a side is meant.
    case fullSwipe(HorizontalEdge)
  }

  /// A finger takes hold of the row where it is.
  ///
  /// - Parameters:
  ///   - translation: How far the finger has come until it was clear that it swipes; the row
  ///     catches up with it by a spring. Its direction tells the side that a closed row uncovers.
  ///   - time: Now.
  public mutating func begin(after translation: Double = 0, at time: Seconds) {
    advance(to: time)
    guard !isDragging, translation.isFinite else { return }
    let edge = openEdge ?? (translation > 0 ? .leading : .trailing)
    let excess = offset - clamp(offset, edge)
    var drag = Drag(edge: edge, finger: offset - excess + band.drag(showing: excess) + translation)
    drag.tracker.begin(at: now)
    if let spring = rules.catchUp {
      drag.lag = Flight(
        from: offset - shown(drag), velocity: 0, to: 0, along: .spring(spring), at: now)
    }
    phase = .dragging(drag)
    offset = place(of: drag)
  }

  /// The finger moves by a distance in points, below 0 to the leading side.
  public mutating func drag(by distance: Double, at time: Seconds) {
    guard case .dragging(var drag) = phase, distance.isFinite, time.isFinite else { return }
    now = max(now, time)
    drag.finger += distance
    drag.tracker.add(distance, at: now)
    phase = .dragging(drag)
    offset = place(of: drag)
  }

  /// The finger lets go.
  ///
  /// - Parameters:
  ///   - time: Now.
  ///   - coasts: Whether the speed counts: then the row opens where it would coast past the
  ///     threshold. Otherwise only the distance does.
  /// - Returns: What the row does now.
  @discardableResult
  public mutating func end(at time: Seconds, coasts: Bool = false) -> Outcome {
    guard case .dragging(let drag) = phase else {
      return openEdge.map(Outcome.opened) ?? .closed
    }
    let speed = velocity(at: time)
    if time.isFinite { now = max(now, time) }
    offset = place(of: drag)
    let outcome = outcome(of: drag, speed: coasts ? speed : 0)
    var place = 0.0
    if case .opened(let edge) = outcome { place = openPlace(of: edge) }
    release(to: place, velocity: speed)
    return outcome
  }

  /// The gesture was taken away: the row goes back to where it rested.
  public mutating func cancel(at time: Seconds) {
    guard isDragging else { return }
    advance(to: time)
    release(to: target, velocity: 0)
  }

  /// The side whose outermost action a release would mean now; nil: none.
  public var fullSwipeEdge: HorizontalEdge? {
    guard case .dragging(let drag) = phase, isFullSwipe(drag) else { return nil }
    return drag.edge
  }

  private func outcome(of drag: Drag, speed: Double) -> Outcome {
    if isFullSwipe(drag) { return .fullSwipe(drag.edge) }
    let side = side(drag.edge)
    let coasted = uncovered(shown(drag) + rules.coasting * speed, drag.edge)
    return side.width > 0 && coasted > side.threshold ? .opened(drag.edge) : .closed
  }

  private func isFullSwipe(_ drag: Drag) -> Bool {
    let side = side(drag.edge)
    return side.takesFullSwipe && side.width > 0
      && uncovered(shown(drag), drag.edge) > row * rules.fullSwipeShare
  }

  private mutating func release(to place: Double, velocity: Double) {
    guard let spring = rules.settle else { return fly(to: place, along: nil, velocity: 0) }
    // A row that closes does not swing over to its other side.
    let closes = place == 0 && velocity * offset < 0
    let limited = spring.velocity(
      velocity, from: offset - place, overshooting: closes ? 0 : rules.overshoot)
    fly(to: place, along: .spring(spring), velocity: limited)
  }

  // MARK: Places

  private var band: RubberBand { RubberBand(resistance: rules.resistance, extent: row) }

  private func uncovered(_ offset: Double, _ edge: HorizontalEdge) -> Double {
    edge == .leading ? offset : -offset
  }

  /// The nearest place to which a finger moves the row freely.
  private func clamp(_ offset: Double, _ edge: HorizontalEdge) -> Double {
    let side = side(edge)
    let reach = side.takesFullSwipe && side.width > 0 ? max(row, side.width) : side.width
    let way = min(max(0, uncovered(offset, edge)), reach)
    return edge == .leading ? way : -way
  }

  /// Where a finger wants the row, with the resistance beyond the ends.
  private func shown(_ drag: Drag) -> Double {
    let clamped = clamp(drag.finger, drag.edge)
    return clamped + band.shown(drag.finger - clamped)
  }

  /// Where the row is while a finger holds it.
  func place(of drag: Drag) -> Double {
    guard let lag = drag.lag, !lag.isDone(at: now) else { return shown(drag) }
    return shown(drag) + lag.state(at: now).value
  }
}
