import Graphics
import Motion
import Testing

/// What samples mean that say which device they are of.
@Suite struct KnownDeviceTests {
  private var translator = ScrollTranslator()

  private mutating func move(
    _ device: ScrollMovement.Device, dx: Double = 0, dy: Double = 0, clicks: Vector = .zero,
    at time: Double = 0
  ) -> [ScrollStep] {
    let movement = ScrollMovement(device, delta: Vector(dx: dx, dy: dy), clicks: clicks)
    return translator.handle(.moved(movement), at: time)
  }

  private mutating func turn(
    _ device: ScrollMovement.Device = .wheel, x: Double = 0, y: Double = 0, at time: Double = 0
  ) -> [ScrollStep] {
    move(device, dx: x * 15, dy: y * 15, clicks: Vector(dx: x, dy: y), at: time)
  }

  private func finger(_ phase: ScrollPhase, _ delta: Vector = .zero) -> ScrollStep {
    .scroll(phase, .finger, delta)
  }

  // MARK: Fingers

  @Test mutating func fingersScrollFromTheirFirstMovementToTheirLift() {
    #expect(move(.fingers, dx: 2, dy: -1) == [finger(.began, Vector(dx: 2, dy: -1))])
    #expect(move(.fingers, dx: 10, at: 0.1) == [finger(.changed, Vector(dx: 10))])
    #expect(translator.handle(.lifted, at: 0.2) == [finger(.ended)])
    #expect(translator.handle(.lifted, at: 0.2).isEmpty, "each axis stops, and the first tells")
    #expect(move(.fingers, dx: 2, at: 0.23) == [finger(.began, Vector(dx: 2))])
  }

  @Test mutating func fingersMayRestForAsLongAsTheyLike() {
    _ = move(.fingers, dx: 2)
    #expect(translator.deadline == nil)
    #expect(translator.advance(to: 3600) == nil)
    #expect(move(.fingers, dx: 2, at: 3600) == [finger(.changed, Vector(dx: 2))])
  }

  @Test mutating func aMovementOfNothingIsNone() {
    #expect(move(.fingers).isEmpty)
    #expect(translator.handle(.lifted, at: 0).isEmpty)
  }

  @Test mutating func wholeNumbersOfUnitsAreStillFingers() {
    for units in [10.0, 120, -15, 0.083_333] {
      translator = ScrollTranslator()
      #expect(move(.fingers, dy: units) == [finger(.began, Vector(dy: units))])
    }
  }

  @Test mutating func fingersThatRestBeginWithoutMovement() {
    #expect(translator.handle(.touched, at: 0) == [finger(.began)])
    #expect(translator.handle(.touched, at: 0.1).isEmpty)
    #expect(move(.fingers, dx: 3, at: 0.2) == [finger(.changed, Vector(dx: 3))])
    #expect(translator.handle(.lifted, at: 0.3) == [finger(.ended)])
    #expect(translator.handle(.touched, at: 0.4) == [finger(.began)])
    #expect(translator.handle(.lifted, at: 0.5) == [finger(.ended)])
  }

  @Test mutating func fingersThatAreLostAreCancelled() {
    _ = move(.fingers, dx: 3)
    #expect(translator.handle(.lost, at: 0.1) == [finger(.cancelled)])
    #expect(translator.handle(.lost, at: 0.1).isEmpty)
    #expect(translator.handle(.lifted, at: 0.1).isEmpty)
  }

