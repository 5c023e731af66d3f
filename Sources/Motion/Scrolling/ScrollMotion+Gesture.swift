public import Graphics

extension ScrollMotion {
  /// A finger takes hold of the content where it is.
  public mutating func begin(at time: Seconds) {
    advance(to: time)
    guard !isDragging else { return }
    var drag = Drag(finger: offset - overscroll + band.drag(showing: overscroll))
    drag.tracker.begin(at: now)
    phase = .dragging(drag)
  }

  /// The finger moves by a distance in points, positive towards the content's end.
  public mutating func drag(by distance: Double, at time: Seconds) {
    guard case .dragging(var drag) = phase, distance.isFinite, time.isFinite else { return }
    now = max(now, time)
    drag.finger += distance
    drag.tracker.add(distance, at: now)
    phase = .dragging(drag)
    let excess = excess(of: drag.finger)
    offset = drag.finger - excess + band.shown(excess)
  }

  /// The finger lets go: the content glides on, and comes back from beyond its ends.
  public mutating func end(at time: Seconds) {
    guard case .dragging(let drag) = phase else { return }
    if time.isFinite { now = max(now, time) }
    let speed = drag.tracker.velocity(at: time)
    if overscroll != 0 {
      spring(to: clamp(offset), with: rules.bounceBack, velocity: 0, from: offset, at: now)
    } else {
      glide(at: speed)
    }
  }

  /// The gesture was taken away: the content stays where it is, but not beyond its ends.
  public mutating func cancel(at time: Seconds) {
    guard case .dragging = phase else { return }
    if time.isFinite { now = max(now, time) }
    if overscroll == 0 { return rest(at: offset) }
    spring(to: clamp(offset), with: rules.bounceBack, velocity: 0, from: offset, at: now)
  }

  /// Sends the content to an offset, or the nearest one that it can rest at.
  public mutating func settle(to place: Double, at time: Seconds) {
    guard place.isFinite, !isDragging else { return }
    let velocity = velocity(at: time)
    advance(to: time)
    guard let step = rules.step else { return rest(at: place) }
    spring(
      to: clamp(place), with: step, velocity: velocity, from: offset, at: now,
      isToEnd: clamp(place) == limit)
  }

  /// How fast the offset grows, in points per second.
  public func velocity(at time: Seconds) -> Double {
    switch phase {
    case .idle: 0
    case .dragging(let drag): drag.tracker.velocity(at: time)
    case .gliding(let glide): glide.velocity(at: max(now, time))
    case .springing(let spring): spring.state(at: max(now, time)).velocity
    }
  }

  private var band: RubberBand { RubberBand(resistance: rules.resistance, extent: viewport) }

  private mutating func glide(at speed: Double) {
    let glide = Glide(start: now, origin: offset, speed: speed, friction: rules.friction)
    guard abs(speed) > rules.restSpeed, !glide.isOver(at: now, within: rules.restDistance) else {
      return rest(at: offset)
    }
    phase = .gliding(glide)
    advance(to: now)
  }

  mutating func spring(
    to target: Double, with spring: Spring, velocity: Double, from place: Double, at time: Seconds,
    isToEnd: Bool = false
  ) {
    phase = .springing(
      Pull(
        start: time, target: target, spring: spring, displacement: place - target,
        speed: spring.velocity(
          velocity, from: place - target, overshooting: room(beyond: target, velocity)),
        isToEnd: isToEnd))
    advance(to: now)
  }

  /// How far a spring to a place may swing past it: not beyond the ends by more than the rules say.
  private func room(beyond target: Double, _ velocity: Double) -> Double {
    (velocity < 0 ? target : limit - target) + rules.overshoot
  }
}
