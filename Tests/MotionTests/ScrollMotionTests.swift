import Graphics
import Motion
import Testing

@Suite struct ScrollMotionTests {
  private func motion(content: Double = 3000, viewport: Double = 500) -> ScrollMotion {
    var motion = ScrollMotion()
    motion.resize(content: content, viewport: viewport)
    return motion
  }

  /// Ten equal movements in 0.1 s, and the release right after the last.
  private func flick(_ motion: inout ScrollMotion, by distance: Double, from time: Seconds = 0) {
    motion.begin(at: time)
    for step in 1...10 { motion.drag(by: distance / 10, at: time + Double(step) / 100) }
    motion.end(at: time + 0.1)
  }

  @Test func contentFollowsTheFinger() {
    var motion = motion()
    motion.begin(at: 0)
    motion.drag(by: 120, at: 0.1)
    #expect(motion.offset == 120)
    motion.drag(by: -20, at: 0.2)
    #expect(motion.offset == 100)
  }

  @Test func aReleaseGlidesOnByItsSpeedOverTheFriction() {
    var motion = motion()
    flick(&motion, by: 100)
    let end = 100 + 1000 / motion.rules.friction
    #expect(abs(motion.target - end) < 1e-6)
    motion.advance(to: 0.2)
    #expect(motion.isMoving)
    motion.advance(to: 3)
    #expect(motion.phase == .idle)
    #expect(abs(motion.offset - end) < motion.rules.restDistance)
  }

  @Test func aRestBeforeTheLiftGlidesNowhere() {
    var motion = motion()
    motion.begin(at: 0)
    motion.drag(by: 100, at: 0.1)
    motion.end(at: 0.3)
    #expect(motion.phase == .idle && motion.offset == 100)
  }

  @Test func theEndsGiveWayLikeARubberBandAndPullBack() {
    var motion = motion()
    motion.begin(at: 0)
    motion.drag(by: -100, at: 0.1)
    #expect(abs(motion.offset - RubberBand(extent: 500).shown(-100)) < 1e-9)
    motion.end(at: 0.5)
    #expect(motion.isMoving)
    motion.advance(to: 5)
    #expect(motion.offset == 0 && motion.phase == .idle)
  }

  @Test func aGlideIntoTheEndSwingsALittleAndComesBack() {
    var motion = motion(content: 700)
    flick(&motion, by: 150)
    var farthest = 0.0
    for frame in 0..<300 {
      motion.advance(to: 0.1 + Double(frame) / 60)
      farthest = max(farthest, motion.offset)
    }
    #expect(motion.phase == .idle && motion.offset == 200)
    #expect(farthest > 200 && farthest <= 200 + motion.rules.overshoot + 1e-6)
  }

  @Test(arguments: [30.0, 60, 144])
  func theWayDoesNotDependOnTheFrames(rate: Double) {
    var coarse = motion(content: 700)
    var fine = coarse
    flick(&coarse, by: 150)
    flick(&fine, by: 150)
    for step in 1...Int(rate) { fine.advance(to: 0.1 + Double(step) / rate / 2) }
    coarse.advance(to: 0.6)
    #expect(abs(coarse.offset - fine.offset) < 1e-6)
  }

  @Test func aFingerStopsWhatGlides() {
    var motion = motion()
    flick(&motion, by: 100)
    motion.advance(to: 0.2)
    let place = motion.offset
    motion.begin(at: 0.2)
    motion.advance(to: 1)
    #expect(motion.offset == place)
    motion.end(at: 1)
    #expect(motion.phase == .idle && motion.offset == place)
  }

  @Test func stepsAddUpWhileTheContentMoves() {
    var motion = motion()
    motion.settle(to: motion.target + 80, at: 0)
    motion.advance(to: 0.05)
    let speed = motion.velocity(at: 0.05)
    motion.settle(to: motion.target + 80, at: 0.05)
    #expect(abs(motion.velocity(at: 0.05) - speed) < 1e-6)
    motion.advance(to: 3)
    #expect(motion.offset == 160)
  }

  @Test func canMoveTellsOfTheEnds() {
    var motion = motion()
    #expect(motion.canMove(1) && !motion.canMove(-1))
    motion.rest(at: .greatestFiniteMagnitude)
    #expect(motion.offset == 2500 && !motion.canMove(1) && motion.canMove(-1))
    motion.resize(content: 400, viewport: 500)
    #expect(motion.offset == 0 && !motion.canMove(1) && !motion.canMove(-1))
  }

  @Test func anyStreamEndsAtRestWithinTheContent() {
    for seed in 0..<UInt64(2000) {
      var random = SeededGenerator(seed: seed)
      var motion = motion(content: .random(in: 0...4000, using: &random))
      if Bool.random(using: &random) { motion.rules = .reducedMotion }
      var time = 0.0
      for _ in 0..<40 {
        time += .random(in: 0...0.1, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: motion.begin(at: time)
        case 1: motion.drag(by: .random(in: -900...900, using: &random), at: time)
        case 2: motion.end(at: time)
        case 3: motion.cancel(at: time)
        case 4: motion.settle(to: .random(in: -500...5000, using: &random), at: time)
        case 5:
          motion.resize(
            content: .random(in: 0...4000, using: &random),
            viewport: .random(in: 1...900, using: &random))
        default: motion.advance(to: time)
        }
        #expect(motion.offset.isFinite, "seed \(seed)")
      }
      motion.end(at: time)
      motion.advance(to: time + 20)
      #expect(motion.phase == .idle, "seed \(seed)")
      #expect(motion.offset >= 0 && motion.offset <= motion.limit, "seed \(seed)")
    }
  }
}
