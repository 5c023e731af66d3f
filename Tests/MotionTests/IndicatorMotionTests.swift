import Motion
import Testing

/// What is seen of a row of dots, apart from which pages the dots stand for.
private struct Look {
  var dots: [IndicatorDot]
  var active: IndicatorDot

  init?(_ row: IndicatorRow) {
    guard let active = row.activeDot else { return nil }
    dots = row.dots
    self.active = active
  }

  /// The farthest that anything is from its place in another look, in points.
  func distance(to other: Look) -> Double {
    func gap(_ dot: IndicatorDot, _ others: [IndicatorDot]) -> Double {

      // A dot comes from nothing and goes to nothing.
      ([dot.width] + others.map { abs($0.center - dot.center) + abs($0.width - dot.width) }).min()
        ?? 0

    }
    let gaps =
      dots.map { gap($0, other.dots + [other.active]) }
      + other.dots.map { gap($0, dots + [active]) }
    return max(
      gaps.max() ?? 0, abs(active.center - other.active.center),
      abs(active.width - other.active.width))
  }
}

@Suite struct IndicatorMotionTests {
  private let metrics = IndicatorMetrics()

  private func row(
    _ motion: inout IndicatorMotion, _ lead: IndicatorLead, at time: Double, count: Int = 1000,
    spring: Spring? = .jump
  ) -> IndicatorRow {
    motion.row(metrics, count: count, lead: lead, spring: spring, at: time)
  }

  @Test func theDotIsWhereThePagesAre() throws {
    var motion = IndicatorMotion()
    for step in 0...400 {
      let position = 2 + Double(step) / 100
      let seen = row(&motion, .pages(position), at: Double(step), count: 8)
      #expect(seen == IndicatorRow(metrics, count: 8, position: position))
      #expect(!motion.isMoving(at: Double(step)))
    }
  }

  @Test func theDotSpringsToADistantPageAndRests() throws {
    var motion = IndicatorMotion()
    _ = row(&motion, .pages(1), at: 0, count: 9)
    let spring = Spring.jump
    for step in 0...60 {
      let time = Double(step) / 60
      let dot = try #require(row(&motion, .page(6), at: time, count: 9).activeDot)
      let lag = motion.isMoving(at: time) ? spring.value(at: time, from: -5).displacement : 0
      #expect(isNear(dot.center, 6 + 20 * (6 + lag), within: 0.3), "\(step)")
    }
    #expect(!motion.isMoving(at: 1))
    #expect(row(&motion, .pages(6), at: 1, count: 9) == IndicatorRow(count: 9, position: 6))
  }

  @Test func withoutASpringTheDotIsThereAtOnce() {
    var motion = IndicatorMotion()
    _ = row(&motion, .page(1), at: 0, spring: nil)
    #expect(row(&motion, .page(900), at: 0, spring: nil).page == 900)
    #expect(!motion.isMoving(at: 0))
  }

  @Test(
    "a leap over many pages shows no more dots than a short one",
    arguments: [(0, 999), (311, 900), (999, 0), (600, 20)])
  func longLeapsAreCut(from: Int, to: Int) throws {
    var motion = IndicatorMotion()
    var before = try #require(Look(row(&motion, .pages(Double(from)), at: 0)))
    var way = 0.0
    for step in 0...600 {
      let time = Double(step) / 600
      let look = try #require(Look(row(&motion, .page(to), at: time)))
      let distance = look.distance(to: before)
      // The spring's greatest speed over 18 pages is 9 points in a six-hundredth of a second.
      try #require(distance < 10, "\(step)")
      way += distance
      before = look
    }
    #expect(row(&motion, .page(to), at: 1).page == to)
    #expect(row(&motion, .page(to), at: 1).dots.contains { $0.page == to })
    #expect(way < 20 * 20 * 2)
  }

