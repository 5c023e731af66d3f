import Motion
import Testing

@Suite struct VelocityTrackerTests {
  private func tracker(
    speed: Double, rate: Double, duration: Double, from start: Double = 0
  ) -> VelocityTracker {
    var tracker = VelocityTracker()
    tracker.begin(at: start)
    for index in 1...Int(duration * rate) {
      tracker.add(speed / rate, at: start + Double(index) / rate)
    }
    return tracker
  }

  @Test("steady speed is measured exactly", arguments: [30.0, 60, 125, 500, 1000])
  func steadySpeed(rate: Double) {
    #expect(isNear(tracker(speed: 3, rate: rate, duration: 0.5).velocity(at: 0.5), 3, within: 1e-6))
  }

  @Test func onlyTheLastMovementsCount() {
    var tracker = tracker(speed: -5, rate: 100, duration: 0.5)
    for index in 1...20 { tracker.add(0.02, at: 0.5 + Double(index) / 100) }
    #expect(isNear(tracker.velocity(at: 0.7), 2, within: 1e-6))
  }

  @Test func aFingerThatRestedHasNoSpeed() {
    let tracker = tracker(speed: 3, rate: 100, duration: 0.2)
    #expect(tracker.velocity(at: 0.235) > 2)
    #expect(tracker.velocity(at: 0.245) == 0)
  }

  @Test func reportsWithoutMovementAreRest() {
    var tracker = tracker(speed: 3, rate: 100, duration: 0.2)
    for index in 1...5 { tracker.add(0, at: 0.2 + Double(index) / 100) }
    #expect(tracker.velocity(at: 0.25) == 0)
  }

  @Test func burstsWithEqualTimesKeepTheirSum() {
    var tracker = VelocityTracker()
    tracker.begin(at: 0)
    for frame in 1...6 {
      for _ in 0..<8 { tracker.add(0.01, at: Double(frame) / 60) }
    }
    #expect(isNear(tracker.velocity(at: 0.1), 0.08 * 60, within: 1e-6))
  }

  @Test func everythingAtOneTimeIsFastButFinite() {
    var tracker = VelocityTracker()
    tracker.begin(at: 1)
    tracker.add(0.1, at: 1)
    tracker.add(0.1, at: 1)
    #expect(isNear(tracker.velocity(at: 1), 25))
  }

  @Test func withoutMovementThereIsNoSpeed() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    tracker.begin(at: 0)
    #expect(tracker.velocity(at: 0) == 0)
  }

  @Test func timesThatRunBackwardsAndOddNumbersDoNoHarm() {
    var tracker = tracker(speed: 3, rate: 100, duration: 0.2)
    tracker.add(0.03, at: 0.1)
    tracker.add(.nan, at: 0.21)
    tracker.add(0.03, at: .infinity)
    #expect(isNear(tracker.velocity(at: 0.2), (0.36 + 0.03) / 0.12, within: 0.3))
  }

  @Test func twoSamplesInAnInstantAreNotInfinitelyFast() {
    var tracker = VelocityTracker()
    tracker.begin(at: 1)
    tracker.add(0.1, at: 1.001)
    #expect(isNear(tracker.velocity(at: 1.001), 12.5))
  }

  @Test func aNewGestureForgetsTheLastOne() {
    var tracker = tracker(speed: 9, rate: 100, duration: 0.2)
    tracker.begin(at: 0.2)
    tracker.add(-0.01, at: 0.21)
    #expect(isNear(tracker.velocity(at: 0.21), -1, within: 1e-6))
  }
}
