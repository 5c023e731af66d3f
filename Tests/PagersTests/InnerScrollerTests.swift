import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// Something inside a page that scrolls up and down, or is dragged.
@Suite struct InnerScrollerTests {
  private let model = PageModel(count: 5, index: 2)
  private let level = Level()

  private var stage: Stage {
    Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) { _ in
        ScrollView { Color.red.frame(width: 400, height: 500) }
      })
  }

  private func top(_ stage: Stage) -> Double? { stage.rect(of: .red)?.minY }

  @Test func b26_verticalScrollingIsTheInnersAndHorizontalThePagers() {
    let stage = stage
    stage.swipe(dx: 10, dy: 120, lift: false)
    stage.frame()
    #expect(top(stage) == -120 && stage.host.report.position == 2)
    stage.wait(0.2)
    stage.scroll(.ended)
    stage.settle()
    #expect(model.index == 2)
    stage.swipe(dx: 250, dy: 30)
    stage.settle()
    #expect(model.index == 3)
  }

  @Test func b26_atItsEndTheInnerGivesWayAndThePagerStays() {
    let stage = stage
    stage.swipe(dx: 0, dy: -100, lift: false)
    stage.frame()
    #expect((top(stage) ?? 0) > 0 && stage.host.report.position == 2)
    stage.scroll(.ended)
    stage.settle()
    #expect(top(stage) == 0 && model.index == 2)
  }

  @Test func a6_detentsAreTheInnersWhileItCanMove() {
    let stage = stage
    stage.wheel(dy: 20)
    stage.settle()
    #expect(top(stage) == -200 && model.index == 2)
    stage.wait(1)
    stage.wheel(dy: 1)
    stage.settle()
    #expect(model.index == 3)
  }

  @Test func a6_aWheelThatKeepsTurningAtTheInnersEndTurnsNoPage() {
    let stage = stage
    for _ in 0..<20 {
      stage.wheel(dy: 1)
      stage.frame(after: 0.1)
    }
    stage.settle()
    #expect(top(stage) == -200 && model.index == 2)
  }

  @Test func b26_verticalTouchesAreTheInnersAndHorizontalThePagers() {
    let stage = stage
    touch(stage, from: Point(x: 200, y: 200), to: Point(x: 205, y: 100))
    #expect((top(stage) ?? 0) < 0 && model.index == 2)
    touch(stage, from: Point(x: 300, y: 150), to: Point(x: 100, y: 160))
    #expect(model.index == 3)
  }

  @Test func aSliderInAPageIsDraggedAlone() {
    let stage = Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) { _ in
        Slider(value: Bindable(level).value)
      })
    stage.drag(from: Point(x: 10, y: 150), to: Point(x: 390, y: 150))
    stage.settle()
    #expect(level.value == 1 && model.index == 2)
    touch(stage, from: Point(x: 390, y: 150), to: Point(x: 200, y: 150))
    #expect(level.value == 0.5 && model.index == 2)
    touch(stage, from: Point(x: 300, y: 50), to: Point(x: 100, y: 50))
    #expect(model.index == 3)
  }

  /// Fingers that come to rest while a page turns hold it; what they then do is their own.
  @Test func b21_restingFingersHoldATurnAndAVerticalScrollIsNotSwallowed() {
    let stage = stage
    stage.swipe(dx: 150)
    for _ in 0..<4 { stage.frame() }
    let held = stage.host.report.position ?? 0
    #expect(held > 2.4 && held < 3)
    stage.scroll(.began)
    for _ in 0..<10 { stage.frame() }
    #expect(stage.host.report.position == held)
    stage.scroll(.changed, dy: 50)
    stage.frame()
    #expect((top(stage) ?? 0) < 0)
    stage.scroll(.ended)
    stage.settle()
    #expect(model.index == 3)
  }

  private func touch(_ stage: Stage, from start: Point, to end: Point) {
    stage.pointer(.pressed, start.x, start.y, source: .touch, id: 1)
    for step in 1...20 {
      stage.wait(0.01)
      let place = start + (end - start) * (Double(step) / 20)
      stage.pointer(.dragged, place.x, place.y, source: .touch, id: 1)
    }
    stage.pointer(.released, end.x, end.y, source: .touch, id: 1)
    stage.settle()
  }
}

@Observable private final class Level {
  var value = 0.0
}
