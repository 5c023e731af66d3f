import Motion
import Testing

@Suite struct AnimatedTests {
  static let animations: [Animation] = [
    .bouncy, .smooth, .snappy, .interactiveSpring, .spring(response: 0.4, dampingFraction: 0.5),
    .linear, .easeIn, .easeOut, .easeInOut(duration: 0.2), .easeOut.speed(2), .bouncy.speed(0.5),
    .timingCurve(0.1, 0.9, 0.2, 1.2, duration: 0.4),
  ]

  /// The velocity as the slope of the values just after a time.
  private func slope(_ value: Animated<Double>, after time: Double) -> Double {
    (value.value(at: time + 1e-6) - value.value(at: time)) / 1e-6
  }

  private func slope(_ value: Animated<Double>, before time: Double) -> Double {
    (value.value(at: time) - value.value(at: time - 1e-6)) / 1e-6
  }

  @Test func aCrossFadeMovesNothing() {
    var value = Animated(2.0)
    value.set(5, with: .crossFade(duration: 0.2), at: 10)
    #expect(value.value(at: 10) == 5 && !value.isMoving(at: 10))
    #expect(Animation.crossFade(duration: 0.2).crossFadeDuration == 0.2)
    #expect(Animation.crossFade(duration: 0.2).speed(2).crossFadeDuration == 0.1)
    #expect(Animation.crossFade(duration: .nan).crossFadeDuration == 0)
    #expect(Animation.smooth.crossFadeDuration == nil)
  }

  @Test("values start where they are and end exactly at their target", arguments: animations)
  func reachesTarget(animation: Animation) {
    var value = Animated(2.0)
    value.set(5, with: animation, at: 10)
    #expect(value.value(at: 10) == 2)
    #expect(value.isMoving(at: 10.05))
    #expect(value.value(at: 13) == 5)
    #expect(value.velocity(at: 13) == 0)
    #expect(!value.isMoving(at: 13))
  }

  @Test("a new target keeps value and velocity", arguments: animations, animations)
  func retargetIsContinuous(first: Animation, second: Animation) {
    var value = Animated(0.0)
    value.set(1, with: first, at: 0)
    for (time, target) in [(0.07, -1.0), (0.11, 3), (0.16, 0)] {
      let before = (value.value(at: time), slope(value, before: time))
      value.set(target, with: second, at: time)
      #expect(isNear(value.value(at: time), before.0))
      #expect(isNear(slope(value, after: time), before.1, within: 0.01))
      #expect(isNear(value.velocity(at: time), before.1, within: 0.01))
    }
    #expect(value.value(at: 4) == 0)
  }

  @Test("the velocity is the slope of the values", arguments: animations)
  func velocityIsSlope(animation: Animation) {
    var value = Animated(0.0)
    value.set(1, with: animation, at: 0)
    for time in stride(from: 0.01, to: 0.19, by: 0.01) {
      let middle = (slope(value, before: time) + slope(value, after: time)) / 2
      #expect(isNear(value.velocity(at: time), middle, within: 0.01), "\(time)")
    }
  }

  @Test func motionRestsForGood() {
    var value = Animated(0.0)
    value.set(1000, with: .bouncy, at: 0)
    var restedAt: Double?
    for frame in 0...240 {
      let time = Double(frame) / 120
      if value.isMoving(at: time) {
        #expect(restedAt == nil)
      } else if restedAt == nil {
        restedAt = time
        // Nobody sees the last step of a motion.
        #expect(abs(value.value(at: time - 1.0 / 120) - 1000) < 1)
      }
    }
    #expect((restedAt ?? 9) < 1.2)
  }

