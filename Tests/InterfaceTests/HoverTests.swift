import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var x = 0.0
  var isShown = true
  var isDisabled = false
}

/// What a resting or moving pointer is over.
@Suite struct HoverTests {
  private let window = WindowDouble()
  private let model = Model()

  private func stage(_ view: some View) -> Stage {
    Stage(width: 100, height: 100, environment: { $0.window = window }, content: view)
  }

  @Test func theCursorIsThatOfTheTopmostNodeThatHasOne() {
    let stage = stage(
      ZStack {
        Color.red
        Button(action: {}) { Block(.blue, 20, 20) }
      })
    stage.pointer(.hovered, 10, 10)
    #expect(window.cursor == .arrow)
    stage.pointer(.hovered, 50, 50)
    stage.pointer(.hovered, 51, 50)
    stage.pointer(.left, 51, 50)
    #expect(window.cursors == [.pointingHand, .arrow])
  }

  @Test func aDisabledButtonHasNoHand() {
    let stage = stage(Button(action: {}) { Block(.blue, 20, 20) }.disabled(true))
    stage.pointer(.hovered, 50, 50)
    #expect(window.cursors == [])
  }

  @Test func aButtonLooksDifferentUnderThePointer() {
    let stage = stage(Button(action: {}) { Block(.blue, 20, 20) })
    let plain = stage.list
    stage.pointer(.hovered, 50, 50)
    #expect(stage.host.wantsFrame)
    #expect(stage.frame() != plain)
    stage.pointer(.left, 50, 50)
    #expect(stage.frame() == plain)
  }

  @Test func aButtonThatComesUnderARestingPointerIsHovered() {
    let stage = stage(Described(model: model))
    stage.pointer(.hovered, 90, 50)
    #expect(window.cursor == .arrow)
    model.x = 80
    stage.frame()
    #expect(window.cursor == .pointingHand)
    model.isShown = false
    stage.frame()
    #expect(window.cursor == .arrow)
  }

  @Test func aButtonThatIsDisabledUnderThePointerLosesTheHand() {
    let stage = stage(Described(model: model))
    stage.pointer(.hovered, 10, 50)
    #expect(window.cursor == .pointingHand)
    model.isDisabled = true
    stage.frame()
    #expect(window.cursor == .arrow)
  }

  @Test func aHoverAsksForNoFrameWithoutNeed() {
    let stage = stage(Color.red)
    stage.pointer(.hovered, 10, 10)
    stage.pointer(.hovered, 20, 10)
    #expect(!stage.host.wantsFrame)
  }

  @Test func aFingerDoesNotHover() {
    let stage = stage(Button(action: {}) { Block(.blue, 20, 20) })
    stage.pointer(.pressed, 50, 50, source: .touch, id: 1)
    stage.pointer(.released, 50, 50, source: .touch, id: 1)
    #expect(window.cursors == [])
  }

  @Test func theHandIsThereAfterADrag() {
    let stage = stage(
      ZStack {
        Color.red
        Button(action: {}) { Block(.blue, 20, 20) }
      })
    stage.drag(from: Point(x: 10, y: 10), to: Point(x: 50, y: 50))
    #expect(window.cursor == .pointingHand)
  }
}

private struct Described: View {
  let model: Model
  var body: some View {
    if model.isShown {
      Button(action: {}) { Block(.blue, 20, 20) }.disabled(model.isDisabled).offset(x: model.x)
        .frame(width: 100, alignment: .leading)
    }
  }
}
