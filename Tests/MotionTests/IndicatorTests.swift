import Motion
import Testing

@Suite struct IndicatorTests {
  private let metrics = IndicatorMetrics()
  private let sizes: [Double] = [5, 8, 12, 12, 12, 12, 12, 8, 5]

  @Test func aPlainRowHasADotPerPageTwentyPointsApart() {
    let dots = IndicatorRow(count: 6, position: 2).dots
    #expect(dots.map(\.page) == [0, 1, 2, 3, 4, 5])
    #expect(dots.map(\.center) == [6, 26, 46, 66, 86, 106])
    #expect(dots.allSatisfy { $0.width == 12 && $0.height == 12 })
    #expect(dots.map(\.prominence) == [0, 0, 1, 0, 0, 0])
    #expect(metrics.width(count: 6) == 112)
  }

  @Test func theActiveDotGlidesAndStretches() throws {
    for (position, center, width) in [(2.0, 46.0, 12.0), (2.5, 56, 20), (2.25, 51, 17.656_854)] {
      let dot = try #require(IndicatorRow(count: 6, position: position).activeDot)
      #expect(isNear(dot.center, center))
      #expect(isNear(dot.width, width, within: 1e-5))
      #expect(dot.height == 12)
    }
  }

  @Test func theActiveDotIsSqueezedBeyondTheEnds() throws {
    let before = try #require(IndicatorRow(count: 6, position: -0.4).activeDot)
    #expect(isNear(before.width, 12 * 0.9) && before.center == 6 && before.page == 0)
    let after = try #require(IndicatorRow(count: 6, position: 6).activeDot)
    #expect(isNear(after.width, 9) && after.center == 106 && after.page == 5)
    #expect(IndicatorRow(count: 6, position: -3).activeDot?.width == 9)
  }

  @Test func manyPagesHaveAWindowOfNineWithSmallEdges() throws {
    let row = IndicatorRow(count: 1000, position: 311)
    #expect(row.dots.map(\.page) == [Int](307...315))
    #expect(zip(row.dots, sizes).allSatisfy { isNear($0.width, $1) && isNear($0.height, $1) })
    #expect(row.dots.map(\.center) == (0..<9).map { 6 + 20 * Double($0) })
    #expect(try #require(row.activeDot).center == 86)
    #expect(metrics.width(count: 1000) == 172)
  }

  @Test func theActiveDotMovesWithinTheMiddleFiveThenTheRowScrollsUnderIt() {
    func first(_ pages: [Int]) -> [Int?] {
      var motion = IndicatorMotion()
      return pages.map { page in
        motion.row(metrics, count: 1000, lead: .page(page), spring: nil, at: 0).dots.first?.page
      }
    }
    #expect(first([500, 501, 502, 503, 504]) == [496, 496, 496, 497, 498])
    #expect(first([500, 499, 498, 497, 496]) == [496, 496, 496, 495, 494])
    #expect(first([504, 503, 502, 501, 500, 499]) == [500, 500, 500, 499, 498, 497])
    #expect(first([997, 996, 995, 994, 993, 992]) == [991, 991, 991, 991, 991, 990])
    // A dot that comes from elsewhere is in the middle.
    #expect(first([500, 503]) == [496, 499])
  }

  @Test func atTheEndsOfTheListTheEdgesAreFullSize() throws {
    let first = IndicatorRow(count: 1000, position: 0).dots
    let sizes: [Double] = [12, 12, 12, 12, 12, 12, 12, 8, 5]
    #expect(zip(first, sizes).allSatisfy { isNear($0.width, $1) })
    let last = IndicatorRow(count: 1000, position: 999)
    #expect(last.dots.map(\.page) == [Int](991...999))
    #expect(zip(last.dots, sizes.reversed()).allSatisfy { isNear($0.width, $1) })
    #expect(try #require(last.activeDot).center == 166)
  }

  @Test(
    "a narrow row has fewer dots, the bright one among full ones",
    arguments: [(179.9, 7), (140, 7), (139, 5), (100, 5), (99, 3), (60, 3), (10, 3), (-5, 3)])
  func narrowRows(width: Double, window: Int) throws {
    let narrow = metrics.fitting(width, count: 1000)
    #expect(narrow.window == window)
    #expect(window == 3 || narrow.width(count: 1000) + narrow.gap <= width)
    let row = IndicatorRow(narrow, count: 1000, position: 500)
    #expect(row.dots.count == window)
    #expect(row.dots[window / 2].page == 500 && isNear(row.dots[window / 2].width, 12))
    #expect(row.dots.first?.width ?? 12 < 12 && row.dots.last?.width ?? 12 < 12)
    #expect(isNear(try #require(row.activeDot).center, row.dots[window / 2].center))
  }

