import Motion
import Testing

@Suite struct TurnRuleTests {
  private func page(
    _ rule: TurnRule, at position: Double, moved translation: Double, velocity: Double = 0,
    start: Int = 3
  ) -> Int {
    rule.page(
      for: .init(start: start, position: position, translation: translation, velocity: velocity))
  }

  @Test func thresholdsAreStrictAndIgnoreSpeed() {
    let rule = TurnRule.threshold(0.25)
    #expect(page(rule, at: 3.25, moved: 0.25, velocity: 7) == 3)
    #expect(page(rule, at: 3.26, moved: 0.26, velocity: -7) == 4)
    #expect(page(rule, at: 2.74, moved: -0.26) == 2)
    #expect(page(rule, at: 2.75, moved: -0.25) == 3)
  }

  @Test func thresholdsMayAlsoAskForSpeed() {
    let rule = TurnRule.threshold(0.28, speed: 0.5)
    #expect(page(rule, at: 3.1, moved: 0.1, velocity: 0.6) == 4)
    #expect(page(rule, at: 2.9, moved: -0.1, velocity: -0.6) == 2)
    #expect(page(rule, at: 3.1, moved: 0.1, velocity: -0.6) == 3)
    #expect(page(rule, at: 3, moved: 0, velocity: 0.6) == 3)
  }

  @Test func thresholdsCountTheTravelBeforeThePagesMoved() {
    let rule = TurnRule.threshold(0.25, after: 0.1)
    #expect(page(rule, at: 3.15, moved: 0.15) == 3)
    #expect(page(rule, at: 3.16, moved: 0.16) == 4)
    #expect(page(rule, at: 2.7, moved: -0.3) == 3, "the finger is back, and 0.2 beyond")
    #expect(page(rule, at: 2.6, moved: -0.4) == 2)
  }

  @Test func thresholdsCountTheTravelOfTheFingerAfterACatch() {
    // A settle to page 3 was caught at 2.4 and held: it goes on to page 3.
    #expect(page(.threshold(0.02), at: 2.4, moved: 0) == 3)
    #expect(page(.threshold(0.02), at: 2.5, moved: 0.1) == 4)
  }

  @Test func theSnapProjectsTheSpeed() {
    #expect(page(.snap, at: 3.3, moved: 0.3, velocity: 0.7) == 3)
    #expect(page(.snap, at: 3.4, moved: 0.4, velocity: 0.7) == 4)
    #expect(page(.snap, at: 3.7, moved: 0.7, velocity: -1.5) == 3)
  }

  @Test func aTurnTakenBackEndsWhereItBegan() {
    #expect(page(.snap, at: 3.6, moved: 0.6, velocity: -12) == 3)
    #expect(page(.snap, at: 3.01, moved: 0.01, velocity: -5) == 3)
    #expect(page(.snap, at: 2.4, moved: -0.6, velocity: 12) == 3)
    // Beyond the start it is a turn the other way.
    #expect(page(.snap, at: 2.9, moved: -0.1, velocity: -5) == 2)
    // A settle to page 3 was caught at 2.4: it goes on there, and further only for a flick.
    #expect(page(.snap, at: 2.4, moved: 0.03, velocity: 8) == 3)
    #expect(page(.snap, at: 2.5, moved: 0.1, velocity: 8) == 4)
  }

  @Test func aFlickNeedsBothSpeedAndTravel() {
    #expect(page(.snap, at: 3.05, moved: 0.05, velocity: 0.9) == 4)
    #expect(page(.snap, at: 3.03, moved: 0.03, velocity: 0.9) == 3)
    #expect(page(.snap, at: 3.05, moved: 0.05, velocity: 0.7) == 3)
    #expect(page(.snap, at: 2.95, moved: -0.05, velocity: -0.9) == 2)
  }

  @Test func aRuleMayBeAnyFunctionAndIsKeptWithinReach() {
    var rules = PagerRules()
    rules.turn = TurnRule { _ in .max }
    var run = PagerRun(count: 9, page: 3, rules: rules)
    run.drag(by: -0.1, over: 0.1)
    #expect(run.release() == 4)
  }
}
