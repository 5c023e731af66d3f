import Motion
import Testing

@Suite struct PagerDataTests {
  @Test func withoutPagesNothingMoves() {
    var run = PagerRun(count: 0, page: 7)
    run.drag(by: 0.4, over: 0.1)
    #expect(run.release() == 0)
    #expect(run.pager.step(1, at: run.time) == 0)
    run.pager.settle(to: 3, at: run.time)
    run.pager.jump(to: 3)
    run.pager.rebase(by: 5)
    run.wait(0.2)
    #expect(run.pager.position == 0 && run.pager.phase == .idle)
    #expect(run.pager.nearest == 0 && run.pager.overscroll == 0)
  }

  @Test func onePageDragsAndReturns() {
    var run = PagerRun(count: 1)
    run.drag(by: 0.6, over: 0.1)
    #expect(run.pager.position > 0.1 && run.pager.position < 0.6)
    #expect(run.release() == 0)
    run.wait(1)
    #expect(run.pager.position == 0)
  }

  @Test("pages come and go at rest, in a drag and in a settle", arguments: [0, 1, 2])
  func pagesComeAndGo(moment: Int) {
    var run = PagerRun(count: 5, page: 3)
    if moment > 0 { run.drag(by: 0.4, over: 0.2) }
    if moment > 1 { run.release() }
    run.pager.bounds = PageBounds(count: 0)
    #expect(run.pager.position == 0 && run.pager.phase == .idle && run.pager.settled == 0)
    run.pager.bounds = PageBounds(count: 5)
    run.move(by: 0.3, over: 0.1)
    run.release()
    run.wait(1)
    #expect(run.pager.position == 0)
  }

  @Test func theLastPageVanishesAndTheOneBeforeIsShownAtOnce() {
    var run = PagerRun(count: 5, page: 4)
    run.pager.bounds = PageBounds(count: 4)
    #expect(run.pager.position == 3 && run.pager.settled == 3 && run.pager.target == 3)
    run.pager.bounds = PageBounds(count: 1)
    #expect(run.pager.position == 0)
  }

  @Test func theTargetVanishesDuringASettle() {
    var run = PagerRun(count: 5, page: 3)
    run.pager.step(1, at: 0)
    run.wait(0.03)
    let before = (run.pager.position, run.pager.velocity(at: run.time))
    #expect(before.0 > 3.02 && before.0 < 3.4)
    run.pager.bounds = PageBounds(count: 4)
    #expect(run.pager.target == 3)
    #expect(isNear(run.pager.position, before.0))
    #expect(isNear(run.pager.velocity(at: run.time), before.1, within: 1e-6))
    run.wait(1)
    #expect(run.pager.position == 3)
  }

  @Test func pagesUnderAFingerVanish() {
    var run = PagerRun(count: 9, page: 7)
    run.drag(by: 0.4, over: 0.2)
    run.pager.bounds = PageBounds(count: 3)
    #expect(run.pager.position == 2 && run.pager.target == 2 && run.pager.isDragging)
    run.move(by: -0.7, over: 0.4)
    #expect(isNear(run.pager.position, 1.3))
    #expect(run.releaseAfterRest() == 1)
  }

  @Test func pagesThatCameInTimeTurnAnOverscrollIntoATurn() {
    var run = PagerRun(count: 3, page: 2)
    run.drag(by: 1, over: 0.3)
    let before = run.pager.position
    run.pager.bounds = PageBounds(count: 9)
    #expect(run.pager.position == before)
    run.move(by: 0.4, over: 0.3)
    #expect(isNear(run.pager.position, before + 0.4))
    #expect(run.releaseAfterRest() == 3)
  }

  @Test func aFarOverscrollStaysWhenTheOtherEndChanges() {
    var run = PagerRun(count: 9, page: 8)
    run.drag(by: 3, over: 0.5)
    let before = run.pager.position
    #expect(before > 8.6)
    run.pager.bounds = PageBounds(lower: 4, upper: 8)
    #expect(run.pager.position == before)
    run.move(by: -3, over: 0.5)
    #expect(isNear(run.pager.position, 8))
  }

  @Test func anUpdateThatKeepsThePageChangesNothing() {
    var run = PagerRun(count: 5, page: 1)
    run.pager.bounds = PageBounds(count: 8)
    #expect(run.pager.position == 1 && run.pager.phase == .idle && run.pager.settled == 1)
    run.drag(by: 0.3, over: 0.1)
    let phase = run.pager.phase
    run.pager.bounds = PageBounds(count: 4)
    #expect(run.pager.phase == phase && isNear(run.pager.position, 1.3))
  }

  @Test func endlessPagesHaveNoEnds() {
    var run = PagerRun(Pager())
    run.drag(by: -0.7, over: 0.2)
    #expect(isNear(run.pager.position, -0.7))
    #expect(run.release() == -1)
    run.pager.bounds = PageBounds(lower: -1)
    run.wait(1)
    #expect(run.pager.step(-1, at: run.time) == -1)
    #expect(run.pager.step(1, at: run.time) == 0)
  }

  @Test func absurdNumbersDoNoHarm() {
    var pager = Pager(page: .max, bounds: PageBounds(lower: .min, upper: .max))
    pager.rules.reach = .max
    pager.begin(at: .nan)
    pager.drag(by: .infinity, at: 0)
    pager.drag(by: .nan, at: 0)
    pager.drag(by: 1e300, at: .nan)
    pager.drag(by: 1e300, at: 0.01)
    pager.end(at: .infinity)
    pager.rebase(by: .max)
    pager.jump(to: .min)
    pager.step(.min, at: 1)
    pager.settle(to: .max, at: .nan)
    while pager.advance(to: 20) {}
    #expect(pager.position.isFinite && pager.phase == .idle)
    #expect(pager.position == Double(pager.settled))
  }

  @Test func timesFromSlightlyDifferentClocksNeverMoveBackwards() {
    var run = PagerRun(count: 5)
    run.pager.step(1, at: 1)
    run.pager.advance(to: 1.1)
    let position = run.pager.position
    run.pager.advance(to: 1.05)
    #expect(run.pager.position == position)
    run.pager.begin(at: 1.07)
    #expect(run.pager.position == position)
  }
}
