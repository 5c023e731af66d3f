public import Graphics

/// The motion of the bright dot in a row, between following and leaping.
///
/// The dot is where its lead says, plus what a spring has not made up for. So it hands over from
/// the pages to a leap, to a finger and back without a jump, whatever happens in between.
public struct IndicatorMotion: Sendable {
  private var count = 0
  private var lead: IndicatorLead?
  private var lag: Lag?
  private var cut = IndicatorCut.none
  /// The place at the leading edge of the window when the dot last rested on a page.
  ///
  /// A motion pushes the window only as long as it lasts, so that at rest dots are in their places.
  private var offset: Double?

  /// What separates the dot from its lead.
  private struct Lag: Sendable {
    let spring: Spring
    let start: Seconds
    let displacement: Double
    let velocity: Double
    /// Where a spring counts as at rest, in pages: a quarter of a point and 5 points a second.
    private static let tolerance = (distance: 0.0125, speed: 0.25)

    func state(at time: Seconds) -> (displacement: Double, velocity: Double) {
      spring.value(at: time - start, from: displacement, velocity: velocity)
    }

    func isOver(at time: Seconds) -> Bool {
      spring.isAtRest(
        at: time - start, from: displacement, velocity: velocity,
        distance: Self.tolerance.distance, speed: Self.tolerance.speed)
    }
  }

  /// Makes a motion that has not begun.
  public init() {}

  /// Whether the dot moves by itself, so that a later row differs from this one.
  public func isMoving(at time: Seconds) -> Bool { lag.map { !$0.isOver(at: time) } ?? false }

  /// The row at a time.
  /// - Parameters:
  ///   - metrics: The measures of the row.
  ///   - count: The number of pages; when it changes the dot is at once where it belongs.
  ///   - lead: What tells the dot where to be; a position that is not finite is ignored.
  ///   - spring: How the dot goes to a page that is not the next one; nil: at once.
  ///   - time: The time, in seconds.
  public mutating func row(
    _ metrics: IndicatorMetrics, count: Int, lead: IndicatorLead, spring: Spring?, at time: Seconds
  ) -> IndicatorRow {
    let lead = lead.position.isFinite ? lead : self.lead ?? .page(0)
    if !isMoving(at: time) { land() }
    if let old = self.lead, !old.glides(to: lead) || count != self.count {
      if let spring, count == self.count {
        leap(from: old, to: lead, by: spring, at: time)
      } else {
        appear(at: lead)
      }
    }
    self.lead = lead
    self.count = count
    let row = IndicatorRow(
      metrics, count: count, position: place(of: lead, at: time), offset: offset, cut: cut)
    if lag == nil, lead.position == lead.position.rounded() { offset = row.offset }
    return row
  }

  private func place(of lead: IndicatorLead, at time: Seconds) -> Double {
    cut.place(of: lead.position) + (lag?.state(at: time).displacement ?? 0)
  }

  /// Lets a spring carry the dot from where it is seen, as fast as it is, to a new lead.
  private mutating func leap(
    from old: IndicatorLead, to lead: IndicatorLead, by spring: Spring, at time: Seconds
  ) {
    let seen = place(of: old, at: time)
    let page = cut.page(at: seen)
    let velocity = lag?.state(at: time).velocity ?? 0
    cut = IndicatorCut(from: page, to: lead.position)
    let start = cut.place(of: page)
    offset? += (start - seen).rounded()
    lag = Lag(
      spring: spring, start: time, displacement: start - cut.place(of: lead.position),
      velocity: velocity)
  }

  /// Puts the dot elsewhere at once, in the middle of the window if it comes from far away.
  private mutating func appear(at lead: IndicatorLead) {
    land()
    if let old = self.lead, abs(lead.position - old.position) > 1 { offset = nil }
  }

  /// Ends a leap: the dot is with its lead, in a row that is whole again.
  private mutating func land() {
    lag = nil
    if let lead { offset? += lead.position - cut.place(of: lead.position) }
    cut = .none
  }
}
