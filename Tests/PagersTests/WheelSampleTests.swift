import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// Wheel samples as the window system sends them, from the translator to the page.
@Suite struct WheelSampleTests {
  private let scene = PagerScene(index: 10)

  /// Sends samples some seconds apart, with frames in between, and waits for rest.
  private func send(_ samples: [(x: Double, y: Double)], every interval: Double) -> Int {
    var translator = ScrollTranslator()
    func perform(_ steps: [ScrollStep]) {
      for step in steps {
        switch step {
        case .scroll(let phase, let source, let delta):
          scene.stage.scroll(phase, dx: delta.dx, dy: delta.dy, source: source)
        case .detents(let detents): scene.stage.wheel(dx: detents.dx, dy: detents.dy)
        }
      }
    }
    for sample in samples {
      scene.stage.wait(interval)
      let movement = ScrollMovement(clicks: Vector(dx: sample.x, dy: -sample.y))
      perform(translator.handle(.moved(movement), at: scene.stage.now))
      scene.stage.frame(after: 0)
    }
    scene.stage.wait(ScrollTranslator.quietTime)
    if let end = translator.advance(to: scene.stage.now + 0.001) { perform([end]) }
    scene.settle()
    return scene.rests(on: scene.model.index) ? scene.model.index : -1
  }

  @Test(arguments: [
    (1.0, 0.0, 11), (-1, 0, 9), (0, -1, 11), (0, 1, 9),
  ]) func a5_aLoneClickTurnsExactlyOnePage(x: Double, y: Double, page: Int) {
    scene.stage.wait(0.4)
    #expect(send([(x: x, y: y)], every: 0.4) == page)
    #expect(scene.takeWrites() == [page])
  }

  @Test(arguments: [1, 0.25, 0.99]) func a13_toTheRightIsTheNextPage(amount: Double) {
    let count = amount == 1 ? 1 : Int(300 / (10 * amount))
    #expect(send(Array(repeating: (x: amount, y: 0), count: count), every: 0.01) == 11)
    scene.stage.wait(1)
    #expect(send(Array(repeating: (x: -amount, y: 0), count: count), every: 0.01) == 10)
  }

  @Test func a9_smallMovementsAreNotLost() {
    let many = Array(repeating: (x: 0.55, y: 0.0), count: 40)
    #expect(send(many, every: 0.01) == 11)
  }

  @Test func a11_aTremblingWheelMovesNothingAndPartsAddUp() {
    let tremble = (0..<50).map { (x: 0.0, y: $0 % 2 == 0 ? 0.1 : -0.1) }
    #expect(send(tremble, every: 0.02) == 10)
    #expect(send(Array(repeating: (x: 0, y: -0.125), count: 8), every: 0.02) == 11)
  }

  @Test func a15_aBurstOfHorizontalClicksIsOnePageAndALoneClickToo() {
    #expect(send(Array(repeating: (x: 1, y: 0), count: 27), every: 0.015) == 11)
    #expect(send([(x: -1, y: 0)], every: 0.3) == 10)
  }

  @Test func a12_aFreeVerticalWheelTurnsTwoOrThree() {
    let pages = send(Array(repeating: (x: 0, y: -1), count: 30), every: 0.01) - 10
    #expect(pages == 2 || pages == 3)
  }
}
