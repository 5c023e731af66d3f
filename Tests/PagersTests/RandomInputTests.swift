import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// What holds whatever happens.
///
/// A failure names the seed that shows it again.
@Suite struct RandomInputTests {
  /// What must hold in every frame.
  private func check(_ scene: PagerScene, _ note: @autoclosure () -> String) {
    let (count, position) = (scene.model.items.count, scene.stage.host.report.position)
    #expect(scene.tally.live.count <= 5, "\(note())")
    if count > 0 {
      #expect(scene.model.index >= 0 && scene.model.index < count, "\(note())")
      if let position {
        #expect(position > -1 && position < Double(count), "\(note()) \(position)")
      }
    } else {
      #expect(scene.tally.live.isEmpty, "\(note())")
    }
    for translation in scene.takeTranslations() {
      #expect(translation.progress >= 0 && translation.progress <= 1, "\(note()) \(translation)")
      #expect(translation.currentIndex >= 0 && translation.nextIndex >= 0, "\(note())")
    }
  }

  /// Whether the pager rests on the whole page that its index names.
  private func checkRest(_ scene: PagerScene, _ note: String) {
    scene.stage.host.resize(to: Size(width: 400, height: 300), scale: 1)
    scene.settle()
    guard !scene.model.items.isEmpty else {
      #expect(scene.stage.texts == [], "\(note)")
      return
    }
    #expect(
      scene.rests(on: scene.model.index),
      "\(note) \(scene.stage.texts) \(scene.position) of \(scene.model.items.count)")
  }

  @Test(arguments: 0..<8) func twentyThousandInputsKeepTheWindowSmallAndEndOnWholePages(
    part: UInt64
  ) {
    let seed = 20_000 + part
    let scene = PagerScene(count: 20, index: 10)
    var input = RandomInput(seed: seed)
    for step in 0..<2500 {
      input.act(on: scene, changesData: true)
      if step % 3 == 0 {
        scene.stage.frame(after: 0.008)
        check(scene, "seed \(seed) step \(step)")
      }
      if step % 250 == 249 {
        input.release(scene)
        checkRest(scene, "seed \(seed) step \(step)")
      }
    }
    #expect(scene.tally.mostLive <= 5, "seed \(seed)")
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func b20_aThousandInputsAtFullSpeedEndOnAWholePage(seed: UInt64) {
    let scene = PagerScene(count: 20, index: 10)
    var input = RandomInput(seed: seed)
    for _ in 0..<1000 { input.act(on: scene, changesData: false) }
    input.release(scene)
    for _ in 0..<60 { scene.stage.frame() }
    #expect(scene.position == scene.position.rounded(), "seed \(seed)")
    checkRest(scene, "seed \(seed)")
    #expect(scene.tally.mostLive <= 5, "seed \(seed)")
  }

  @Test(arguments: [0, 1, 3]) func otherWindowSizesHoldToo(side: Int) {
    let seed = UInt64(500 + side)
    let scene = PagerScene(count: 20, index: 10)
    scene.model.pagesPerSide = side
    scene.settle()
    scene.tally.mostLive = 0
    var input = RandomInput(seed: seed)
    for _ in 0..<1500 {
      input.act(on: scene, changesData: true)
      scene.stage.frame(after: 0.004)
    }
    input.release(scene)
    checkRest(scene, "seed \(seed)")
    #expect(scene.tally.mostLive <= 1 + 2 * side, "seed \(seed)")
  }

  @Test(arguments: 0..<30) func aTurnCaughtAtAnyMomentGoesOnWithoutAJump(part: UInt64) {
    let seed = 900 + part
    var random = SeededGenerator(seed: seed)
    let scene = PagerScene(count: 20, index: 10)
    var place = 200.0
    /// Sends an event between two frames of the same time: the pages move no more than the pointer.
    func send(_ phase: PointerEvent.Phase, by distance: Double = 0) {
      scene.stage.frame(after: 0)
      let before = scene.position
      place += distance
      scene.stage.pointer(phase, place, 150)
      scene.stage.frame(after: 0)
      #expect(abs(scene.position - before) <= abs(distance) / 420 + 1e-9, "seed \(seed) \(phase)")
    }
    func frames(_ range: ClosedRange<Int>) {
      for _ in 0..<Int.random(in: range, using: &random) { scene.stage.frame(after: 0.008) }
    }
    for _ in 0..<8 {
      send(.pressed)
      frames(0...2)
      let speed = Double.random(in: -12...12, using: &random)
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        send(.dragged, by: speed)
        frames(1...1)
      }
      send(Int.random(in: 0..<5, using: &random) == 0 ? .cancelled : .released)
      frames(0...40)
    }
    scene.settle()
    #expect(scene.rests(on: scene.model.index), "seed \(seed)")
  }
}
