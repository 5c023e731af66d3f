import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// What `onPageTranslationChanged` and `onPagePositionChange` tell.
@Suite struct TranslationTests {
  /// The translations as text, runs of the same pair joined: `0>1 0.25…1`.
  private func summary(_ translations: [PagingTranslation]) -> [String] {
    var runs: [(pair: String, first: Double, last: Double)] = []
    for translation in translations {
      let pair = "\(translation.currentIndex)>\(translation.nextIndex)"
      if runs.last?.pair == pair {
        runs[runs.count - 1].last = translation.progress
      } else {
        runs.append((pair, translation.progress, translation.progress))
      }
    }
    func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    return runs.map { "\($0.pair) \(short($0.first))…\(short($0.last))" }
  }

  private func expectMonotone(
    _ translations: [PagingTranslation], upwards: Bool, location: SourceLocation = #_sourceLocation
  ) {
    let progress = translations.map(\.progress)
    #expect(progress.allSatisfy { (0...1).contains($0) }, sourceLocation: location)
    #expect(
      zip(progress, progress.dropFirst()).allSatisfy { upwards ? $0 <= $1 : $0 >= $1 },
      sourceLocation: location)
  }

  @Test func aTurnIsToldInEveryFrameUntilItIsWhole() {
    let scene = PagerScene(index: 3)
    scene.stage.press(.right)
    var frames = 0
    while scene.stage.host.wantsFrame {
      scene.stage.frame()
      frames += 1
    }
    let told = scene.takeTranslations()
    #expect(told.count == frames)
    #expect(told.allSatisfy { $0.currentIndex == 3 && $0.nextIndex == 4 })
    expectMonotone(told, upwards: true)
    #expect(told.last?.progress == 1)
    #expect(told.filter { $0.progress == 1 }.count == 1)
    scene.stage.frame()
    #expect(scene.takeTranslations() == [])
  }

  @Test func progressCountsTheSpacing() {
    let scene = PagerScene(index: 3, spacing: 80)
    scene.stage.drag(from: Point(x: 300, y: 150), to: Point(x: 44, y: 150), release: false)
    scene.stage.frame()
    #expect(scene.translations.last?.nextIndex == 4)
    #expect(abs((scene.translations.last?.progress ?? 0) - 0.5) < 1e-9)
  }

  @Test func aSwipeAndItsSettleAreOneTurn() {
    let scene = PagerScene(index: 3)
    for step in 0..<10 {
      scene.stage.scroll(step == 0 ? .began : .changed, dx: -30)
      scene.stage.frame()
    }
    scene.stage.scroll(.ended)
    scene.settle()
    let told = scene.takeTranslations()
    #expect(summary(told) == ["3>2 0.08…1.0"])
    expectMonotone(told, upwards: true)
    #expect(scene.takeWrites() == [2])
  }

  @Test func aCancelledSwipeEndsWithNothingDone() {
    let scene = PagerScene(index: 3)
    scene.stage.drag(from: Point(x: 200, y: 150), to: Point(x: 100, y: 150), release: false)
    scene.stage.frame()
    scene.stage.pointer(.cancelled, 100, 150)
    let before = scene.translations.count
    scene.settle()
    let told = scene.takeTranslations()
    expectMonotone(Array(told[before...]), upwards: false)
    #expect(summary(told) == ["3>4 0.2…0.0", "3>3 0.0…0.0"])
    #expect(scene.takeWrites() == [])
  }

  @Test func anOverscrollLeadsNowhere() {
    let scene = PagerScene(count: 3)
    scene.stage.drag(from: Point(x: 100, y: 150), to: Point(x: 300, y: 150), release: false)
    scene.stage.frame()
    let pulled = scene.translations.last
    #expect(pulled?.currentIndex == 0 && pulled?.nextIndex == 0)
    #expect((pulled?.progress ?? 0) > 0.1 && (pulled?.progress ?? 1) < 1)
    scene.stage.pointer(.released, 300, 150)
    scene.settle()
    #expect(
      scene.translations.last == PagingTranslation(currentIndex: 0, nextIndex: 0, progress: 0))
    // On its way back the spring overshoots a little.
    #expect(scene.translations.allSatisfy { $0.nextIndex == 0 || $0.progress < 0.02 })
    #expect(scene.translations.allSatisfy { $0.progress < 1 })
  }

  @Test func quickFlicksAreTurnsOfTheirOwn() {
    let scene = PagerScene()
    for _ in 0..<3 {
      scene.stage.drag(from: Point(x: 300, y: 150), to: Point(x: 200, y: 150), seconds: 0.06)
      for _ in 0..<4 { scene.stage.frame() }
    }
    scene.settle()
    let whole = scene.translations.filter { $0.progress == 1 }
    #expect(whole.map(\.currentIndex) == [0, 1, 2] && whole.map(\.nextIndex) == [1, 2, 3])
    #expect(scene.translations.last == whole.last)
    #expect(scene.takeWrites() == [1, 2, 3])
  }

  @Test func aDragToAndFroTellsWhereItLeads() {
    let scene = PagerScene(index: 3)
    scene.stage.pointer(.pressed, 200, 150)
    for x in [150.0, 100, 184, 216, 300, 384] {
      scene.stage.pointer(.dragged, x, 150)
      scene.stage.frame()
    }
    #expect(
      summary(scene.takeTranslations()) == ["3>4 0.08…0.2", "3>3 0.0…0.0", "3>2 0.08…0.48"])
  }

  @Test func aJumpAtOnceIsToldAsWhole() {
    let scene = PagerScene(index: 3)
    scene.stage.press(.right)
    scene.stage.frame()
    scene.stage.press(.right)
    scene.stage.frame()
    scene.settle()
    let told = scene.takeTranslations()
    #expect(
      told.filter { $0.progress == 1 }.map { [$0.currentIndex, $0.nextIndex] } == [
        [3, 4], [4, 5],
      ])
    #expect(told.last?.nextIndex == 5)
  }

  @Test func severalTurnsWithoutAFrameAreAllTold() {
    let scene = PagerScene(index: 3)
    for _ in 0..<4 { scene.stage.press(.right) }
    scene.settle()
    #expect(
      scene.takeTranslations().filter { $0.progress == 1 }.map(\.nextIndex) == [4, 5, 6, 7])
  }

  @Test func aFarJumpIsOneTurn() {
    let scene = PagerScene(index: 3)
    scene.model.index = 30
    scene.settle()
    let told = scene.takeTranslations()
    #expect(summary(told).map { $0.prefix(4) } == ["3>30"])
    expectMonotone(told, upwards: true)
    #expect(told.last?.progress == 1)
    #expect(scene.takeWrites() == [30])
  }

  @Test func aPressWithoutMovementTellsNothing() {
    let scene = PagerScene(index: 3)
    scene.stage.click(200, 150)
    scene.settle()
    #expect(scene.takeTranslations() == [])
  }

  @Test func theIndexIsWrittenOncePerTurnWhenItsEndIsKnown() {
    let scene = PagerScene(index: 3)
    scene.stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150), release: false)
    scene.stage.frame()
    #expect(scene.takeWrites() == [])
    scene.stage.pointer(.released, 100, 150)
    #expect(scene.takeWrites() == [4])
    scene.settle()
    #expect(scene.takeWrites() == [])
  }

  @Test func aWrittenIndexIsNotWrittenBack() {
    let scene = PagerScene(index: 3)
    for index in [4, 20, 21] {
      scene.model.index = index
      scene.settle()
    }
    #expect(scene.takeWrites() == [4, 20, 21])
  }

  @Test func thePositionIsToldOncePerFrameAndRunsNoBody() {
    let scene = PagerScene(index: 3)
    let before = scene.stage.host.counts
    scene.stage.press(.right)
    var frames = 0
    while scene.stage.host.wantsFrame {
      scene.stage.frame()
      frames += 1
      #expect(scene.positions.last == scene.position)
    }
    #expect(scene.positions.filter { $0 > 3 }.count == frames)
    #expect(scene.positions.last == 4)
    // The screen reads the index; one page came into the window.
    let bodies = scene.stage.host.counts.bodies - before.bodies
    #expect(bodies <= 2 + 5 + 1)
    #expect(scene.tally.bodies[3] == 1 && scene.tally.bodies[4] == 1)
  }

  @Test(arguments: [PagingInput.key, .detent, .drag, .swipe, .far, .overscroll, .two])
  func e50_reducedMotionTellsTheSameInTheSameOrder(input: PagingInput) {
    func outcome(reduced: Bool) -> [String] {
      let scene = PagerScene(count: 10, environment: { $0.accessibilityReduceMotion = reduced })
      let log = Transcript()
      input.perform(on: scene)
      scene.settle()
      for turn in scene.translations where turn.progress == 1 || turn.progress == 0 {
        log("\(turn)")
      }
      #expect(scene.rests(on: scene.model.index))
      return log.take() + ["index \(scene.model.index)", "writes \(scene.takeWrites())"]
    }
    #expect(outcome(reduced: true) == outcome(reduced: false))
  }

  @Test func withoutADurationTurnsAreAtOnce() {
    let scene = PagerScene(index: 3, duration: 0)
    scene.stage.press(.right)
    scene.stage.frame()
    #expect(scene.rests(on: 4))
    scene.model.index = 20
    scene.stage.frame()
    #expect(scene.position == 20 && scene.stage.texts == ["page 20"])
  }

  @Test func reducedMotionStillTracksTheFinger() {
    let scene = PagerScene(index: 3, environment: { $0.accessibilityReduceMotion = true })
    scene.stage.swipe(dx: 100, lift: false)
    scene.stage.frame()
    #expect(abs(scene.position - 3.25) < 1e-9)
    scene.stage.press(.right)
  }
}

/// An input whose outcome does not depend on how much moves.
enum PagingInput {
  case key, detent, drag, swipe, far, overscroll, two

  func perform(on scene: PagerScene) {
    let stage = scene.stage
    switch self {
    case .key: stage.press(.right)
    case .detent: stage.wheel(dy: 1)
    case .drag: stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150))
    case .swipe: stage.swipe(dx: 300)
    case .far: stage.press(.end)
    case .overscroll: stage.swipe(dx: -300)
    case .two:
      stage.press(.right)
      stage.frame()
      stage.press(.right)
    }
  }
}
