import Motion
import Testing

@Suite struct PagerStepTests {
  @Test func twoStepsInQuickSuccessionAreTwoPages() {
    var run = PagerRun(count: 5)
    run.pager.step(1, at: 0)
    run.wait(0.05)
    #expect(run.pager.step(1, at: run.time) == 2)
    run.wait(1)
    #expect(run.pager.position == 2)
  }

  @Test func aStepShowsMotionInTheNextFrame() {
    var run = PagerRun(count: 5)
    run.pager.step(1, at: 0)
    run.wait(1.0 / 60)
    #expect(run.pager.position > 0.02)
  }

  @Test func stepsStopAtTheEnds() {
    var pager = Pager(bounds: PageBounds(count: 3))
    #expect(pager.step(-1, at: 0) == 0)
    #expect(!pager.isSettling)
    #expect(pager.step(7, at: 0) == 2)
    #expect(pager.step(.max, at: 0.1) == 2)
    #expect(pager.step(.min, at: 0.1) == 0)
  }

  @Test func aFingerOwnsThePage() {
    var run = PagerRun(count: 5, page: 2)
    run.drag(by: 0.2, over: 0.1)
    #expect(run.pager.step(1, at: run.time) == 2)
    #expect(run.pager.press(1, at: run.time) == 2)
    #expect(isNear(run.pager.position, 2.2))
    #expect(run.pager.isDragging)
  }

  @Test func aKeyDuringATurnShowsItsPageAtOnce() {
    var run = PagerRun(count: 9)
    #expect(run.pager.press(1, at: 0) == 1)
    #expect(run.pager.isSettling)
    run.wait(0.03)
    #expect(run.pager.press(1, at: run.time) == 2)
    #expect(run.pager.position == 2)
    #expect(run.pager.phase == .idle)
  }

  @Test func settlingOnAnyPageTakesADragAway() {
    var run = PagerRun(count: 9)
    run.drag(by: 0.3, over: 0.2)
    run.pager.settle(to: 7, at: run.time)
    run.move(by: -0.3, over: 0.05)
    #expect(run.release() == 7)
    run.wait(1)
    #expect(run.pager.position == 7)
  }

  @Test func theSettledPageChangesOnlyAtRest() {
    var run = PagerRun(count: 9)
    run.drag(by: 0.8, over: 0.2)
    #expect(run.pager.settled == 0 && run.pager.nearest == 1)
    run.release()
    #expect(run.pager.settled == 0 && run.pager.target == 1)
    run.wait(1)
    #expect(run.pager.settled == 1)
  }

  @Test func everySettleRestsOnAWholePageWithinSevenHundredMilliseconds() {
    var run = PagerRun(count: 9)
    run.drag(by: 0.5, over: 0.4)
    run.releaseAfterRest()
    run.wait(0.7)
    #expect(run.pager.phase == .idle)
    #expect(run.pager.position == run.pager.position.rounded())
  }

  @Test func withoutAnimationTheSamePagesAreReachedAtOnce() {
    var run = PagerRun(count: 9, rules: .reducedMotion)
    run.drag(by: 0.2, over: 0.05)
    #expect(isNear(run.pager.position, 0.2))
    #expect(run.release() == 1)
    #expect(run.pager.position == 1 && run.pager.phase == .idle)
    #expect(run.pager.step(2, at: run.time) == 3)
    #expect(run.pager.position == 3 && run.pager.settled == 3)
  }
}
