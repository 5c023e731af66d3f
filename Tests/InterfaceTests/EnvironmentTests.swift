import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var size = 10.0
  var isDisabled = false
  var tick = 0
  var isMirrored = false
}

private enum LevelKey: EnvironmentKey { static let defaultValue = 0 }
private enum NameKey: EnvironmentKey { static let defaultValue: String? = "usual" }
private enum ActionKey: EnvironmentKey { static let defaultValue: () -> Void = {} }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var action: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

/// What a change of the environment reaches, and what it leaves alone.
@Suite struct EnvironmentTests {
  @Test func coloursOfTheSystemGoWithTheColourScheme() {
    for scheme in [ColorScheme.dark, .light] {
      let stage = Stage(
        environment: { $0.colorScheme = scheme },
        content: VStack {
          Color.red
          Circle().fill(.primary)
          RoundedRectangle(cornerRadius: 4).strokeBorder(.secondary)
          Text("x").foregroundColor(.blue)
          Circle().foregroundStyle(.green)
          Color.mint.environment(\.colorScheme, scheme == .dark ? .light : .dark)
        })
      let isDark = scheme == .dark
      let shown = stage.list.items.map { item -> Color? in
        switch item.content {
        case .fill(_, _, let color), .stroke(_, _, _, let color), .text(_, _, _, let color): color
        default: nil
        }
      }
      let expected = [Color.red, .primary, .secondary, .blue, .green].map {
        $0.resolved(onDark: isDark)
      }
      #expect(shown == expected + [Color.mint.resolved(onDark: !isDark)])
    }
  }

  private let model = Model()
  private let events = Transcript()

  private func events(after code: () -> Void, in stage: Stage) -> [String] {
    _ = events.take()
    code()
    stage.frame()
    return events.take()
  }

  @Test func aChangeOfTheWindowRunsOnlyTheBodiesThatDeclareTheValue() {
    let stage = Stage(content: Tree(model: model, events: events))
    #expect(events.take() == ["tree", "plain", "scheme", "level"])
    let log = events(after: { stage.host.environment.colorScheme = .light }, in: stage)
    #expect(log == ["scheme"])
    #expect(stage.texts == ["plain", "light", "level 1"])
  }

  @Test func anOptionalValueHasItsDefaultUntilItIsSetToNil() {
    var values = EnvironmentValues()
    #expect(values[NameKey.self] == "usual")
    values[NameKey.self] = nil
    #expect(values[NameKey.self] == nil)
    values[NameKey.self] = "usual"
    #expect(values[NameKey.self] == "usual")
  }

  @Test func theSameValueChangesNothing() {
    let stage = Stage(content: Tree(model: model, events: events))
    stage.host.environment.colorScheme = .dark
    stage.host.environment.displayScale = 1
    #expect(!stage.host.wantsFrame)
  }

  @Test func aChangeInTheMiddleReachesEverythingBelowAndNothingElse() {
    let stage = Stage(content: Tree(model: model, events: events))
    #expect(events(after: { model.tick = 4 }, in: stage) == ["tree", "level"])
    #expect(stage.texts == ["plain", "dark", "level 5"])
    #expect(events(after: { model.size = 20 }, in: stage) == ["tree"])
    #expect(stage.list.description.contains("\"plain\" 20/400"))
    #expect(stage.list.description.contains("\"level 5\" 15/400"))
  }

  @Test func aDescriptionWithTheSameValuesRunsNothingBelow() {
    let stage = Stage(content: Tree(model: model, events: events))
    // The action is a new closure every time; nobody reads it.
    #expect(events(after: { model.isDisabled = true }, in: stage) == ["tree"])
  }

  @Test func theInnermostValueCounts() {
    let stage = Stage(
      content: VStack {
        Text("outer")
        Text("inner").font(.system(size: 30))
      }
      .font(.system(size: 20)).foregroundColor(.red))
    #expect(stage.list.description.contains("\"outer\" 20/400 0,0 #FF453A"))
    #expect(stage.list.description.contains("\"inner\" 30/400 0,0 #FF453A"))
  }

  @Test func whatIsDisabledCannotBeEnabledFurtherDown() {
    var clicks = 0
    let stage = Stage(
      content: Button("go") { clicks += 1 }.disabled(false).disabled(true))
    stage.click(on: "go")
    #expect(clicks == 0)
  }

  @Test func aDisabledViewIsEnabledAgain() {
    model.isDisabled = true
    var clicks = 0
    let stage = Stage(content: Reading(model: model) { clicks += 1 })
    stage.click(on: "go")
    model.isDisabled = false
    stage.frame()
    stage.click(on: "go")
    model.isDisabled = true
    stage.frame()
    stage.click(on: "go")
    #expect(clicks == 1)
  }

  @Test func propertiesReadTheValueInActionsToo() {
    let stage = Stage(content: Acting(events: events).environment(\.level, 7))
    stage.click(on: "act")
    #expect(events.take() == ["level 7"])
  }

  @Test func theDirectionTurnsTheLayoutRound() {
    let stage = Stage(
      width: 200, height: 50, content: Mirrored(model: model))
    func places() -> [Double?] {
      [Color.red, .green, .blue, .white].map { stage.rect(of: $0)?.minX }
    }
    #expect(places() == [0, 170, 30, 10])
    model.isMirrored = true
    stage.frame()
    #expect(places() == [190, 0, 150, 180])
    model.isMirrored = false
    stage.frame()
    #expect(places() == [0, 170, 30, 10])
  }
}

private struct Tree: View {
  let model: Model
  let events: Transcript

  var body: some View {
    let _ = events("tree")
    VStack {
      Named(name: "plain", events: events).font(.system(size: model.size))
      Scheme(events: events)
      Level(events: events).environment(\.level, model.tick + 1)
    }
    .environment(\.action, { model.size = 0 })
    .disabled(model.isDisabled)
  }
}

private struct Named: View {
  let name: String
  let events: Transcript
  var body: some View {
    let _ = events(name)
    Text(name)
  }
}

private struct Scheme: View {
  let events: Transcript
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    let _ = events("scheme")
    Text(scheme == .dark ? "dark" : "light")
  }
}

private struct Level: View {
  let events: Transcript
  @Environment(\.level) private var level
  var body: some View {
    let _ = events("level")
    Text("level \(level)")
  }
}

private struct Acting: View {
  let events: Transcript
  @Environment(\.level) private var level
  var body: some View { Button("act") { events("level \(level)") } }
}

private struct Reading: View {
  let model: Model
  let action: () -> Void
  var body: some View { Button("go", action: action).disabled(model.isDisabled) }
}

private struct Mirrored: View {
  let model: Model
  var body: some View {
    ZStack(alignment: .topLeading) {
      Block(.red, 10, 10)
      Block(.green, 30, 10).frame(maxWidth: .infinity, alignment: .trailing)
      HStack(spacing: 10) {
        Block(.white, 10, 10)
        Block(.blue, 20, 10)
      }
      .padding(.leading, 10)
    }
    .frame(width: 200)
    .environment(\.layoutDirection, model.isMirrored ? .rightToLeft : .leftToRight)
  }
}