  @Test("whatever leads the dot, it never jumps", arguments: 1...8)
  func theDotNeverJumps(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = [5, 9, 12, 40, 1000].randomElement(using: &generator) ?? 5
    var motion = IndicatorMotion()
    var lead = IndicatorLead.pages(0)
    var before = try #require(Look(row(&motion, lead, at: 0, count: count)))
    for step in 1...4000 {
      if Int.random(in: 0..<40, using: &generator) == 0 {
        lead = changed(lead, count: count, using: &generator)
      }
      let time = Double(step) / 2000
      let look = try #require(Look(row(&motion, lead, at: time, count: count)))
      try #require(
        look.distance(to: before) < 8, "seed \(seed), step \(step), \(count) pages, \(lead)")
      before = look
    }
    let last = Double(lead.position.rounded())
    let rest = row(&motion, .pages(min(max(0, last), Double(count - 1))), at: 9, count: count)
    let settled = motion.row(
      metrics, count: count, lead: .pages(Double(try #require(rest.page))), spring: .jump, at: 18)
    #expect(settled.dots.allSatisfy { ($0.center - 6).remainder(dividingBy: 20) == 0 })
    #expect(settled.dots.contains { $0.center == settled.activeDot?.center && $0.width == 12 })
  }

  /// Another lead, but for steps that the dot has to make: a finger's, and those of slow pages.
  private func changed(
    _ lead: IndicatorLead, count: Int, using generator: inout SeededGenerator
  ) -> IndicatorLead {
    let position = Double.random(in: -0.3...Double(count) - 0.7, using: &generator)
    switch (Int.random(in: 0..<3, using: &generator), lead) {
    case (0, .finger): return lead
    case (0, _): return .finger(position)
    case (1, .pages(let old)) where abs(old - position) <= 1: return lead
    case (1, _): return .pages(position)
    default: return .page(Int.random(in: 0..<count, using: &generator))
    }
  }

  @Test func afterAnOvershootTheDotsRestInTheirPlaces() {
    var motion = IndicatorMotion()
    let places = stride(from: 6, through: 166, by: 20.0).map { $0 }
    for (pages, first) in [
      ([500, 501, 502, 502.9, 502.4, 502], 496), ([502.9, 503.4, 503], 497),
      ([502.2, 501.5, 501.2, 502], 497), ([501, 500, 499.1, 498.4, 499], 497),
    ] as [([Double], Int)] {
      for position in pages { _ = row(&motion, .pages(position), at: 0) }
      let row = row(&motion, .pages(pages.last ?? 0), at: 0)
      #expect(row.dots.map(\.center) == places && row.dots.first?.page == first)
    }
    _ = row(&motion, .page(540), at: 0)
    for step in 1...60 { _ = row(&motion, .page(540), at: Double(step) / 60) }
    #expect(row(&motion, .page(540), at: 2).dots.map(\.center) == places)
  }

  @Test func aLeapCaughtByThePagesGoesOnWithoutAJump() throws {
    var motion = IndicatorMotion()
    _ = row(&motion, .pages(0), at: 0)
    for step in 0...6 { _ = row(&motion, .page(900), at: Double(step) / 60) }
    let caught = try #require(Look(row(&motion, .page(900), at: 0.1)))
    let held = try #require(Look(row(&motion, .pages(610), at: 0.1)))
    #expect(held.distance(to: caught) < 1e-6)
    #expect(row(&motion, .pages(610), at: 2).page == 610)
    #expect(!motion.isMoving(at: 2))
  }

  @Test func aChangeOfTheNumberOfPagesPutsTheDotInItsPlace() {
    var motion = IndicatorMotion()
    _ = row(&motion, .page(0), at: 0)
    _ = row(&motion, .page(900), at: 0)
    #expect(motion.isMoving(at: 0.01))
    let fewer = row(&motion, .page(4), at: 0.01, count: 5)
    #expect(fewer.page == 4 && fewer.dots.count == 5)
    #expect(!motion.isMoving(at: 0.01))
    #expect(row(&motion, .page(0), at: 0.02, count: 0).page == nil)
  }

  @Test func aFingerCarriesTheDotAndLetsItSpringToThePage() throws {
    var motion = IndicatorMotion()
    _ = row(&motion, .pages(2), at: 0, count: 9)
    for position in [2.0, 2.2, 3.7, 5.4] {
      let seen = row(&motion, .finger(position), at: 0.1, count: 9)
      #expect(seen.activeDot?.center == 6 + 20 * position)
    }
    #expect(row(&motion, .pages(5), at: 0.2, count: 9).activeDot?.center == 6 + 20 * 5.4)
    #expect(motion.isMoving(at: 0.21))
    #expect(row(&motion, .pages(5), at: 1, count: 9).activeDot?.center == 106)
  }

  @Test func aPositionThatIsNoNumberIsIgnored() {
    var motion = IndicatorMotion()
    #expect(row(&motion, .pages(.nan), at: 0).page == 0)
    _ = row(&motion, .pages(3), at: 0)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(row(&motion, .pages(bad), at: 1).page == 3)
      #expect(!motion.isMoving(at: 1))
    }
  }
}
