import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Suite struct ButtonStyleTests {
  private struct Frame: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(10)
        .background(configuration.isPressed ? Color.red : Color.blue)
    }
  }

  @Observable final class Model { var clicks = 0 }

  @Test func theStyleShowsTheLabelAndWhetherTheButtonIsPressed() {
    let model = Model()
    let stage = Stage(
      width: 100, height: 100,
      content: Button(action: { model.clicks += 1 }) { Block(.green, 50, 50) }.buttonStyle(Frame()))
    #expect(stage.rect(of: .blue) == Rect(x: 15, y: 15, width: 70, height: 70))
    #expect(stage.rect(of: .green) == Rect(x: 25, y: 25, width: 50, height: 50))
    stage.pointer(.pressed, 20, 20)
    stage.settle()
    // The look is the style's alone: no smaller label.
    #expect(stage.rect(of: .red) == Rect(x: 15, y: 15, width: 70, height: 70))
    stage.pointer(.released, 20, 20)
    stage.settle()
    #expect(stage.rect(of: .blue) != nil && model.clicks == 1)
  }
}
