import Graphics
import Motion
import Testing

@Suite struct AxisLockTests {
  @Test func aPointerIsDecidedAtTheSlop() {
    var lock = AxisLock.pointer(.horizontal)
    #expect(lock.add(Vector(dx: 10, dy: 2)) == .undecided)
    #expect(lock.add(Vector(dx: 5.9, dy: 0)) == .undecided)
    #expect(lock.add(Vector(dx: 0.1, dy: 0)) == .accepted)
    #expect(lock.add(Vector(dx: 0, dy: 900)) == .accepted)
  }

  @Test func aMostlyVerticalDragNeverTurns() {
    for movement in [Vector(dx: 2, dy: 16), Vector(dx: 16, dy: 16), Vector(dx: -19, dy: -16)] {
      var lock = AxisLock.pointer(.horizontal)
      #expect(lock.add(movement) == .rejected)
      #expect(lock.add(Vector(dx: 900)) == .rejected)
    }
  }

  @Test func bothAxesAgree() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      var horizontal = AxisLock.pointer(.horizontal)
      var vertical = AxisLock.pointer(.vertical)
      for _ in 0..<20 {
        let delta = Vector(
          dx: .random(in: -4...4, using: &random), dy: .random(in: -4...4, using: &random))
        let verdicts = (horizontal.add(delta), vertical.add(delta))
        #expect((verdicts.0 == .undecided) == (verdicts.1 == .undecided))
        #expect(verdicts != (.accepted, .accepted))
      }
    }
  }

  @Test func aTrackpadIsDecidedByItsFirstMovement() {
    var accepted = AxisLock.scroll(.horizontal)
    #expect(accepted.add(.zero) == .undecided)
    #expect(accepted.add(Vector(dx: -0.12, dy: 0.1)) == .accepted)
    var rejected = AxisLock.scroll(.horizontal)
    #expect(rejected.add(Vector(dx: 0.11, dy: 0.1)) == .rejected)
    #expect(rejected.add(Vector(dx: 50)) == .rejected)
    var vertical = AxisLock.scroll(.vertical)
    #expect(vertical.add(Vector(dx: 0.1, dy: 0.2)) == .accepted)
  }

  @Test func oddNumbersAreIgnored() {
    var lock = AxisLock.pointer(.horizontal)
    #expect(lock.add(Vector(dx: .nan)) == .undecided)
    #expect(lock.add(Vector(dx: .infinity)) == .undecided)
    #expect(lock.add(Vector(dx: 20)) == .accepted)
  }
}