  @Test func aWideRowShowsEveryPageOfAFew() {
    for (count, width) in [(0, 0.0), (1, 20), (3, 60), (3, 20), (8, 160), (9, 180)] {
      #expect(metrics.fitting(width, count: count) == metrics || count <= 3, "\(count)")
    }
    #expect(metrics.fitting(.infinity, count: 1000) == metrics)
    #expect(metrics.fitting(159, count: 8).window == 7)
    #expect(IndicatorRow(metrics.fitting(20, count: 3), count: 3, position: 0).dots.count == 3)
  }

  @Test(
    "dots are continuous in the position", arguments: [1, 3, 5, 9, 10, 11, 25], [180.0, 100, 60])
  func dotsAreContinuous(count: Int, width: Double) throws {
    let metrics = metrics.fitting(width, count: count)
    var motion = IndicatorMotion()
    var before: [Int: IndicatorDot] = [:]
    let way = [Int](-50...count * 100) + (-50...count * 100).reversed()
    for index in way {
      let row = motion.row(
        metrics, count: count, lead: .pages(Double(index) / 100), spring: .jump, at: 0)
      #expect(row.dots.count <= metrics.window + 1)
      for dot in row.dots {
        guard let old = before.removeValue(forKey: dot.page) else {
          // A dot comes from nothing.
          #expect(index == -50 || dot.width < 0.2, "\(dot)")
          continue
        }
        #expect(abs(dot.center - old.center) < 0.21 && abs(dot.width - old.width) < 0.21)
      }
      #expect(before.values.allSatisfy { $0.width < 0.2 }, "a dot vanishes at \(index)")
      before = Dictionary(uniqueKeysWithValues: row.dots.map { ($0.page, $0) })
      let active = try #require(row.activeDot)
      #expect(active.center >= 6 && active.center <= metrics.width(count: count) - 6)
    }
  }

  @Test(
    "a click on a dot goes to its page, and so does its half of the gaps",
    arguments: [1, 6, 9, 1000])
  func clicksHitTheirPage(count: Int) {
    for position in [0, 1, 4, 5, Double(count / 2), Double(count - 1)]
    where position < Double(count) {
      let row = IndicatorRow(count: count, position: position)
      for dot in row.dots {
        for place in [dot.center - 9.99, dot.center, dot.center + 9.99] {
          #expect(row.page(at: place) == dot.page)
        }
      }
      for place in [-4.01, metrics.width(count: count) + 4.01, -1e300, 1e300, .nan, .infinity] {
        #expect(row.page(at: place) == nil)
      }
    }
  }

  @Test func aClickDuringATurnHitsTheDotThatIsThere() {
    var motion = IndicatorMotion()
    for step in 0...80 {
      let row = motion.row(
        metrics, count: 1000, lead: .pages(300 + Double(step) / 20), spring: .jump, at: 0)
      for dot in row.dots where dot.center > 0 && dot.center < 172 {
        #expect(row.page(at: dot.center) == dot.page)
      }
    }
  }

  @Test func scrubbingReachesEveryPage() {
    #expect(metrics.scrub(from: 1, by: 60, count: 6) == 4)
    #expect(metrics.scrub(from: 1, by: 30, count: 6) == 2.5)
    #expect(metrics.scrub(from: 10, by: -48, count: 40) == 8)
    #expect(metrics.scrub(from: 3, by: .nan, count: 6) == 3)
    #expect(metrics.scrub(from: 0, by: 50, count: 1) == 0)
  }

  @Test func overFortyPagesShareTheRowAndAreWholeWhileScrubbed() {
    #expect(metrics.scrub(from: 0, by: 172, count: 1000) == 999)
    #expect(metrics.scrub(from: 0, by: 86, count: 1001) == 500)
    #expect(metrics.scrub(from: 500, by: -9999, count: 1000) == 0)
    #expect(metrics.scrub(from: 311, by: 1, count: 1000) == 317)
    #expect(metrics.scrubDistance(count: 40) == 24)
    #expect(metrics.scrubDistance(count: 41) == 172.0 / 40)
  }

  @Test func withoutPagesThereIsNoDot() {
    for count in [0, -3] {
      let row = IndicatorRow(count: count, position: 0)
      #expect(row.dots.isEmpty && row.activeDot == nil && row.page == nil)
      #expect(row.page(at: 0) == nil)
      #expect(metrics.width(count: count) == 0)
    }
    #expect(IndicatorRow(count: 5, position: .nan).page == 0)
    #expect(IndicatorRow(count: 5, position: 1e300).dots.count == 5)
    #expect(IndicatorRow(count: 5, position: 1e300).page == 4)
  }
}
