import Motion
import Testing

/// The time of a page, and the pill that tells how much of it is over.
@Suite struct IndicatorDwellTests {
  private func running(_ duration: Double) -> IndicatorDwell {
    var dwell = IndicatorDwell()
    dwell.show(for: duration, at: 0)
    dwell.run(true, at: 0)
    return dwell
  }

  @Test func timeRunsAndStandsStill() {
    var dwell = running(4)
    #expect(dwell.level(at: 1) == 0.25 && dwell.end == 4)
    dwell.run(false, at: 1)
    #expect(dwell.level(at: 3) == 0.25 && dwell.end == nil)
    dwell.run(true, at: 3)
    #expect(dwell.level(at: 4) == 0.5 && dwell.end == 6)
    #expect(dwell.level(at: 9) == 1)
  }

  @Test func anotherDurationKeepsTheShareThatIsOver() {
    var dwell = running(4)
    dwell.show(for: 8, at: 1)
    #expect(dwell.level(at: 1) == 0.25 && dwell.end == 7)
    dwell.show(for: 8, at: 3)
    #expect(dwell.end == 7)
  }

  @Test(arguments: [nil, 0, -1, Double.nan, .infinity])
  func withoutADurationItEmptiesAndNothingEnds(duration: Double?) {
    var dwell = running(4)
    dwell.show(for: duration, at: 2)
    #expect(dwell.end == nil && dwell.level(at: 2) == 0.5 && dwell.isMoving(at: 2.1))
    #expect(dwell.level(at: 2.24) == 0 && !dwell.isMoving(at: 2.25))
  }

  @Test func aNewPageBeginsWhileTheOldOneEmpties() {
    var dwell = running(4)
    dwell.restart(isAtOnce: false, at: 3)
    dwell.restart(isAtOnce: false, at: 3)
    #expect(dwell.level(at: 3) == 0.75 && dwell.end == 7)
    let levels = stride(from: 3, through: 3.24, by: 0.01).map { dwell.level(at: $0) }
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 - $0 < 0.01 && $0 - $1 < 0.1 })
    #expect(isNear(dwell.level(at: 4), 0.25) && !dwell.isMoving(at: 4))
    dwell.restart(isAtOnce: true, at: 4)
    #expect(dwell.level(at: 4) == 0 && !dwell.isMoving(at: 4))
  }

  // MARK: The pill

  private let metrics = IndicatorMetrics(elongation: 32)

  @Test func theCurrentDotIsAPillAndTheOthersMakeRoom() throws {
    let row = IndicatorRow(metrics, count: 6, position: 2)
    #expect(row.dots.map(\.width) == [12, 12, 44, 12, 12, 12])
    #expect(row.dots.map(\.height) == Array(repeating: 12, count: 6))
    #expect(row.dots.map(\.center) == [6, 26, 62, 98, 118, 138])
    #expect(metrics.width(count: 6) == 144)
    let (empty, full) = (row.activeDot(filling: 0), row.activeDot(filling: 1))
    #expect(empty?.center == 46 && empty?.width == 12)
    #expect(full?.center == row.dots[2].center && full?.width == 44)
    #expect(row.activeDot(filling: 0.5)?.width == 28)
  }

  @Test(arguments: [3, 9, 10, 1000]) func nothingJumpsAndTheRowKeepsItsLength(count: Int) {
    var last: [Int: Double] = [:]
    for position in stride(from: -0.3, through: Double(min(count, 20)) - 0.7, by: 0.05) {
      let row = IndicatorRow(metrics, count: count, position: position)
      for (a, b) in zip(row.dots, row.dots.dropFirst()) {
        #expect(a.center + a.width / 2 < b.center - b.width / 2)
      }
      if count <= 9, let first = row.dots.first, let end = row.dots.last {
        #expect(isNear(first.center - first.width / 2, 0))
        #expect(isNear(end.center + end.width / 2, metrics.width(count: count)))
      }
      for dot in row.dots {
        if let old = last[dot.page] { #expect(abs(dot.center - old) < 3, "\(position)") }
      }
      last = Dictionary(uniqueKeysWithValues: row.dots.map { ($0.page, $0.center) })
    }
  }

  @Test(arguments: [0.0, 2, 2.5, 5]) func everyDotIsHitWhereItIs(position: Double) {
    let row = IndicatorRow(metrics, count: 6, position: position)
    for dot in row.dots {
      for place in [dot.center, dot.center - dot.width / 2 - 3, dot.center + dot.width / 2 + 3] {
        #expect(row.page(at: place) == dot.page)
      }
    }
    #expect(row.page(at: -5) == nil && row.page(at: 149) == nil)
  }

  @Test func aNarrowRowLeavesRoomForThePill() {
    let narrow = metrics.fitting(140, count: 1000)
    #expect(narrow.window == 5 && narrow.width(count: 1000) + narrow.gap <= 140)
  }
}
