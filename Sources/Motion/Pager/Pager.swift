public import Graphics

/// The position in a row of pages, moved by gestures and springs.
///
/// A pager is a value without a clock or a view: it is told what happens and when, and it answers
/// where it is. Positions are in pages, so neither the size of a page nor a change of it matters.
/// ```swift
/// var pager = Pager(bounds: PageBounds(count: 40))
/// pager.begin(at: 0)
/// pager.drag(by: 0.2, at: 0.05)
/// pager.end(at: 0.06)              // 1: a flick to the next page
/// while pager.advance(to: time) { draw(pager.position) }
/// ```
/// Times may come from different clocks that are slightly apart, such as a device and a display: a
/// time before the latest one counts as that one. Values that are not finite are ignored.
public struct Pager: Sendable {
  /// The position in pages from the anchor; a whole number at rest.
  public internal(set) var position: Double {
    didSet { pass(from: oldValue) }
  }
  /// The whole page that the position last stood at or passed: at most one page away from it.
  public internal(set) var passed: Int
  /// What the pager is doing.
  public internal(set) var phase: Phase = .idle
  /// The page of the last rest; it changes only at rest, or when its page ceases to exist.
  public internal(set) var settled: Int
  /// How the pager moves and decides; changes hold from the next event.
  public var rules: PagerRules
  /// The pages that exist.
  ///
  /// When pages vanish, a position on them goes to the last one that is left: at once at rest, and
  /// with the spring or under the finger when it is less than half a page away.
  public var bounds: PageBounds {
    get { pages }
    set {
      let old = pages
      pages = newValue
      if newValue != old { conform(from: old) }
    }
  }
  /// The pages that exist, for changes that keep every page in its place.
  var pages: PageBounds
  /// The latest time of which the pager knows.
  var now: Seconds = -.greatestFiniteMagnitude

  /// Makes a pager that rests on a page, or on the nearest one that exists.
  public init(page: Int = 0, bounds: PageBounds = .endless, rules: PagerRules = PagerRules()) {
    pages = bounds
    self.rules = rules
    settled = bounds.clamp(page)
    position = Double(settled)
    passed = settled
  }

  /// Notes the last whole page on the way from another position.
  private mutating func pass(from old: Double) {
    let page = (position < old ? position.rounded(.up) : position.rounded(.down))
    let isPassed = position < old ? page <= old : page >= old
    if isPassed || abs(position - Double(passed)) > 1 { passed = wholePage(page) }
  }
}

extension Pager {
  /// The page nearest to the position; it flips at half.
  public var nearest: Int { bounds.clamp(wholePage(position)) }

  /// The page where the pager will stop; during a drag the page that the gesture started from.
  public var target: Int {
    switch phase {
    case .idle: settled
    case .dragging(let drag): drag.start
    case .settling(let settling): settling.target
    }
  }

  /// Whether a finger holds the pages.
  public var isDragging: Bool {
    if case .dragging = phase { true } else { false }
  }

  /// Whether a spring moves the pages, so that the next frame differs from this one.
  public var isSettling: Bool {
    if case .settling = phase { true } else { false }
  }

  /// How far the position lies beyond the ends, in pages; negative before the first page.
  public var overscroll: Double { bounds.excess(of: position) }

  /// How fast the position moves, in pages per second.
  public func velocity(at time: Seconds) -> Double {
    switch phase {
    case .idle: return 0
    case .settling(let settling): return settling.state(at: max(now, time)).velocity
    case .dragging(let drag):
      let excess = bounds.excess(of: drag.finger)
      let slope = excess == 0 ? 1 : rules.rubberBand.slope(at: excess)
      let speed = drag.tracker.velocity(at: time) * slope
      return min(max(speed, -rules.maximumSpeed), rules.maximumSpeed)
    }
  }
}
