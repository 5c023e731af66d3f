import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Observable private final class Level {
  var value = 0.0
}

@Suite struct SliderTests {
  private let level = Level()

  private func stage(
    step: Double? = nil, _ direction: LayoutDirection = .leftToRight
  ) -> Stage {
    Stage(
      width: 220, height: 100, environment: { $0.layoutDirection = direction },
      content: Slider(value: Bindable(level).value, in: 0...10, step: step))
  }

  @Test func aClickChoosesAndADragFollows() {
    let stage = stage()
    stage.click(110, 50)
    #expect(level.value == 5)
    stage.drag(from: Point(x: 110, y: 50), to: Point(x: 400, y: 90))
    #expect(level.value == 10)
  }

  @Test func stepsAreKept() {
    let stage = stage(step: 3)
    stage.click(120, 50)
    #expect(level.value == 6)
    stage.click(219, 50)
    #expect(level.value == 9)
  }

  @Test func keysMoveTheOneWithTheFocus() {
    let stage = stage(step: 1)
    stage.press(.right)
    #expect(level.value == 0)
    stage.press(.tab)
    for key in [KeyEvent.Key.right, .right, .up, .left] { stage.press(key) }
    #expect(level.value == 2)
    stage.press(.end)
    #expect(level.value == 10)
  }

  @Test func rightToLeftMirrors() {
    let stage = stage(step: 1, .rightToLeft)
    stage.click(30, 50)
    #expect(level.value == 9)
    stage.press(.left)
    #expect(level.value == 10)
  }

  @Test func aFingerThatMovesUpScrollsWhatTheSliderLiesIn() {
    let stage = Stage(
      width: 220, height: 100,
      content: ScrollView {
        VStack(spacing: 0) {
          Slider(value: Bindable(level).value, in: 0...10)
          Block(.red, 220, 400)
        }
      })
    stage.pointer(.pressed, 110, 18, source: .touch, id: 1)
    for y in stride(from: 10.0, through: -60, by: -10) {
      stage.pointer(.dragged, 110, y, source: .touch, id: 1)
    }
    stage.frame()
    #expect(level.value == 0)
    #expect((stage.rect(of: .red)?.minY ?? 36) < 0)
  }
}
