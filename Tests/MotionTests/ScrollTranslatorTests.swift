import Graphics
import Motion
import Testing

@Suite struct ScrollTranslatorTests {
  private var translator = ScrollTranslator()

  /// The steps for samples at equal distances in time.
  private mutating func steps(
    _ samples: [(x: Double, y: Double)], every interval: Double = 0.01, from start: Double = 0
  ) -> [ScrollStep] {
    samples.enumerated().flatMap { index, sample in
      translator.handle(
        .clicks(sample.x, sample.y), at: start + Double(index) * interval)
    }
  }

  @Test mutating func rightAndDownArePositive() {
    #expect(steps([(1, 0)]) == [.detents(Vector(dx: 1))])
    #expect(steps([(-1, 0)], from: 1) == [.detents(Vector(dx: -1))])
    #expect(steps([(0, -1)], from: 2) == [.detents(Vector(dy: 1))])
    #expect(steps([(0, 1)], from: 3) == [.detents(Vector(dy: -1))])
    #expect(steps([(0.25, -0.013)], from: 4) == [.continuous(.began, Vector(dx: 2.5, dy: 0.13))])
  }

  @Test mutating func everyVerticalClickCounts() {
    let clicks = steps([(0, -1), (0, -1), (0, -3), (0, 1)])
    #expect(clicks.map(\.vertical) == [1, 1, 3, -1])
  }

  @Test mutating func slantedClicksCountAlongTheirLongerPart() {
    #expect(steps([(1, -2)]) == [.detents(Vector(dy: 2))])
    #expect(steps([(-2, -1)], from: 1) == [.detents(Vector(dx: -1))])
  }

