public import Graphics

/// The place of a row that is swiped sideways to uncover what it has at its sides.
///
/// Like a `Pager` it is a value without a clock or a view: fingers move it 1:1 and with resistance
/// beyond its ends, and a release opens or closes it.
/// ```swift
/// var motion = SwipeMotion()
/// motion.resize(row: 400, leading: SwipeSide(), trailing: SwipeSide(width: 120))
/// motion.begin(after: -20, at: 0)
/// motion.drag(by: -130, at: 0.1)
/// motion.end(at: 0.12)                      // .opened(.trailing)
/// while motion.advance(to: time) { draw(motion.offset) }
/// ```
/// Values that are not finite are ignored, and a time before the latest one counts as that one.
public struct SwipeMotion: Sendable {
  /// What the row is doing.
  enum Phase: Sendable {
    case idle
    case dragging(Drag)
    case settling(Flight<Double>)
  }

  /// How far the row has moved in points: below 0 uncovers its trailing side, above 0 its leading
  /// one.
  public internal(set) var offset = 0.0
  /// Where the row rests if nothing else happens; under a finger where it rested before.
  public internal(set) var target = 0.0
  /// How the row moves; changes hold from the next event.
  public var rules: SwipeRules
  /// What can be uncovered at the leading side.
  public private(set) var leading = SwipeSide()
  /// What can be uncovered at the trailing side.
  public private(set) var trailing = SwipeSide()
  /// The width of the row in points.
  public private(set) var row = 1.0
  var phase = Phase.idle
  var now: Seconds = -.greatestFiniteMagnitude

  /// Makes a closed row.
  public init(rules: SwipeRules = SwipeRules()) { self.rules = rules }

  /// Whether a finger holds the row.
  public var isDragging: Bool { if case .dragging = phase { true } else { false } }

  /// Whether the row moves by itself, so that the next frame differs from this one.
  public var isMoving: Bool {
    switch phase {
    case .idle: false
    case .dragging(let drag): drag.lag?.isDone(at: now) == false
    case .settling: true
    }
  }

  /// The side that is open or opening; nil: the row is closed, or closing.
  public var openEdge: HorizontalEdge? { target == 0 ? nil : target < 0 ? .trailing : .leading }

  /// The side of which something is uncovered.
  public var uncoveredEdge: HorizontalEdge? {
    offset == 0 ? nil : offset < 0 ? .trailing : .leading
  }

  /// What can be uncovered at a side.
  public func side(_ edge: HorizontalEdge) -> SwipeSide { edge == .leading ? leading : trailing }

  /// Where the row rests when a side is open.
  public func openPlace(of edge: HorizontalEdge) -> Double {
    edge == .leading ? leading.width : -trailing.width
  }

  /// Whether the row can move in a direction: above 0 towards its trailing side.
  public func canMove(_ direction: Double) -> Bool {
    guard direction != 0 else { return false }
    return target != 0 || side(direction < 0 ? .trailing : .leading).width > 0
  }

  /// Tells the width of the row and what its sides hold; a row that rests open stays open.
  public mutating func resize(row: Double, leading: SwipeSide, trailing: SwipeSide) {
    let openEdge = openEdge.flatMap { target == openPlace(of: $0) ? $0 : nil }
    if row.isFinite { self.row = max(1, row) }
    (self.leading, self.trailing) = (leading, trailing)
    let place = openEdge.map(openPlace) ?? clamp(target)
    guard place != target else { return }
    target = place
    guard !isDragging else { return }
    phase = .idle
    offset = place
  }

  /// Moves to where the row is at a time.
  /// - Returns: Whether it still moves by itself.
  @discardableResult
  public mutating func advance(to time: Seconds) -> Bool {
    if time.isFinite { now = max(now, time) }
    switch phase {
    case .idle: break
    case .dragging(let drag): offset = place(of: drag)
    case .settling(let flight):
      if flight.isDone(at: now) {
        rest(at: target)
      } else {
        offset = flight.state(at: now).value
      }
    }
    return isMoving
  }

  /// Sends the row to a place along an animation, or at once without one; a finger that holds the
  /// row loses it.
  public mutating func settle(to place: Double, along animation: Animation?, at time: Seconds) {
    guard place.isFinite else { return }
    let velocity = velocity(at: time)
    advance(to: time)
    fly(to: clamp(place), along: animation, velocity: velocity)
  }

  /// How fast the row moves, in points per second.
  public func velocity(at time: Seconds) -> Double {
    switch phase {
    case .idle: 0
    case .dragging(let drag): drag.tracker.velocity(at: time)
    case .settling(let flight): flight.state(at: max(now, time)).velocity
    }
  }

  mutating func fly(to place: Double, along animation: Animation?, velocity: Double) {
    target = place
    guard let animation else { return rest(at: place) }
    let flight = Flight(
      from: offset, velocity: velocity, to: place, along: animation, at: now + animation.pause)
    phase = .settling(flight)
    advance(to: now)
  }

  private mutating func rest(at place: Double) {
    offset = place
    phase = .idle
  }

  /// The nearest place at which a row without a finger may rest.
  private func clamp(_ place: Double) -> Double {
    min(max(-trailing.width, place), leading.width)
  }
}
