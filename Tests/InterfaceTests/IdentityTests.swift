import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var flag = true
  var names = ["a", "b", "c"]
  var id = 1
}

/// Which changes keep the state of a view, and which start it afresh.
@Suite struct IdentityTests {
  private let model = Model()

  private func change(_ stage: Stage, _ code: () -> Void) {
    code()
    stage.frame()
  }

  @Test func stateSurvivesANewDescription() {
    let stage = Stage(content: Observing(model) { Counter(name: $0.flag ? "on" : "off") })
    stage.click(on: "on 0")
    #expect(stage.texts == ["on 1"])
    change(stage) { model.flag = false }
    #expect(stage.texts == ["off 1"])
  }

  @Test func theBranchesOfAnIfHaveStatesOfTheirOwn() {
    let stage = Stage(
      content: Observing(model) { model in
        if model.flag { Counter(name: "x") } else { Counter(name: "x") }
      })
    stage.click(on: "x 0")
    #expect(stage.texts == ["x 1"])
    change(stage) { model.flag = false }
    #expect(stage.texts == ["x 0"])
    change(stage) { model.flag = true }
    #expect(stage.texts == ["x 0"])
  }

  @Test func aViewThatWasAwayStartsAfresh() {
    let stage = Stage(
      content: Observing(model) { model in
        Counter(name: "stays")
        if model.flag { Counter(name: "goes") }
      })
    stage.click(on: "goes 0")
    stage.click(on: "stays 0")
    #expect(stage.texts == ["stays 1", "goes 1"])
    change(stage) { model.flag = false }
    #expect(stage.texts == ["stays 1"])
    change(stage) { model.flag = true }
    #expect(stage.texts == ["stays 1", "goes 0"])
  }

  @Test func elementsKeepTheirStateWhereverTheyMove() {
    let stage = Stage(
      content: Observing(model) { model in
        ForEach(model.names, id: \.self) { Counter(name: $0) }
      })
    stage.click(on: "a 0")
    stage.click(on: "c 0")
    stage.click(on: "c 1")
    #expect(stage.texts == ["a 1", "b 0", "c 2"])
    change(stage) { model.names = ["c", "b", "d", "a"] }
    #expect(stage.texts == ["c 2", "b 0", "d 0", "a 1"])
    change(stage) { model.names = ["d", "a"] }
    change(stage) { model.names = ["c", "a", "d"] }
    #expect(stage.texts == ["c 0", "a 1", "d 0"])
    change(stage) { model.names = [] }
    #expect(stage.texts == [])
  }

  @Test func elementsWithTheSameIdentifierAreStillSeveral() {
    model.names = ["a", "a", "b", "a"]
    let stage = Stage(
      content: Observing(model) { model in
        ForEach(model.names, id: \.self) { Counter(name: $0) }
      })
    #expect(stage.texts == ["a 0", "a 0", "b 0", "a 0"])
    stage.click(on: "a 0")
    #expect(stage.texts == ["a 1", "a 0", "b 0", "a 0"])
    change(stage) { model.names = ["b", "a", "a"] }
    #expect(stage.texts == ["b 0", "a 1", "a 0"])
  }

  @Test func anotherIdIsAnotherView() {
    let stage = Stage(content: Observing(model) { Counter(name: "x").id($0.id) })
    stage.click(on: "x 0")
    change(stage) { model.flag.toggle() }
    #expect(stage.texts == ["x 1"])
    change(stage) { model.id = 2 }
    #expect(stage.texts == ["x 0"])
    change(stage) { model.id = 1 }
    #expect(stage.texts == ["x 0"])
  }

  @Test func anotherTypeInAnAnyViewIsAnotherView() {
    let stage = Stage(
      content: Observing(model) { model in
        model.flag ? AnyView(Counter(name: "x")) : AnyView(Counter(name: "x").padding(0))
      })
    stage.click(on: "x 0")
    change(stage) { model.id = 2 }
    #expect(stage.texts == ["x 1"])
    change(stage) { model.flag = false }
    #expect(stage.texts == ["x 0"])
  }

  @Test func oneViewValueInTwoPlacesHasTwoStates() {
    let stage = Stage(content: Twice(content: Counter(name: "x")))
    #expect(stage.texts == ["x 0", "x 0"])
    stage.click(on: "x 0")
    #expect(stage.texts == ["x 1", "x 0"])
    stage.click(on: "x 0")
    #expect(stage.texts == ["x 1", "x 1"])
  }

  @Test func casesOfAnEnumAreDifferentViews() {
    let stage = Stage(
      content: Observing(model) { $0.flag ? Choice.first(1) : Choice.second(1) })
    #expect(stage.texts == ["first 1"])
    change(stage) { model.flag = false }
    #expect(stage.texts == ["second 1"])
  }

  @Test func aSwitchOverThreeCasesKeepsStatesApart() {
    let stage = Stage(
      content: Observing(model) { model in
        switch model.id {
        case 1: Counter(name: "one")
        case 2: Counter(name: "two")
        default: Counter(name: "more")
        }
      })
    stage.click(on: "one 0")
    for (id, text) in [(2, "two 0"), (3, "more 0"), (4, "more 0"), (1, "one 0")] {
      change(stage) { model.id = id }
      #expect(stage.texts == [text])
    }
  }
}

/// Content that is described again when the model changes.
private struct Observing<Content: View>: View {
  let model: Model
  let content: (Model) -> Content

  init(_ model: Model, @ViewBuilder content: @escaping (Model) -> Content) {
    self.model = model
    self.content = content
  }

  var body: some View {
    let _ = (model.flag, model.names, model.id)
    VStack(spacing: 0) { content(model) }
  }
}

private struct Twice<Content: View>: View {
  let content: Content
  var body: some View {
    VStack {
      content
      content
    }
  }
}

private enum Choice: View {
  case first(Int)
  case second(Int)

  var body: some View {
    switch self {
    case .first(let number): Text("first \(number)")
    case .second(let number): Text("second \(number)")
    }
  }
}
