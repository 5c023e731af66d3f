internal import Glibc
public import Graphics

/// The place of content that is larger than the area it is seen through, on one axis.
///
/// Like a `Pager` it is a value without a clock or a view: fingers move it 1:1 and with resistance
/// beyond its ends, a release lets it glide, and wheels and keys send it to a place with a spring.
/// ```swift
/// var motion = ScrollMotion()
/// motion.resize(content: 3000, viewport: 600)
/// motion.begin(at: 0)
/// motion.drag(by: 40, at: 0.02)
/// motion.end(at: 0.03)                      // glides on
/// while motion.advance(to: time) { draw(motion.offset) }
/// ```
/// Values that are not finite are ignored, and a time before the latest one counts as that one.
public struct ScrollMotion: Sendable {
  /// How far the content's start lies before the area's, in points; below 0 and above `limit` only
  /// while a finger or a spring holds the content beyond its ends.
  public internal(set) var offset = 0.0
  /// What the content is doing.
  public internal(set) var phase = Phase.idle
  /// How the content moves; changes hold from the next event.
  public var rules: ScrollRules
  /// The greatest offset at rest: what the content is longer than the area.
  public internal(set) var limit = 0.0
  /// The length of the area that the content is seen through, in points.
  public internal(set) var viewport = 1.0
  var now: Seconds = -.greatestFiniteMagnitude

  /// Makes a motion at rest at the start of the content.
  public init(rules: ScrollRules = ScrollRules()) { self.rules = rules }

  /// Whether a finger holds the content.
  public var isDragging: Bool { if case .dragging = phase { true } else { false } }

  /// Whether the content moves by itself, so that the next frame differs from this one.
  public var isMoving: Bool {
    switch phase {
    case .idle, .dragging: false
    case .gliding, .springing: true
    }
  }

  /// How far the content lies beyond its ends, in points; negative before the start.
  public var overscroll: Double { excess(of: offset) }

  /// The offset without what lies beyond the ends.
  public var clamped: Double { clamp(offset) }

  /// Where the content will rest if nothing else happens; under a finger where it is.
  public var target: Double {
    switch phase {
    case .idle, .dragging: clamp(offset)
    case .gliding(let glide): clamp(glide.end)
    case .springing(let spring): spring.target
    }
  }

  /// How far a detent of a wheel moves the content, in points: the viewport's length to the power
  /// of 2/3, as in GTK.
  public var detent: Double { pow(viewport, 2 / 3) }

  /// Whether the content can move on in a direction: above 0 towards its end.
  public func canMove(_ direction: Double) -> Bool {
    direction > 0 ? target < limit : direction < 0 && target > 0
  }

  /// Moves to where the content is at a time.
  /// - Returns: Whether it still moves by itself.
  @discardableResult
  public mutating func advance(to time: Seconds) -> Bool {
    if time.isFinite { now = max(now, time) }
    if case .gliding(let glide) = phase { advance(glide) }
    if case .springing(let spring) = phase { advance(spring) }
    return isMoving
  }

  /// Rests at an offset, or at the nearest one that content without a finger can have.
  public mutating func rest(at offset: Double) {
    guard offset.isFinite else { return }
    self.offset = clamp(offset)
    phase = .idle
  }

  func clamp(_ offset: Double) -> Double { min(max(0, offset), limit) }

  func excess(of offset: Double) -> Double { offset - clamp(offset) }

  private mutating func advance(_ glide: Glide) {
    let edge = clamp(glide.end)
    // A glide that reaches an end goes over into a spring there, whenever the next frame is.
    if edge != glide.end, let arrival = glide.time(at: edge), now >= arrival {
      let velocity = glide.velocity(at: arrival)
      return spring(
        to: edge, with: rules.bounceBack, velocity: velocity, from: edge, at: arrival)
    }
    guard !glide.isOver(at: now, within: rules.restDistance) else { return rest(at: glide.end) }
    offset = glide.offset(at: now)
  }

  private mutating func advance(_ spring: Pull) {
    if spring.isAtRest(at: now, by: rules) { return rest(at: spring.target) }
    offset = spring.offset(at: now)
  }
}
