import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

/// Whose a pinch is.
@Suite struct PinchTests {
  private let events = Transcript()

  private func send(_ stage: Stage, _ phases: PinchEvent.Phase..., at x: Double = 50) {
    for phase in phases {
      let place = Point(x: x, y: 50)
      stage.host.handle(.pinch(PinchEvent(phase, scale: 1.5, position: place, time: stage.now)))
    }
  }

  private func pinch(_ name: String, isWilling: Bool = true) -> PinchModifier {
    PinchModifier(name: name, events: events, isWilling: isWilling)
  }

  private func stage(_ content: some View) -> Stage {
    Stage(width: 100, height: 100, content: content)
  }

  @Test func theInnermostThatTakesItGetsItAll() {
    let stage = stage(Color.red.modifier(pinch("in")).modifier(pinch("out")))
    send(stage, .began, .changed, .ended, .changed)
    #expect(events.take() == ["in began", "in changed", "in ended"])
  }

  @Test func oneThatRefusesHandsItOn() {
    let stage = stage(
      Color.red.modifier(pinch("in", isWilling: false)).modifier(pinch("out")))
    send(stage, .began, .cancelled)
    #expect(events.take() == ["in began", "out began", "out cancelled"])
  }

  @Test func aPinchBesideIsNobodys() {
    let stage = stage(Color.red.modifier(pinch("in")).frame(width: 20, height: 20))
    send(stage, .began, .changed, .ended, at: 90)
    #expect(events.take() == [])
    #expect(!stage.host.wantsFrame)
  }

  @Test func oneThatLeavesTheTreeHearsNoMore() {
    let model = Presence()
    let stage = stage(Passing(model: model, modifier: pinch("in")))
    send(stage, .began)
    model.isShown = false
    stage.frame()
    send(stage, .changed, .ended)
    #expect(events.take() == ["in began"])
  }
}

@Observable private final class Presence {
  var isShown = true
}

private struct Passing: View {
  let model: Presence
  let modifier: PinchModifier

  var body: some View {
    if model.isShown { Color.red.modifier(modifier) }
  }
}

/// Writes down the pinches over its content.
private struct PinchModifier: NodeModifier {
  let name: String
  let events: Transcript
  let isWilling: Bool

  func make(in context: ViewContext) -> PinchNode { PinchNode(in: context) }

  func update(_ node: PinchNode, in context: ViewContext) { node.modifier = self }
}

private final class PinchNode: ContentNode {
  var modifier: PinchModifier?

  override func pinch(_ event: PinchEvent) -> Bool {
    guard let modifier else { return false }
    modifier.events("\(modifier.name) \(event.phase)")
    return modifier.isWilling
  }
}
