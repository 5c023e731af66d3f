import Motion
import Testing

@Suite struct SpringTests {
  static let dampings = [0.05, 0.3, 0.7, 0.999_999, 1, 1.000_001, 1.5, 4]

  @Test("the closed form solves the equation of motion", arguments: dampings)
  func closedFormMatchesIntegration(damping: Double) {
    let spring = Spring(response: 0.4, dampingFraction: damping)
    let frequency = 2 * Double.pi / 0.4
    var (x, v) = (-1.0, 6.0)
    let step = 1e-5
    for index in 1...60_000 {
      // The midpoint rule has an error far below the tolerance at this step.
      func acceleration(_ x: Double, _ v: Double) -> Double {
        -frequency * frequency * x - 2 * damping * frequency * v
      }
      let (middleX, middleV) = (x + v * step / 2, v + acceleration(x, v) * step / 2)
      x += middleV * step
      v += acceleration(middleX, middleV) * step
      guard index.isMultiple(of: 6000) else { continue }
      let state = spring.value(at: Double(index) * step, from: -1, velocity: 6)
      #expect(isNear(state.displacement, x, within: 1e-5))
      #expect(isNear(state.velocity, v, within: 1e-4))
    }
  }

  @Test("a spring caught and let go again moves on as if nothing had happened", arguments: dampings)
  func statesCompose(damping: Double) {
    let spring = Spring(response: 0.32, dampingFraction: damping)
    let whole = spring.value(at: 0.25, from: 0.7, velocity: -3)
    let half = spring.value(at: 0.1, from: 0.7, velocity: -3)
    let rest = spring.value(at: 0.15, from: half.displacement, velocity: half.velocity)
    #expect(isNear(rest.displacement, whole.displacement))
    #expect(isNear(rest.velocity, whole.velocity, within: 1e-8))
  }

  @Test func bouncyOvershootsByFourPointSixPercent() {
    let lowest = (0...2000).map { Spring.bouncy.value(at: Double($0) / 1000, from: 1).displacement }
      .min()
    #expect(isNear(lowest ?? 0, -0.046, within: 0.0005))
  }

  @Test func criticalSpringsNeverPassTheirTarget() {
    for spring in [Spring.settle, .smooth, .panel, .bookSettle] {
      for millisecond in 0...2000 {
        #expect(spring.value(at: Double(millisecond) / 1000, from: 1).displacement >= 0)
      }
    }
  }

  @Test func bounceConvertsToDamping() {
    #expect(isNear(Spring(duration: 0.5, bounce: 0.3).dampingFraction, 0.7))
    #expect(Spring(duration: 0.5, bounce: 0).dampingFraction == 1)
    #expect(isNear(Spring(duration: 0.5, bounce: -0.5).dampingFraction, 2))
  }

  @Test func everySpringComesToRestWhateverItIsMadeFrom() {
    let odd = [0, -1, 1e-9, 0.3, 50, .infinity, -.infinity, .nan]
    for response in odd {
      for damping in odd {
        let spring = Spring(response: response, dampingFraction: damping)
        let state = spring.value(at: 1e6, from: 1, velocity: 100)
        #expect(isNear(state.displacement, 0, within: 1e-3), "\(response) \(damping)")
        #expect(isNear(state.velocity, 0, within: 1e-3), "\(response) \(damping)")
      }
    }
  }

  @Test func beforeItsStartASpringIsWhereItStarts() {
    let state = Spring.settle.value(at: -1, from: 0.5, velocity: 2)
    #expect(state == (0.5, 2))
  }

  @Test func restNeedsBothLittleDistanceAndLittleSpeed() {
    let spring = Spring.settle
    #expect(!spring.isAtRest(at: 0, from: 0, velocity: 1, distance: 0.1, speed: 0.1))
    #expect(!spring.isAtRest(at: 0, from: 1, velocity: 0, distance: 0.1, speed: 0.1))
    #expect(spring.isAtRest(at: 2, from: 1, velocity: 0, distance: 1e-3, speed: 1e-3))
  }

  @Test("a limited velocity reaches the limit and does not pass it")
  func velocityIsLimitedByOvershoot() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      let spring = Spring(
        response: .random(in: 0.1...0.6, using: &random),
        dampingFraction: .random(in: 0.3...2, using: &random))
      let start = Double.random(in: -1...1, using: &random)
      let velocity = Double.random(in: -20...20, using: &random)
      let limited = spring.velocity(velocity, from: start, overshooting: 0.01)
      let direction: Double = velocity < 0 ? -1 : 1
      func peak(velocity: Double) -> Double {
        (0...5000).reduce(0) { peak, index in
          let time = Double(index) / 1000 * spring.response
          let state = spring.value(at: time, from: start, velocity: velocity)
          return max(peak, state.displacement * direction)
        }
      }
      let farthest = peak(velocity: 0) + 0.01
      let peak = peak(velocity: limited)
      if limited == velocity {
        #expect(peak <= farthest + 1e-6)
      } else {
        #expect(abs(limited) < abs(velocity) && limited * velocity >= 0)
        #expect(isNear(peak, farthest, within: 1e-4), "\(spring) \(start) \(velocity)")
      }
    }
  }
}