  @Test func theSameTargetDoesNotDisturbAMotion() {
    var value = Animated(0.0)
    value.set(1, with: .easeInOut, at: 0)
    let undisturbed = value
    value.set(1, with: nil, at: 0.1)
    value.set(1, with: .bouncy, at: 0.15)
    for time in [0.1, 0.2, 0.3] { #expect(value.value(at: time) == undisturbed.value(at: time)) }
  }

  @Test func withoutAnimationAValueJumps() {
    var value = Animated(0.0)
    value.set(1, with: .smooth, at: 0)
    value.set(2, with: nil, at: 0.1)
    #expect(value.value(at: 0.1) == 2)
    #expect(!value.isMoving(at: 0.1))
  }

  @Test func linearIsLinear() {
    var value = Animated(0.0)
    value.set(10, with: .linear(duration: 1), at: 0)
    for step in 0...10 {
      #expect(isNear(value.value(at: Double(step) / 10), Double(step), within: 1e-6))
    }
  }

  @Test func twoChangesInOneFrameAreOneMotion() {
    var value = Animated(0.0)
    value.set(3, with: .linear(duration: 1), at: 0)
    value.set(10, with: .linear(duration: 1), at: 0)
    #expect(isNear(value.value(at: 0.2), 2, within: 1e-6))
  }

  @Test func aValueSentElsewhereInEveryFrameKeepsOnlyTheMotionsThatItNeeds() {
    var value = Animated(0.0)
    for frame in 0..<600 {
      let animation: Animation = frame.isMultiple(of: 2) ? .bouncy : .smooth.delay(0.1)
      value.set(Double(frame % 7) + 1, with: animation, at: Double(frame) / 60)
    }
    let motions = Mirror(reflecting: value).descendant("flights") as? [Any]
    #expect((motions?.count ?? .max) <= 3)
  }

  @Test func easeInOutIsSymmetrical() {
    let curve = TimingCurve.easeInOut
    for step in 0...20 {
      let fraction = Double(step) / 20
      #expect(isNear(curve.value(at: fraction) + curve.value(at: 1 - fraction), 1, within: 1e-7))
    }
    #expect(curve.value(at: 0.2) < 0.2)
    #expect(TimingCurve.easeOut.value(at: 0.2) > 0.2)
    #expect(TimingCurve.easeIn.value(at: 0.2) < 0.2)
  }

  @Test func delayWaitsAndSpeedScalesIt() {
    var value = Animated(0.0)
    value.set(1, with: .linear(duration: 1).delay(0.5), at: 0)
    #expect(value.value(at: 0.2) == 0 && value.value(at: 0.5) == 0)
    #expect(value.velocity(at: 0.2) == 0)
    #expect(value.isMoving(at: 0.2))
    #expect(isNear(value.value(at: 1), 0.5, within: 1e-6))

    var fast = Animated(0.0)
    fast.set(1, with: .linear(duration: 1).delay(0.5).speed(2), at: 0)
    #expect(fast.value(at: 0.25) == 0)
    #expect(isNear(fast.value(at: 0.5), 0.5, within: 1e-6))
    #expect(fast.value(at: 0.75) == 1)
  }

  @Test func aMotionGoesOnWhileTheNextOneWaits() {
    var value = Animated(0.0)
    value.set(1, with: .linear(duration: 1), at: 0)
    value.set(0, with: .smooth.delay(0.4), at: 0.2)
    #expect(isNear(value.value(at: 0.5), 0.5, within: 1e-6))
    #expect(isNear(slope(value, after: 0.6), 1, within: 0.01))
    #expect(value.value(at: 4) == 0)
  }

  @Test func aLaterChangeReplacesOneThatWaits() {
    var value = Animated(0.0)
    value.set(1, with: .smooth.delay(5), at: 0)
    value.set(2, with: .smooth, at: 1)
    #expect(value.value(at: 3) == 2)
    #expect(!value.isMoving(at: 5.1))
  }

  @Test func oddNumbersNeverKeepAValueMoving() {
    for target in [Double.nan, .infinity] {
      var value = Animated(0.0)
      value.set(target, with: .smooth, at: 0)
      #expect(!value.isMoving(at: 5))
      value.set(1, with: .smooth, at: 6)
      #expect(value.value(at: 20) == 1)
    }
    var timeless = Animated(0.0)
    timeless.set(1, with: .smooth, at: .nan)
    #expect(timeless.value(at: 0) == 1)
  }
}
