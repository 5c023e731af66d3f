import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Layouts that run from right to left.
@Suite struct DirectionTests {
  private func scene(index: Int = 10) -> PagerScene {
    PagerScene(index: index, environment: { $0.layoutDirection = .rightToLeft })
  }

  private func page(after input: (Stage) -> Void) -> Int {
    let scene = scene()
    input(scene.stage)
    scene.settle()
    #expect(scene.rests(on: scene.model.index))
    return scene.model.index
  }

  @Test func e46_keysMirrorExceptThoseWithoutADirection() {
    #expect(page { $0.press(.left) } == 11)
    #expect(page { $0.press(.right) } == 9)
    #expect(page { $0.press(.pageDown) } == 11)
    #expect(page { $0.press(.pageUp) } == 9)
    #expect(page { $0.press(.home) } == 0)
    #expect(page { $0.press(.end) } == 39)
  }

  @Test func e46_dragsAndScrollsMirror() {
    #expect(page { $0.drag(from: Point(x: 100, y: 150), to: Point(x: 300, y: 150)) } == 11)
    #expect(page { $0.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150)) } == 9)
    #expect(page { $0.swipe(dx: -250) } == 11)
    #expect(page { $0.swipe(dx: 250) } == 9)
  }

  @Test func e46_theHorizontalWheelMirrorsAndTheVerticalDoesNot() {
    #expect(page { $0.wheel(dx: -1) } == 11)
    #expect(page { $0.wheel(dx: 1) } == 9)
    #expect(page { $0.wheel(dy: 1) } == 11)
    #expect(page { $0.wheel(dy: -1) } == 9)
  }

  @Test func e46_theContentFollowsTheFingerAndTheNextPageIsOnTheLeft() {
    let scene = scene()
    let start = scene.stage.place(of: "page 10")?.x ?? 0
    scene.stage.drag(from: Point(x: 100, y: 150), to: Point(x: 216, y: 150), release: false)
    scene.stage.frame()
    let place = scene.stage.place(of: "page 10")?.x ?? 0
    #expect(abs(place - start - 100) < 1e-6)
    #expect(abs((scene.stage.place(of: "page 11")?.x ?? 0) - (place - 420)) < 1e-6)
  }

  @Test func theEndsAreOnTheOtherSide() {
    let scene = scene(index: 0)
    scene.stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150), release: false)
    scene.stage.frame()
    #expect(scene.position < 0)
    scene.stage.pointer(.released, 100, 150)
    scene.settle()
    #expect(scene.rests(on: 0))
  }

  @Test func theDirectionComesFromTheLayoutNotFromTheWindow() {
    let model = PageModel(count: 5)
    let stage = Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) { Text("\($0.id)") }
        .environment(\.layoutDirection, .rightToLeft))
    stage.press(.left)
    stage.settle()
    #expect(model.index == 1)
  }
}
