import Graphics
import Motion
import Testing

/// The whole page that a pager last stood at or passed.
@Suite struct PassedPageTests {
  private func pager(at page: Int) -> Pager { Pager(page: page, bounds: PageBounds(count: 40)) }

  @Test func itIsThePageThatAMovementBeganOn() {
    var pager = pager(at: 3)
    #expect(pager.passed == 3)
    pager.begin(at: 0)
    pager.drag(by: 0.4, at: 0.1)
    #expect(pager.passed == 3)
    pager.drag(by: -0.8, at: 0.2)
    #expect(pager.passed == 3)
    pager.drag(by: -0.7, at: 0.3)
    #expect(pager.passed == 2, "2 was passed on the way to 1.9")
    pager.drag(by: 0.05, at: 0.4)
    #expect(pager.passed == 2)
  }

  /// Caught in the middle and called back, it stays the same: nothing that follows it jumps.
  @Test func aTurnThatIsCaughtKeepsIt() {
    var pager = pager(at: 3)
    pager.step(1, at: 0)
    pager.advance(to: 0.08)
    #expect(pager.position > 3.1 && pager.position < 3.9 && pager.passed == 3)
    pager.begin(at: 0.08)
    pager.drag(by: -0.05, at: 0.09)
    #expect(pager.passed == 3)
    pager.end(at: 0.1)
    var time = 0.1
    while pager.advance(to: time) {
      #expect(abs(pager.position - Double(pager.passed)) <= 1)
      time += 0.01
    }
    #expect(pager.passed == pager.settled)
  }

  @Test func jumpsAndNewNumbersTakeItAlong() {
    var pager = pager(at: 3)
    pager.step(1, at: 0)
    pager.advance(to: 0.08)
    pager.rebase(by: 10)
    #expect(pager.passed == 13 && pager.position > 13)
    pager.jump(to: 30)
    #expect(pager.passed == 30)
    pager.jump(to: 14)
    #expect(pager.passed == 14)
  }

  @Test func itIsNeverMoreThanAPageAway() {
    var pager = pager(at: 20)
    var generator = SeededGenerator(seed: 7)
    var time = 0.0
    for _ in 0..<2000 {
      time += 0.01
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: pager.begin(at: time)
      case 1: pager.drag(by: Double.random(in: -1.5...1.5, using: &generator), at: time)
      case 2: pager.end(at: time)
      case 3: pager.step(Int.random(in: -2...2, using: &generator), at: time)
      default: pager.advance(to: time)
      }
      #expect(abs(pager.position - Double(pager.passed)) <= 1)
    }
  }
}
