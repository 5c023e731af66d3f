import Motion
import Testing

@Suite struct IndicatorTests {
  private let metrics = IndicatorMetrics()

  @Test func aPlainRowHasADotPerPageTwentyPointsApart() {
    let dots = metrics.dots(count: 6, position: 2)
    #expect(dots.map(\.page) == [0, 1, 2, 3, 4, 5])
    #expect(dots.map(\.center) == [6, 26, 46, 66, 86, 106])
    #expect(dots.allSatisfy { $0.width == 12 && $0.height == 12 })
    #expect(dots.map(\.prominence) == [0, 0, 1, 0, 0, 0])
    #expect(metrics.width(count: 6) == 112)
  }

  @Test func theActiveDotGlidesAndStretches() throws {
    for (position, center, width) in [(2.0, 46.0, 12.0), (2.5, 56, 20), (2.25, 51, 17.656_854)] {
      let dot = try #require(metrics.activeDot(count: 6, position: position))
      #expect(isNear(dot.center, center))
      #expect(isNear(dot.width, width, within: 1e-5))
      #expect(dot.height == 12)
    }
  }

  @Test func theActiveDotIsSqueezedBeyondTheEnds() throws {
    let before = try #require(metrics.activeDot(count: 6, position: -0.4))
    #expect(isNear(before.width, 12 * 0.9) && before.center == 6 && before.page == 0)
    let after = try #require(metrics.activeDot(count: 6, position: 6))
    #expect(isNear(after.width, 9) && after.center == 106 && after.page == 5)
    #expect(metrics.activeDot(count: 6, position: -3)?.width == 9)
  }

  @Test func manyPagesHaveAWindowOfNineWithSmallEdges() throws {
    let dots = metrics.dots(count: 1000, position: 311)
    #expect(dots.map(\.page) == [Int](307...315))
    let sizes: [Double] = [5, 8, 12, 12, 12, 12, 12, 8, 5]
    #expect(zip(dots, sizes).allSatisfy { isNear($0.width, $1) && isNear($0.height, $1) })
    #expect(dots.map(\.center) == (0..<9).map { 6 + 20 * Double($0) })
    let active = try #require(metrics.activeDot(count: 1000, position: 311))
    #expect(active.center == 86)
    #expect(metrics.width(count: 1000) == 172)
  }

  @Test func atTheEndsOfTheListTheEdgesAreFullSize() throws {
    let first = metrics.dots(count: 1000, position: 0)
    let sizes: [Double] = [12, 12, 12, 12, 12, 12, 12, 8, 5]
    #expect(zip(first, sizes).allSatisfy { isNear($0.width, $1) })
    let last = metrics.dots(count: 1000, position: 999)
    #expect(last.map(\.page) == [Int](991...999))
    #expect(zip(last, sizes.reversed()).allSatisfy { isNear($0.width, $1) })
    #expect(try #require(metrics.activeDot(count: 1000, position: 999)).center == 166)
  }

  @Test("dots are continuous in the position", arguments: [1, 5, 9, 10, 11, 25])
  func dotsAreContinuous(count: Int) throws {
    var before: [Int: IndicatorDot] = [:]
    for index in -200...(count * 200) {
      let position = Double(index) / 200
      let dots = metrics.dots(count: count, position: position)
      #expect(dots.count <= IndicatorMetrics.window + 1)
      for dot in dots {
        guard let old = before.removeValue(forKey: dot.page) else {
          // A dot comes from nothing.
          #expect(index == -200 || dot.width < 0.1, "\(dot)")
          continue
        }
        #expect(abs(dot.center - old.center) < 0.11 && abs(dot.width - old.width) < 0.11)
      }
      #expect(before.values.allSatisfy { $0.width < 0.1 }, "a dot vanishes at \(position)")
      before = Dictionary(uniqueKeysWithValues: dots.map { ($0.page, $0) })
      let active = try #require(metrics.activeDot(count: count, position: position))
      #expect(active.center >= 6 && active.center <= metrics.width(count: count) - 6)
    }
  }

  @Test(
    "a click on a dot goes to its page, and so does its half of the gaps",
    arguments: [1, 6, 9, 1000])
  func clicksHitTheirPage(count: Int) {
    for position in [0, 1, 4, 5, Double(count / 2), Double(count - 1)]
    where position < Double(count) {
      for dot in metrics.dots(count: count, position: position) {
        for place in [dot.center - 9.99, dot.center, dot.center + 9.99] {
          #expect(metrics.page(at: place, count: count, position: position) == dot.page)
        }
      }
      let width = metrics.width(count: count)
      for place in [-4.01, width + 4.01, -1e300, 1e300, .nan, .infinity] {
        #expect(metrics.page(at: place, count: count, position: position) == nil)
      }
    }
  }

  @Test func aClickDuringATurnHitsTheDotThatIsThere() {
    for position in stride(from: 300.0, through: 302, by: 0.05) {
      for dot in metrics.dots(count: 1000, position: position)
      where dot.center > 0 && dot.center < 172 {
        #expect(metrics.page(at: dot.center, count: 1000, position: position) == dot.page)
      }
    }
  }

  @Test func scrubbingReachesEveryPage() {
    #expect(metrics.scrub(from: 1, by: 60, count: 6) == 4)
    #expect(metrics.scrub(from: 10, by: -48, count: 40) == 8)
    #expect(metrics.scrub(from: 0, by: 172, count: 1000) == 999)
    #expect(metrics.scrub(from: 500, by: -9999, count: 1000) == 0)
    #expect(metrics.scrub(from: 3, by: .nan, count: 6) == 3)
    #expect(metrics.scrub(from: 0, by: 50, count: 1) == 0)
  }

  @Test func withoutPagesThereIsNoDot() {
    for count in [0, -3] {
      #expect(metrics.dots(count: count, position: 0).isEmpty)
      #expect(metrics.activeDot(count: count, position: 0) == nil)
      #expect(metrics.page(at: 0, count: count, position: 0) == nil)
      #expect(metrics.width(count: count) == 0)
    }
    #expect(metrics.dots(count: 5, position: .nan).isEmpty)
    #expect(metrics.dots(count: 5, position: 1e300).count == 5)
  }
}
