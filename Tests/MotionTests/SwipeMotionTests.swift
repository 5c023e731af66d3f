import Graphics
import Motion
import Testing

/// A row of 400 points with actions of 120 on its trailing and 80 on its leading side.
@Suite struct SwipeMotionTests {
  private func motion(full: Bool = false, rules: SwipeRules = SwipeRules()) -> SwipeMotion {
    var motion = SwipeMotion(rules: rules)
    motion.resize(
      row: 400, leading: SwipeSide(width: 80),
      trailing: SwipeSide(width: 120, takesFullSwipe: full))
    return motion
  }

  /// A slow swipe by a distance, and what its release brought about.
  private func swipe(
    _ motion: inout SwipeMotion, by distance: Double, from time: Seconds = 0, coasts: Bool = false,
    seconds: Seconds = 1, rest: Seconds = 0.1
  ) -> SwipeMotion.Outcome {
    motion.begin(after: distance / 10, at: time)
    for step in 1...9 { motion.drag(by: distance / 10, at: time + seconds * Double(step) / 9) }
    return motion.end(at: time + seconds + rest, coasts: coasts)
  }

  @Test func theRowCatchesUpWithTheFingerWithoutAJump() {
    var motion = motion()
    motion.begin(after: -50, at: 0)
    #expect(motion.offset == 0 && motion.isMoving)
    var last = 0.0
    for frame in 1...60 {
      motion.advance(to: Double(frame) / 60)
      #expect(abs(motion.offset - last) < 25)
      last = motion.offset
    }
    #expect(motion.offset == -50 && !motion.isMoving)
    motion.drag(by: -30, at: 1)
    #expect(motion.offset == -80)
  }

  @Test func pastTheThresholdItOpensAndOtherwiseCloses() {
    var open = motion()
    #expect(swipe(&open, by: -121) == .opened(.trailing))
    open.advance(to: 5)
    #expect(open.offset == -120 && open.openEdge == .trailing && !open.isMoving)
    var closed = motion()
    #expect(swipe(&closed, by: -120) == .closed)
    closed.advance(to: 5)
    #expect(closed.offset == 0 && closed.openEdge == nil)
    var leading = motion()
    #expect(swipe(&leading, by: 90) == .opened(.leading))
    leading.advance(to: 5)
    #expect(leading.offset == 80)
  }

  @Test func aFlickCountsWhereSpeedDoes() {
    var plain = motion()
    #expect(swipe(&plain, by: -60, seconds: 0.1, rest: 0.005) == .closed)
    var coasting = motion()
    let outcome = swipe(&coasting, by: -60, coasts: true, seconds: 0.1, rest: 0.005)
    #expect(outcome == .opened(.trailing))
    // A finger that has rested has no speed.
    var rested = motion()
    #expect(swipe(&rested, by: -60, coasts: true, seconds: 0.1) == .closed)
  }

  @Test func anOpenRowIsDraggedFromWhereItIs() {
    var motion = motion()
    motion.settle(to: -120, along: nil, at: 0)
    motion.begin(at: 1)
    #expect(motion.offset == -120)
    motion.drag(by: 30, at: 1.1)
    #expect(motion.offset == -90)
    #expect(motion.end(at: 2) == .closed)
  }

  @Test func theEndsResistAndASwipeDoesNotGoOnToTheOtherSide() {
    var motion = motion()
    motion.begin(after: -20, at: 0)
    motion.drag(by: -180, at: 0.5)
    motion.advance(to: 1)
    let band = RubberBand(extent: 400)
    #expect(abs(motion.offset + 120 + band.shown(80)) < 1e-9)
    motion.drag(by: 250, at: 1.1)
    #expect(abs(motion.offset - band.shown(50)) < 1e-9)
    motion.drag(by: 1e9, at: 1.2)
    #expect(motion.offset < 400)
    #expect(motion.end(at: 2) == .closed)
  }

  @Test func sixtyPercentOfTheRowAreAFullSwipe() {
    var motion = motion(full: true)
    motion.begin(after: -20, at: 0)
    motion.drag(by: -220, at: 0.5)
    motion.advance(to: 1)
    #expect(motion.offset == -240 && motion.fullSwipeEdge == nil)
    motion.drag(by: -1, at: 1.1)
    #expect(motion.offset == -241 && motion.fullSwipeEdge == .trailing)
    #expect(motion.end(at: 2) == .fullSwipe(.trailing))
    motion.advance(to: 9)
    #expect(motion.offset == 0)
    var other = self.motion()
    #expect(swipe(&other, by: -1000) == .opened(.trailing))
  }

