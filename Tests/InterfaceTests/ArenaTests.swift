import Graphics
import Interface
import Observation
import TestSupport
import Testing

/// A recognizer that writes down what happens to it and answers what it is told.
private final class Scripted: GestureRecognizer {
  let name: String
  let events: Transcript
  var answer: (PointerEvent) -> Verdict

  init(_ name: String, node: Node, events: Transcript, answer: @escaping (PointerEvent) -> Verdict)
  {
    self.name = name
    self.events = events
    self.answer = answer
    super.init(node: node)
  }

  override func handle(_ event: PointerEvent) -> Verdict {
    events("\(name) \(event.phase)\(event.id == 0 ? "" : " \(event.id)")")
    return answer(event)
  }

  override func cancel() { events("\(name) cancel") }
}

private struct Script: Gesture {
  let name: String
  let events: Transcript
  let answer: (PointerEvent) -> GestureRecognizer.Verdict

  func makeRecognizer(for node: Node) -> Scripted {
    Scripted(name, node: node, events: events, answer: answer)
  }
  func update(_ recognizer: Scripted) { recognizer.answer = answer }
}

@Observable private final class Model {
  var isShown = true
  var isDisabled = false
}

/// Whose a gesture is.
@Suite struct ArenaTests {
  private let events = Transcript()
  private let model = Model()

  private func script(
    _ name: String, _ answer: @escaping (PointerEvent) -> GestureRecognizer.Verdict
  ) -> Script { Script(name: name, events: events, answer: answer) }

  private func stage(_ inner: Script, _ outer: Script) -> Stage {
    Stage(
      width: 100, height: 100,
      content: Shown(model: model) { Color.red.gesture(inner) }.gesture(outer))
  }

  private func play(_ stage: Stage, _ phases: PointerEvent.Phase...) -> [String] {
    for phase in phases { stage.pointer(phase, 50, 50) }
    return events.take()
  }

  @Test func everyoneWatchesLeavesFirstAndAReleaseWithoutAClaimEndsIt() {
    let stage = stage(script("in") { _ in .wait }, script("out") { _ in .wait })
    #expect(
      play(stage, .pressed, .dragged, .released) == [
        "in pressed", "out pressed", "in dragged", "out dragged", "in released", "out released",
        "in cancel", "out cancel",
      ])
    #expect(play(stage, .dragged, .released) == [])
  }

  @Test func theFirstToClaimGetsItAloneAndTheOthersAreCancelledOnce() {
    let claim = { (event: PointerEvent) in
      event.phase == .dragged ? GestureRecognizer.Verdict.claim : .wait
    }
    let stage = stage(script("in", claim), script("out", claim))
    #expect(
      play(stage, .pressed, .dragged, .dragged, .released) == [
        "in pressed", "out pressed", "in dragged", "out cancel", "in dragged", "in released",
      ])
  }

  @Test func whoFailsSeesNoMore() {
    let stage = stage(script("in") { _ in .fail }, script("out") { _ in .claim })
    #expect(
      play(stage, .pressed, .dragged, .released) == [
        "in pressed", "out pressed", "out dragged", "out released",
      ])
  }

  @Test func aCancelledPointerCancelsAll() {
    let waiting = stage(script("in") { _ in .wait }, script("out") { _ in .wait })
    #expect(
      play(waiting, .pressed, .cancelled, .released) == [
        "in pressed", "out pressed", "in cancel", "out cancel",
      ])
    let claimed = stage(script("in") { _ in .wait }, script("out") { _ in .claim })
    #expect(
      play(claimed, .pressed, .cancelled, .dragged) == [
        "in pressed", "out pressed", "in cancel", "out cancel",
      ])
  }

  @Test func aPressWithoutAReleaseBeforeItEndsTheOldGesture() {
    let stage = stage(script("in") { _ in .wait }, script("out") { _ in .claim })
    #expect(
      play(stage, .pressed, .pressed) == [
        "in pressed", "out pressed", "in cancel", "out cancel", "in pressed", "out pressed",
        "in cancel",
      ])
  }

  @Test func otherButtonsAreNoPartOfAGesture() {
    let stage = stage(script("in") { _ in .wait }, script("out") { _ in .claim })
    _ = play(stage, .pressed)
    for button in [PointerEvent.Button.secondary, .middle, .back, .forward] {
      stage.pointer(.pressed, 50, 50, button: button)
      stage.pointer(.dragged, 60, 50, button: button)
      stage.pointer(.released, 60, 50, button: button)
    }
    #expect(events.take() == [])
    #expect(play(stage, .released) == ["out released"])
  }

  @Test func aSecondFingerIsNotForARecognizerThatFollowsTheFirst() {
    let stage = stage(script("in") { _ in .wait }, script("out") { _ in .wait })
    stage.pointer(.pressed, 20, 20, source: .touch, id: 1)
    stage.pointer(.pressed, 80, 80, source: .touch, id: 2)
    stage.pointer(.dragged, 70, 70, source: .touch, id: 2)
    stage.pointer(.dragged, 30, 30, source: .touch, id: 1)
    stage.pointer(.released, 30, 30, source: .touch, id: 1)
    stage.pointer(.pressed, 30, 30, source: .touch, id: 3)
    #expect(
      events.take() == [
        "in pressed 1", "out pressed 1", "in dragged 1", "out dragged 1", "in released 1",
        "out released 1", "in cancel", "out cancel", "in pressed 3", "out pressed 3",
      ])
  }

  @Test func aNodeThatIsRemovedTakesNoPartAnyMore() {
    let stage = stage(script("in") { _ in .wait }, script("out") { _ in .wait })
    _ = play(stage, .pressed)
    model.isShown = false
    stage.frame()
    #expect(play(stage, .dragged, .released) == ["out dragged", "out released", "out cancel"])
  }

  @Test func aRemovedWinnerTakesTheGestureWithIt() {
    let stage = stage(script("in") { _ in .claim }, script("out") { _ in .wait })
    _ = play(stage, .pressed)
    model.isShown = false
    stage.frame()
    #expect(play(stage, .dragged, .released) == [])
    #expect(play(stage, .pressed, .released).first == nil, "nothing is there to be hit")
  }

  @Test func whatIsDisabledInAGestureLosesIt() {
    let stage = stage(script("in") { _ in .claim }, script("out") { _ in .wait })
    _ = play(stage, .pressed)
    model.isDisabled = true
    stage.frame()
    #expect(events.take() == ["in cancel"])
    #expect(play(stage, .dragged, .released) == [])
    #expect(play(stage, .pressed, .released) == ["out pressed", "out released", "out cancel"])
  }
}

private struct Shown<Content: View>: View {
  let model: Model
  @ViewBuilder let content: () -> Content
  var body: some View {
    if model.isShown { content().disabled(model.isDisabled) }
  }
}
