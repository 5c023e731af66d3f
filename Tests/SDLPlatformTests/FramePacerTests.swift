import Graphics
import Testing

@testable import SDLPlatform

@Suite struct FramePacerTests {
  private let period = 1.0 / 60

  /// The times at which frames start that each take some time to make.
  private func starts(_ pace: FramePacer.Pace, costs: [Seconds], period: Seconds) -> [Seconds] {
    var pacer = FramePacer(pace)
    var now = 100.0
    return costs.map { cost in
      now = pacer.nextFrame(after: now + cost, period: period)
      return now
    }
  }

  @Test(arguments: [60.0, 120, 144]) func aTimerKeepsTheDisplaysRate(rate: Double) {
    let times = starts(.timer, costs: Array(repeating: 0.002, count: 1000), period: 1 / rate)
    #expect(abs((times[999] - times[0]) * rate - 999) < 1e-6)
  }

  @Test func aLateFrameDoesNotMoveThoseAfterIt() {
    var costs = Array(repeating: 0.002, count: 20)
    costs[7] = period + 0.004
    let times = starts(.timer, costs: costs, period: period)
    #expect(abs(times[8] - times[6] - 2 * period) < 1e-9)
    #expect(abs(times[19] - times[0] - 19 * period) < 1e-9)
  }

  @Test func afterALongPauseTheNextFrameIsNotDelayed() {
    var pacer = FramePacer(.timer)
    _ = pacer.nextFrame(after: 100, period: period)
    #expect(pacer.nextFrame(after: 105, period: period) == 105)
    #expect(abs(pacer.nextFrame(after: 105.001, period: period) - 105 - period) < 1e-9)
  }

  @Test func aDriverThatWaitsIsLeftAloneAndOneThatDoesNotIsPaced() {
    let paced = starts(.driver, costs: Array(repeating: period, count: 10), period: period)
    #expect(abs(paced[9] - paced[0] - 9 * period) < 1e-9)
    let rushed = starts(.driver, costs: Array(repeating: 0.001, count: 10), period: period)
    #expect(abs(rushed[9] - rushed[0] - 9 * period) < 1e-9)
  }

  @Test func theCompositorIsNeverSecondGuessed() {
    let times = starts(.compositor, costs: Array(repeating: 0.001, count: 5), period: period)
    #expect(abs(times[4] - times[0] - 0.004) < 1e-9)
  }
}
