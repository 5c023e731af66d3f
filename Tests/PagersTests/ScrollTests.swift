import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// Trackpads and wheels.
@Suite struct ScrollTests {
  private func settled(_ scene: PagerScene) -> Int {
    scene.settle()
    return scene.rests(on: scene.model.index) ? scene.model.index : -1
  }

  /// A flick whose deltas grow and then decay, frames in between.
  private func flick(_ scene: PagerScene, events: Int, distance: Double) {
    let weights = (0..<events).map { index in
      let part = Double(index + 1) / Double(events)
      return part < 0.2 ? part * 5 : max(0.01, 1.2 - part)
    }
    let sum = weights.reduce(0, +)
    for (index, weight) in weights.enumerated() {
      scene.stage.wait(0.008)
      scene.stage.scroll(index == 0 ? .began : .changed, dx: distance * weight / sum)
      if index % 2 == 0 { scene.stage.frame(after: 0) }
    }
    scene.stage.scroll(.ended)
  }

  @Test(arguments: [14, 40, 200], [120.0, 400, 1500])
  func a1_oneFlickTurnsAtMostOnePage(events: Int, distance: Double) {
    let scene = PagerScene(index: 10)
    flick(scene, events: events, distance: distance)
    let page = settled(scene)
    #expect(page == 11 || page == 10 && distance < 200)
    flick(scene, events: events, distance: -distance)
    #expect(abs(settled(scene) - page) == page - 10)
  }

  @Test(arguments: [10.0, 130, 199, 200, 201, 333, 390, 400, 410, 555, 799])
  func a3_scrollingNeverRestsBetweenPages(distance: Double) {
    let scene = PagerScene(index: 10)
    scene.stage.swipe(dx: distance, lift: false)
    scene.stage.wait(0.18)
    scene.stage.scroll(.ended, source: .continuous)
    let start = scene.stage.now
    #expect(settled(scene) == (distance < 200 ? 10 : 11))
    #expect(scene.stage.now - start < 0.72)
  }

  @Test(arguments: [0.0, 20, 100])
  func beyondAnEndThePageStaysInItsWindow(spacing: Double) {
    let scene = PagerScene(index: 0, spacing: spacing)
    scene.stage.swipe(dx: -400, lift: false)
    scene.stage.frame(after: 0)
    let (width, pitch) = (400.0, 400 + spacing)
    let shown = width * (1 - 1 / (1 + 0.55 * pitch / width))
    #expect(abs((scene.positions.last ?? 0) * pitch + shown) < 0.01)
  }

  @Test func a4_aSlowSmallScrollGoesBack() {
    let scene = PagerScene(index: 10)
    scene.stage.swipe(dx: 20, seconds: 1)
    #expect(settled(scene) == 10)
    scene.stage.swipe(dx: 3, seconds: 0.01)
    #expect(settled(scene) == 10)
  }

  @Test(arguments: [(0.0, 1.0, 1), (0, -1, -1), (1, 0, 1), (-1, 0, -1), (0, 0, 0)])
  func a6_oneDetentTurnsOnePageInEitherDirection(dx: Double, dy: Double, pages: Int) {
    let scene = PagerScene(index: 10)
    scene.stage.wheel(dx: dx, dy: dy)
    #expect(settled(scene) == 10 + pages)
  }

  @Test func a7_thePageFollowsTheFingersBeforeTheyLift() {
    let scene = PagerScene(index: 10)
    scene.stage.swipe(dx: 100, lift: false)
    scene.stage.frame()
    #expect(abs(scene.position - 10.25) < 1e-9)
    // A page is the same travel on every window.
    let wide = PagerScene(index: 10, width: 1000)
    wide.stage.swipe(dx: 100, lift: false)
    wide.stage.frame()
    #expect(abs(wide.position - 10.25) < 1e-9)
  }

