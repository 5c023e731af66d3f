import Graphics
import Motion
import Testing

/// Content that becomes longer or shorter before what is seen, or at its end.
@Suite struct ScrollContentTests {
  private enum Deed: CaseIterable { case rest, drag, glide, step }

  private func motion(doing deed: Deed) -> ScrollMotion {
    var motion = ScrollMotion()
    motion.resize(content: 3000, viewport: 500)
    motion.rest(at: 1000)
    switch deed {
    case .rest: break
    case .step: motion.settle(to: 1400, at: 0)
    case .drag, .glide:
      motion.begin(at: 0)
      for step in 1...10 { motion.drag(by: 10, at: Double(step) / 100) }
      if deed == .glide { motion.end(at: 0.1) }
    }
    return motion
  }

  @Test func aShiftMovesEverythingAndDisturbsNothing() {
    for deed in Deed.allCases {
      for distance in [250.0, -400] {
        var plain = motion(doing: deed)
        var shifted = plain
        shifted.shift(by: distance)
        shifted.resize(content: 3000 + distance, viewport: 500)
        for frame in 1...200 {
          let time = 0.1 + Double(frame) / 60
          #expect(plain.advance(to: time) == shifted.advance(to: time))
          #expect(abs(shifted.offset - plain.offset - distance) < 1e-9, "\(deed) \(distance)")
        }
      }
    }
  }

  @Test func whatGoesToTheEndGoesToTheNewEndWithoutAJump() {
    var motion = ScrollMotion()
    motion.resize(content: 3000, viewport: 500)
    motion.settle(to: .greatestFiniteMagnitude, at: 0)
    motion.advance(to: 0.1)
    let (place, speed) = (motion.offset, motion.velocity(at: 0.1))
    motion.resize(content: 3300, viewport: 500)
    #expect(motion.offset == place && abs(motion.velocity(at: 0.1) - speed) < 1e-6)
    motion.advance(to: 5)
    #expect(motion.offset == 2800)
  }

  @Test func contentThatGrowsAtItsEndMovesNothingAtRest() {
    var motion = ScrollMotion()
    motion.resize(content: 3000, viewport: 500)
    motion.rest(at: 2500)
    motion.resize(content: 3300, viewport: 500)
    #expect(motion.offset == 2500)
  }

  @Test func aShiftThatIsNoNumberIsIgnored() {
    var motion = motion(doing: .rest)
    motion.shift(by: .nan)
    motion.shift(by: .infinity)
    #expect(motion.offset == 1000)
  }
}