  @Test mutating func aContinuousSequenceStaysContinuous() {
    let samples: [(Double, Double)] = [(0.3, 0.1), (1, 0), (0, -1), (2, 3), (0, 0.5)]
    let kinds = steps(samples)
    #expect(
      kinds == [
        .continuous(.began, Vector(dx: 3, dy: -1)), .continuous(.changed, Vector(dx: 10)),
        .continuous(.changed, Vector(dy: 10)),
        .continuous(.changed, Vector(dx: 20, dy: -30)), .continuous(.changed, Vector(dy: -5)),
      ])
  }

  @Test mutating func silenceEndsAContinuousSequence() {
    _ = steps([(0.3, 0), (0.3, 0)])
    #expect(translator.deadline.map { isNear($0, 0.19) } == true)
    #expect(translator.advance(to: 0.18) == nil)
    #expect(translator.advance(to: 0.191) == .continuous(.ended))
    #expect(translator.deadline == nil)
    #expect(translator.advance(to: 1) == nil)
  }

  @Test mutating func aSampleAfterTheSilenceEndsOneSequenceAndStartsAnother() {
    _ = steps([(0.3, 0)])
    #expect(steps([(1, 0)], from: 0.5) == [.continuous(.ended), .detents(Vector(dx: 1))])
  }

  @Test mutating func aSampleWithoutMovementEndsAGestureAndNeverStartsOne() {
    #expect(steps([(0, 0)]).isEmpty)
    #expect(translator.deadline == nil)
    #expect(steps([(0.3, 0), (0, 0), (0, 0)], from: 1).dropFirst() == [.continuous(.ended)])
    #expect(translator.deadline == nil)
  }

  @Test mutating func clicksNeedNoDeadline() {
    _ = steps([(1, 0), (0, 1), (0, 0.25)])
    #expect(translator.deadline == nil)
  }

  @Test mutating func eightEighthsAreOneDetent() {
    let detents = steps([(Double, Double)](repeating: (0, -0.125), count: 24))
    #expect(detents.map(\.vertical) == [1, 1, 1])
  }

  @Test("parts of a detent add up exactly", arguments: [2, 3, 4, 5, 6, 8, 10, 12, 24, 120])
  func partsAddUp(parts: Int) {
    var translator = ScrollTranslator()
    // As a device reports it: in single precision.
    let part = Double(Float(1) / Float(parts))
    let detents = (0..<parts * 5).flatMap {
      translator.handle(.clicks(0, part), at: Double($0) * 0.01)
    }
    #expect(detents.map(\.vertical) == [-1, -1, -1, -1, -1])
  }

  @Test mutating func alternatingPartsMoveNothing() {
    let samples = (0..<100).map { (0.0, $0.isMultiple(of: 2) ? 0.1 : -0.1) }
    #expect(steps(samples).isEmpty)
  }

  @Test mutating func turningRoundForgetsAPartOfADetent() {
    #expect(steps([(0, 0.75), (0, -0.5), (0, -0.25)]).isEmpty)
    #expect(steps([(0, -0.25)], from: 0.04) == [.detents(Vector(dy: 1))])
  }

  @Test mutating func aLongPauseForgetsAPartOfADetent() {
    #expect(steps([(0, 0.75)]).isEmpty)
    #expect(steps([(0, 0.25)], from: 0.3) == [.detents(Vector(dy: -1))])
    #expect(steps([(0, 0.75)], from: 1).isEmpty)
    #expect(steps([(0, 0.25)], from: 2).isEmpty)
  }

  @Test mutating func aTrackpadThatLookedLikeAWheelLosesNothing() {
    let steps = steps([(0, -0.25), (0, -0.25), (0.1, -0.333), (0, -0.25)])
    #expect(steps.count == 2)
    #expect(isNear(steps.map(\.total.dy).reduce(0, +), 10 * (0.25 * 3 + 0.333)))
  }

  @Test mutating func aHorizontalBurstSwallowsWhatBelongsToIt() {
    let samples: [(Double, Double)] = [(1, 0), (2, 0), (0, 1), (-1, 0), (0.3, 0.2), (1, 0)]
    #expect(steps(samples, every: 0.1) == [.detents(Vector(dx: 1))])
    #expect(steps([(2, 1)], from: 0.69) == [.detents(Vector(dx: 1))])
  }

  @Test mutating func aVerticalBurstSwallowsHorizontalClicks() {
    let clicks = steps([(0, 1), (1, 0), (0, 1), (1, 0), (0, 1)])
    #expect(clicks == [ScrollStep](repeating: .detents(Vector(dy: -1)), count: 3))
  }

  @Test mutating func a9_amountsAreLimitedAndOddNumbersIgnored() {
    #expect(steps([(.nan, 1), (1, .infinity), (-.infinity, 0)]).isEmpty)
    #expect(translator.handle(.clicks(1, 0), at: .nan).isEmpty)
    #expect(steps([(1e9 + 0.5, 0.1)]) == [.continuous(.began, Vector(dx: 400, dy: -1))])
    _ = translator.advance(to: 9)
    #expect(steps([(0, 285_702_256)], from: 10) == [.detents(Vector(dy: -40))])
  }

  @Test mutating func unitsAreTheDevicesOwn() {
    let movement = ScrollMovement(.unknown, delta: Vector(dx: 7.5), clicks: Vector(dx: 0.5))
    #expect(
      translator.handle(.moved(movement), at: 0) == [.continuous(.began, Vector(dx: 7.5))])
  }
}

extension ScrollSample {
  /// What an unknown device reports: clicks to the right and upwards.
  static func clicks(_ x: Double, _ y: Double) -> Self {
    .moved(ScrollMovement(clicks: Vector(dx: x, dy: -y)))
  }
}

extension ScrollStep {
  static func continuous(_ phase: ScrollPhase, _ delta: Vector = .zero) -> Self {
    .scroll(phase, .continuous, delta)
  }

  fileprivate var vertical: Double? {
    if case .detents(let detents) = self { detents.dy } else { nil }
  }

  fileprivate var total: Vector {
    switch self {
    case .scroll(_, _, let delta), .detents(let delta): delta
    }
  }
}
