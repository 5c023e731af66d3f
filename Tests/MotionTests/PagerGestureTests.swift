import Motion
import Testing

@Suite struct PagerGestureTests {
  @Test func threeFlicksDuringSettlesEndThreePagesOn() {
    var run = PagerRun(count: 10)
    for flick in 1...3 {
      run.drag(by: 0.2, over: 0.045)
      #expect(run.release() == flick)
      run.wait(0.075)
      #expect(run.pager.isSettling)
    }
    run.wait(1)
    #expect(run.pager.position == 3)
  }

  @Test func flicksBackDuringSettlesAreCountedFromTheirTargets() {
    var run = PagerRun(count: 10, page: 5)
    for page in [6, 5, 4, 5] {
      run.drag(by: page > run.pager.target ? 0.2 : -0.2, over: 0.045)
      #expect(run.release() == page)
      run.wait(0.075)
    }
  }

  @Test func slowDragsTurnPastHalfAPage() {
    for (distance, page) in [(0.49, 0), (0.51, 1), (0.05, 0), (-0.4, 0)] {
      var run = PagerRun(count: 10)
      run.drag(by: distance, over: 0.6)
      #expect(run.releaseAfterRest() == page, "\(distance)")
    }
  }

  @Test func aFlickPastFourPercentTurnsAndAShorterOneDoesNot() {
    for (distance, page) in [(0.05, 3), (0.03, 2), (-0.05, 1), (-0.03, 2)] {
      var run = PagerRun(count: 5, page: 2)
      run.drag(by: distance, over: 0.04)
      #expect(run.release() == page, "\(distance)")
    }
  }

  @Test func aFlickBackUndoesADrag() {
    var run = PagerRun(count: 5, page: 2)
    run.drag(by: 0.6, over: 0.3)
    run.move(by: -0.2, over: 0.05)
    #expect(run.release() == 2)
  }

  @Test func trackingIsFreeAndTheTargetIsWithinReach() {
    var run = PagerRun(count: 20, page: 5)
    run.drag(by: 3.4, over: 0.5)
    #expect(isNear(run.pager.position, 8.4))
    #expect(run.release() == 6)

    run = PagerRun(count: 20, page: 5)
    run.pager.rules.reach = 3
    run.drag(by: 2.2, over: 0.5)
    #expect(run.releaseAfterRest() == 7)
  }

  @Test func catchingASettleHoldsItWhereItIs() {
    var run = PagerRun(count: 5)
    run.pager.step(1, at: 0)
    run.wait(0.06)
    let caught = run.pager.position
    #expect(caught > 0.1 && caught < 0.9)
    run.pager.begin(at: run.time)
    run.wait(0.5)
    #expect(run.pager.position == caught)
    #expect(run.pager.velocity(at: run.time) == 0)
  }

  @Test func aTapDuringASettleLetsItGoOn() {
    var run = PagerRun(count: 5)
    run.pager.step(1, at: 0)
    run.wait(0.04)
    run.pager.begin(at: run.time)
    #expect(run.releaseAfterRest() == 1)
    run.wait(1)
    #expect(run.pager.position == 1)
  }

  @Test func cancelGoesBackToTheStart() {
    var run = PagerRun(count: 5, page: 2)
    run.drag(by: 0.9, over: 0.1)
    run.pager.cancel(at: run.time)
    #expect(run.pager.target == 2)
    run.wait(1)
    #expect(run.pager.position == 2)
  }

  @Test func cancelKeepsTheSpeed() {
    var run = PagerRun(count: 5, page: 2)
    run.drag(by: 0.5, over: 0.3)
    run.move(by: -0.3, over: 0.13)
    let speed = run.pager.velocity(at: run.time)
    run.pager.cancel(at: run.time)
    #expect(speed < -2 && isNear(run.pager.velocity(at: run.time), speed))
  }

  @Test func releaseHandsItsSpeedToTheSpring() {
    var run = PagerRun(count: 5)
    run.drag(by: 0.4, over: 0.2)
    run.release()
    #expect(isNear(run.pager.velocity(at: run.time), 2, within: 0.05))
  }

  @Test func speedAndOvershootAreLimited() {
    for distance in stride(from: 0.1, to: 1.2, by: 0.05) {
      var run = PagerRun(count: 5)
      run.drag(by: distance, over: 0.02)
      let released = run.pager.position
      let target = run.release()
      #expect(abs(run.pager.velocity(at: run.time)) <= 8)
      var farthest = 0.0
      for _ in 0..<200 {
        run.wait(0.005)
        farthest = max(farthest, run.pager.position)
      }
      #expect(farthest <= max(released, Double(target)) + 0.0101)
    }
  }

  @Test func beyondTheEndsThePageResistsAndReturns() {
    for (page, direction) in [(0, -1.0), (4, 1.0)] {
      var run = PagerRun(count: 5, page: page)
      run.drag(by: direction * 1, over: 0.3)
      // x′ = 1 − 1 / (1 + 0.55)
      #expect(isNear(run.pager.overscroll, direction * (1 - 1 / 1.55)))
      run.move(by: direction * 500, over: 0.5)
      #expect(abs(run.pager.overscroll) < 1)
      #expect(run.pager.nearest == page)
      #expect(run.release() == page)
      run.wait(1.2)
      #expect(run.pager.position == Double(page))
    }
  }

  @Test func beyondTheEndsTheSpeedIsThatOfThePage() {
    var run = PagerRun(count: 3, page: 2)
    run.drag(by: 0.6, over: 0.2)
    let (position, time) = (run.pager.position, run.time)
    let speed = run.pager.velocity(at: time)
    run.move(by: 0.003, over: 0.001)
    #expect(isNear((run.pager.position - position) / 0.001, speed, within: 0.02))
  }

  @Test func beyondTheEndsThePageReturnsByItsOwnSpring() {
    var run = PagerRun(count: 3)
    run.drag(by: -0.5, over: 0.2)
    run.releaseAfterRest()
    let start = (position: run.pager.position, time: run.time)
    run.wait(0.2)
    let expected = Spring.bounceBack.value(at: run.time - start.time, from: start.position)
    #expect(isNear(run.pager.position, expected.displacement))
  }

  @Test func anOverscrolledPageIsCaughtWithoutAJump() {
    var run = PagerRun(count: 3)
    run.drag(by: -0.8, over: 0.2)
    run.release()
    run.wait(0.05)
    let caught = run.pager.position
    #expect(caught < -0.05)
    run.pager.begin(at: run.time)
    #expect(run.pager.position == caught)
    run.pager.drag(by: -1e-6, at: run.time)
    #expect(isNear(run.pager.position, caught, within: 1e-6))
  }

  @Test func aSecondFingerDoesNotDisturbTheFirst() {
    var run = PagerRun(count: 5)
    run.drag(by: 0.3, over: 0.2)
    run.pager.begin(at: run.time)
    #expect(isNear(run.pager.velocity(at: run.time), 1.5, within: 0.01))
    #expect(run.release() == 1)
  }

  @Test func whatComesWithoutAGestureChangesNothing() {
    var pager = Pager(page: 2, bounds: PageBounds(count: 5))
    pager.drag(by: 0.4, at: 0)
    pager.cancel(at: 1)
    #expect(pager.end(at: 2) == 2)
    #expect(pager.position == 2)
    #expect(pager.phase == .idle)
  }
}