  @Test func nothingOpensWhereThereIsNothing() {
    var motion = SwipeMotion()
    motion.resize(row: 400, leading: SwipeSide(), trailing: SwipeSide(width: .nan))
    #expect(!motion.canMove(-1) && !motion.canMove(1))
    motion.begin(after: -50, at: 0)
    motion.drag(by: -200, at: 0.5)
    motion.advance(to: 1)
    #expect(motion.offset.isFinite && motion.offset < 0)
    #expect(motion.end(at: 1) == .closed)
    motion.advance(to: 5)
    #expect(motion.offset == 0)
  }

  @Test func aGestureThatIsTakenAwayChangesNothing() {
    var motion = motion()
    motion.settle(to: -120, along: nil, at: 0)
    motion.begin(at: 1)
    motion.drag(by: 100, at: 1.5)
    motion.cancel(at: 1.6)
    motion.advance(to: 5)
    #expect(motion.offset == -120)
  }

  @Test func anOpenRowFollowsTheWidthOfItsActions() {
    var motion = motion()
    motion.settle(to: -120, along: nil, at: 0)
    motion.resize(row: 400, leading: SwipeSide(), trailing: SwipeSide(width: 200))
    #expect(motion.offset == -200 && motion.target == -200)
    motion.resize(row: 400, leading: SwipeSide(), trailing: SwipeSide())
    #expect(motion.offset == 0 && motion.openEdge == nil)
  }

  @Test func lessMotionMovesAtOnce() {
    var motion = motion(rules: .reducedMotion)
    #expect(swipe(&motion, by: -130) == .opened(.trailing))
    #expect(motion.offset == -120 && !motion.isMoving)
  }

  @Test func animationsOfAllKindsArriveWithoutAJump() {
    for animation in [Animation.bouncy, .easeInOut(duration: 0.2), .linear.delay(0.1)] {
      var motion = motion()
      motion.begin(after: -40, at: 0)
      motion.advance(to: 1)
      let held = motion.offset
      motion.settle(to: -120, along: animation, at: 1)
      #expect(abs(motion.offset - held) < 1e-9)
      motion.advance(to: 5)
      #expect(motion.offset == -120)
    }
  }

  /// Random gestures: no jump, no place that is not finite, rest at one of three places.
  @Test(arguments: 0..<20) func randomSwipesAreContinuousAndRest(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var motion = motion(full: seed.isMultiple(of: 2))
    var time = 0.0
    for step in 0..<200 {
      time += 0.005
      let before = motion.offset
      var finger = 0.0
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: motion.begin(after: Double.random(in: -60...60, using: &generator), at: time)
      case 1: motion.end(at: time, coasts: Bool.random(using: &generator))
      case 2: motion.cancel(at: time)
      case 3:
        motion.settle(
          to: Double.random(in: -200...200, using: &generator), along: .bouncy, at: time)
      default:
        finger = Double.random(in: -30...30, using: &generator)
        motion.drag(by: finger, at: time)
      }
      motion.advance(to: time)
      let fastest = 0.005 * 12_000 + abs(finger)
      #expect(
        motion.offset.isFinite && abs(motion.offset - before) <= fastest, "seed \(seed) \(step)")
      #expect(abs(motion.offset) < 1000, "seed \(seed) \(step)")
    }
    motion.end(at: time)
    motion.settle(to: motion.target, along: .smooth, at: time)
    motion.advance(to: time + 60)
    #expect(!motion.isMoving && (-120...80).contains(motion.offset), "seed \(seed)")
  }

  /// The same motion, whatever the frames.
  @Test func theFrameRateChangesNothing() {
    var offsets: [Double] = []
    for rate in [30.0, 60, 144] {
      var motion = motion()
      motion.begin(after: -60, at: 0)
      motion.drag(by: -70, at: 0.1)
      motion.end(at: 0.1, coasts: true)
      var time = 0.1
      while time < 0.25 {
        motion.advance(to: time)
        time += 1 / rate
      }
      motion.advance(to: 0.25)
      offsets.append(motion.offset)
    }
    #expect(offsets.allSatisfy { abs($0 - offsets[0]) < 1e-9 })
  }
}
