import Testing

@testable import GalleryKit

/// The digits of the counter as a function of the position.
@Suite struct CounterRollTests {
  private func text(_ position: Double, _ total: Int) -> String {
    CounterRoll(position: position, total: total).columns.map {
      $0.leaving == $0.coming ? $0.leaving : "[\($0.leaving)>\($0.coming)]"
    }.joined()
  }

  @Test(arguments: [(0.0, 6, "1/6"), (2, 6, "3/6"), (5, 6, "6/6"), (8, 40, "9/40"), (0, 1, "1/1")])
  func aPageAtRestIsItsNumber(position: Double, total: Int, expected: String) {
    #expect(text(position, total) == expected)
  }

  @Test func onlyTheDigitsThatChangeRoll() {
    #expect(text(11.5, 40) == "1[2>3]/40")
    #expect(text(8.5, 40) == "[ >1][9>0]/40")
    #expect(text(98.5, 1000) == "[ >1][9>0][9>0]/1000")
  }

  @Test func theRollBeginsAtThreeTenthsAndEndsAtSeven() {
    #expect(text(0.29, 6) == "1/6")
    #expect(text(0.31, 6) == "[1>2]/6")
    #expect(text(0.71, 6) == "2/6")
    let half = CounterRoll(position: 0.5, total: 6).columns[0].progress
    #expect(abs(half - 0.5) < 1e-9)
  }

  @Test(arguments: [-3.0, -0.4, 5.4, 900])
  func beyondTheEndsTheCounterStays(position: Double) {
    #expect(text(position, 6) == (position < 0 ? "1/6" : "6/6"))
  }

  @Test func everyPositionHasAProgressFromZeroToOne() {
    for step in 0...4000 {
      for column in CounterRoll(position: Double(step) / 100, total: 41).columns {
        #expect((0...1).contains(column.progress))
      }
    }
  }
}
