import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var count = 1
  var nested = Nested()
  var object = Object()
}

private struct Nested: Equatable {
  var name = "n"
  var number = 0
}

@Observable private final class Object {
  var text = "t"
}

/// Values that live elsewhere.
@Suite struct BindingTests {
  private let model = Model()
  private let events = Transcript()

  @Test func aBindingReadsAndWritesState() {
    let stage = Stage(content: Owner(events: events))
    #expect(events.take() == ["owner", "editor"])
    stage.click(on: "edit 0")
    #expect(stage.texts == ["edit 1", "x"])
    // The owner hands the state on and never reads it.
    #expect(events.take() == ["editor"])
  }

  @Test func aBindingToAPropertyOfAnObjectRunsItsReadersOnly() {
    let stage = Stage(content: Editor(value: Bindable(model).count, events: events))
    _ = events.take()
    stage.click(on: "edit 1")
    #expect(model.count == 2)
    #expect(stage.texts == ["edit 2"])
    #expect(events.take() == ["editor"])
    model.nested.number = 1
    #expect(!stage.host.wantsFrame)
  }

  @Test func aBindingToAPartWritesThePartAlone() {
    let whole = Bindable(model).nested
    let number = whole.number
    number.wrappedValue = 5
    #expect(model.nested == Nested(name: "n", number: 5))
    whole.wrappedValue.name = "m"
    #expect(number.wrappedValue == 5 && model.nested.name == "m")
  }

  @Test func aBindingIntoAnObjectLeavesTheReferenceAlone() {
    let before = model.object
    let text = Bindable(model).object.text
    text.wrappedValue = "new"
    #expect(model.object === before && before.text == "new")
  }

  @Test func aConstantBindingIgnoresWrites() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func aBindingOfClosuresCallsThem() {
    var stored = 1
    let binding = Binding(get: { stored * 10 }, set: { stored = $0 })
    binding.wrappedValue = 4
    #expect(stored == 4 && binding.wrappedValue == 40)
  }

  @Test func anotherBindingOfTheSameTypeIsAnotherView() {
    let other = Model()
    other.count = 50
    let choice = Choice()
    let stage = Stage(content: Switching(choice: choice, models: [model, other], events: events))
    #expect(stage.texts == ["edit 1"])
    choice.index = 1
    stage.frame()
    #expect(stage.texts == ["edit 50"])
  }

  @Test func stateHoldsTheObjectThatItWasGivenFirst() {
    let stage = Stage(content: Holder(events: events))
    #expect(stage.texts == ["t", "again"])
    let created = events.count(of: "object")
    stage.click(on: "again")
    #expect(events.count(of: "object") == created)
  }
}

@Observable private final class Choice {
  var index = 0
}

private struct Owner: View {
  let events: Transcript
  @State private var value = 0
  @State private var name = "x"
  var body: some View {
    let _ = events("owner")
    VStack {
      Editor(value: $value, events: events)
      Text(_name.projectedValue.wrappedValue)
    }
  }
}

private struct Editor: View {
  @Binding var value: Int
  let events: Transcript
  var body: some View {
    let _ = events("editor")
    Button("edit \(value)") { value += 1 }
  }
}

private struct Switching: View {
  let choice: Choice
  let models: [Model]
  let events: Transcript
  var body: some View {
    Editor(value: Bindable(models[choice.index]).count, events: events)
  }
}

private struct Holder: View {
  let events: Transcript
  @State private var object: Object
  @State private var runs = 0

  init(events: Transcript) {
    self.events = events
    events("object")
    _object = State(wrappedValue: Object())
  }

  var body: some View {
    VStack {
      Text(object.text)
      Button("again") { runs += 1 }
      if runs > 9 { EmptyView() }
    }
  }
}