  @Test mutating func aTouchTakesOverFromADeviceWithoutPhases() {
    #expect(move(.continuous, dx: 2) == [.scroll(.began, .continuous, Vector(dx: 2))])
    #expect(
      move(.fingers, dx: 3, at: 0.05)
        == [.scroll(.ended, .continuous, .zero), finger(.began, Vector(dx: 3))])
    #expect(
      move(.continuous, dx: 2, at: 0.1)
        == [finger(.ended), .scroll(.began, .continuous, Vector(dx: 2))])
  }

  @Test mutating func amountsAreLimitedAndOddNumbersIgnored() {
    #expect(move(.fingers, dx: .nan).isEmpty && move(.fingers, dy: .infinity).isEmpty)
    #expect(turn(y: .nan).isEmpty)
    #expect(move(.fingers, dx: 1e9) == [finger(.began, Vector(dx: 400))])
  }

  // MARK: Devices without phases

  @Test mutating func aContinuousDeviceEndsByStopOrSilence() {
    _ = move(.continuous, dy: 1)
    #expect(translator.deadline == ScrollTranslator.quietTime)
    #expect(move(.continuous, dy: 10, at: 0.1) == [.scroll(.changed, .continuous, Vector(dy: 10))])
    #expect(translator.handle(.lifted, at: 0.11) == [.scroll(.ended, .continuous, .zero)])
    _ = move(.continuous, dy: 1, at: 1)
    #expect(translator.advance(to: 1.18) == .scroll(.ended, .continuous, .zero))
  }

  // MARK: Wheels

  @Test mutating func everyDetentOfAWheelCounts() {
    #expect(turn(y: 1) == [.detents(Vector(dy: 1))])
    #expect(turn(y: -2, at: 0.01) == [.detents(Vector(dy: -2))])
    #expect(turn(x: 1, at: 0.02) == [.detents(Vector(dx: 1))])
    #expect(turn(x: 1, at: 0.03) == [.detents(Vector(dx: 1))])
    #expect(translator.deadline == nil)
  }

  @Test mutating func partsOfADetentAddUpOnEachAxis() {
    var steps: [ScrollStep] = []
    for step in 0..<16 {
      steps += turn(x: 0.125, at: Double(step) * 0.02)
      steps += turn(y: -0.25, at: Double(step) * 0.02)
    }
    #expect(steps.filter { $0 == .detents(Vector(dx: 1)) }.count == 2)
    #expect(steps.filter { $0 == .detents(Vector(dy: -1)) }.count == 4)
    #expect(steps.count == 6)
  }

  @Test mutating func aWheelThatTremblesMovesNothing() {
    for step in 0..<100 {
      #expect(turn(y: step.isMultiple(of: 2) ? 0.1 : -0.1, at: Double(step) * 0.01).isEmpty)
    }
  }

  @Test mutating func aWheelDoesNotDisturbFingers() {
    _ = move(.fingers, dx: 3)
    #expect(turn(y: 1, at: 0.1) == [.detents(Vector(dy: 1))])
    #expect(move(.fingers, dx: 3, at: 0.2) == [finger(.changed, Vector(dx: 3))])
  }

  @Test mutating func aTiltCountsOnceHoweverLongItIsHeld() {
    #expect(turn(.tilt, x: 1) == [.detents(Vector(dx: 1))])
    for step in 1...9 { #expect(turn(.tilt, x: 1, at: Double(step) * 0.1).isEmpty) }
    #expect(turn(.tilt, x: -1, at: 1.2) == [.detents(Vector(dx: -1))])
    #expect(turn(.tilt, y: 1, at: 2).isEmpty)
  }

  // MARK: All of them

  /// Whatever comes, gestures begin before they change, and end once.
  @Test func everyGestureBeginsAndEndsOnce() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var (translator, time, open) = (ScrollTranslator(), 0.0, ScrollSource?.none)
      for _ in 0..<100 {
        time += Double.random(in: 0...0.1, using: &random)
        let due = translator.advance(to: time).map { [$0] } ?? []
        for step in due + translator.handle(.random(using: &random), at: time) {
          guard case .scroll(let phase, let source, let delta) = step else { continue }
          switch phase {
          case .began:
            #expect(open == nil, "seed \(seed)")
            open = source
          case .changed: #expect(open == source && delta != .zero, "seed \(seed)")
          case .ended, .cancelled:
            #expect(open == source && delta == .zero, "seed \(seed)")
            open = nil
          }
        }
      }
    }
  }
}

extension ScrollSample {
  fileprivate static func random(using random: inout SeededGenerator) -> Self {
    let devices: [ScrollMovement.Device] = [.unknown, .fingers, .wheel, .tilt, .continuous]
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .touched
    case 1: return .lifted
    case 2: return .lost
    default:
      let clicks = Vector(
        dx: Double(Int.random(in: -4...4, using: &random)) / 4,
        dy: Double(Int.random(in: -4...4, using: &random)) / 4)
      let device = devices[Int.random(in: 0..<devices.count, using: &random)]
      return .moved(ScrollMovement(device, delta: clicks * 10, clicks: clicks))
    }
  }
}