  @Test func a8_aSlantedScrollNeverTurnsEvenIfItBecomesHorizontal() {
    let scene = PagerScene(index: 10)
    scene.stage.scroll(.began, dx: 11, dy: 10)
    for _ in 0..<20 { scene.stage.scroll(.changed, dx: 30) }
    scene.stage.scroll(.ended)
    #expect(settled(scene) == 10)
    scene.stage.scroll(.began, dx: 13, dy: 10)
    for _ in 0..<20 { scene.stage.scroll(.changed, dx: 0, dy: 30) }
    for _ in 0..<10 { scene.stage.scroll(.changed, dx: 30) }
    scene.stage.scroll(.ended)
    #expect(settled(scene) == 11)
  }

  @Test func aScrollThatBeginsWithoutMovementIsDecidedByItsFirst() {
    let scene = PagerScene(index: 10)
    scene.stage.scroll(.began)
    for _ in 0..<10 {
      scene.stage.wait(0.01)
      scene.stage.scroll(.changed, dx: 30)
    }
    scene.stage.scroll(.ended)
    #expect(settled(scene) == 11)
    scene.stage.scroll(.began)
    scene.stage.scroll(.ended)
    #expect(settled(scene) == 11)
  }

  @Test func aScrollWhoseEndIsLostDoesNotHoldThePages() {
    let scene = PagerScene(index: 10)
    scene.stage.swipe(dx: 100, lift: false)
    scene.stage.scroll(.began, dx: 0, dy: 20)
    scene.stage.scroll(.ended)
    #expect(settled(scene) == 10)
  }

  @Test func aCancelledScrollGoesBackToItsStart() {
    let scene = PagerScene(index: 10)
    scene.stage.swipe(dx: 300, lift: false)
    scene.stage.scroll(.cancelled)
    #expect(settled(scene) == 10)
    #expect(scene.takeWrites() == [])
  }

  @Test func a10_onlyTheSumOfTheMovementsCounts() {
    let (few, many) = (PagerScene(index: 10), PagerScene(index: 10))
    few.stage.swipe(dx: 120, steps: 6, lift: false)
    many.stage.swipe(dx: 120, steps: 600, lift: false)
    few.stage.frame()
    many.stage.frame()
    #expect(abs(few.position - many.position) < 1e-9)
  }

  @Test func a12_aFreeWheelTurnsTwoOrThreeOfThirtyAndSlowDetentsAll() {
    let scene = PagerScene(index: 10)
    for _ in 0..<30 {
      scene.stage.wheel(dy: 1)
      scene.stage.frame(after: 0.01)
    }
    let pages = settled(scene) - 10
    #expect(pages == 2 || pages == 3)
    let start = scene.model.index
    for _ in 0..<5 {
      scene.stage.wheel(dy: 1)
      for _ in 0..<12 { scene.stage.frame() }
    }
    #expect(settled(scene) == start + 5)
  }

  @Test func theEndsHoldScrollsAndDetents() {
    let scene = PagerScene(count: 3)
    scene.stage.wheel(dy: -1)
    #expect(settled(scene) == 0)
    scene.stage.swipe(dx: -500, lift: false)
    scene.stage.frame()
    #expect(scene.position < 0 && scene.position > -1)
    scene.stage.scroll(.ended)
    #expect(settled(scene) == 0)
    #expect(scene.takeWrites() == [])
  }

  @Test func scrollingBesideThePagerTurnsItToo() {
    let model = PageModel(count: 5)
    let stage = Stage(
      content: VStack(spacing: 0) {
        Block(.red, 400, 50)
        PageView(items: model.items, pageIndex: Bindable(model).index) { Text("\($0.id)") }
      })
    stage.wheel(dy: 1, at: Point(x: 200, y: 20))
    stage.settle()
    #expect(model.index == 1)
  }

  @Test func aPointerCannotTakeWhatATrackpadHolds() {
    let scene = PagerScene(index: 10)
    scene.stage.swipe(dx: 100, lift: false)
    scene.stage.drag(from: Point(x: 300, y: 100), to: Point(x: 50, y: 100))
    scene.stage.frame()
    #expect(abs(scene.position - 10.25) < 1e-9)
    scene.stage.scroll(.changed, dx: 200)
    scene.stage.wait(0.2)
    scene.stage.scroll(.ended)
    #expect(settled(scene) == 11)
  }
}
