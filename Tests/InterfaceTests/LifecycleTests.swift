import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var isShown = true
  var isOuterShown = true
  var rows = [1, 2, 3]
  var value = 0
  var optional: Int?
}

/// When views are told that they come, go and see a change.
@Suite struct LifecycleTests {
  private let model = Model()
  private let events = Transcript()

  private func logged(_ name: String) -> some View {
    Text(name)
      .onAppear { events("+\(name)") }
      .onDisappear { events("-\(name)") }
  }

  private func events(after code: () -> Void, in stage: Stage) -> [String] {
    _ = events.take()
    code()
    stage.settle()
    return events.take()
  }

  @Test func viewsComeOnceChildrenFirst() {
    let stage = Stage(
      content: VStack {
        logged("a")
        logged("b")
      }
      .onAppear { events("+stack") })
    #expect(events.take() == ["+a", "+b", "+stack"])
    stage.frame()
    stage.host.environment.colorScheme = .light
    stage.host.resize(to: Size(width: 100, height: 100), scale: 2)
    stage.frame()
    #expect(events.take() == [])
  }

  @Test func aBranchComesAndGoesAsAWhole() {
    let stage = Stage(
      content: Describing {
        if model.isShown {
          VStack { logged("a") }
            .onAppear { events("+stack") }.onDisappear { events("-stack") }
        } else {
          logged("b")
        }
      })
    #expect(events.take() == ["+a", "+stack"])
    #expect(events(after: { model.isShown = false }, in: stage) == ["-a", "-stack", "+b"])
    #expect(events(after: { model.isShown = true }, in: stage) == ["-b", "+a", "+stack"])
  }

  @Test func rowsComeAndGoOnlyWhenTheyDo() {
    let stage = Stage(
      content: Describing { ForEach(model.rows, id: \.self) { logged("\($0)") } })
    #expect(events.take() == ["+1", "+2", "+3"])
    #expect(events(after: { model.rows = [3, 1, 4] }, in: stage) == ["-2", "+4"])
    #expect(events(after: { model.rows = [4, 3, 1] }, in: stage) == [])
    #expect(events(after: { model.rows = [] }, in: stage) == ["-4", "-3", "-1"])
  }

  @Test func whatIsGoneBeforeItCameIsNeverTold() {
    // The action of the first view takes the second away before the second is placed.
    let stage = Stage(
      content: Describing {
        if model.isShown {
          Describing {
            if model.value > 0 { logged("inner") }
          }
        }
      })
    let log = events(
      after: {
        model.value = 1
        model.isShown = false
      }, in: stage)
    #expect(log == [])
  }

  @Test func aViewRemovedByAnAppearanceSaysBoth() {
    let stage = Stage(
      content: Describing {
        if model.isShown {
          logged("a").onAppear { model.isShown = false }
        }
      })
    stage.settle()
    #expect(events.take() == ["+a", "-a"])
  }

  @Test func anotherIdGoesAndComes() {
    let stage = Stage(content: Describing { logged("a").id(model.value) })
    #expect(events(after: { model.value = 1 }, in: stage) == ["-a", "+a"])
  }

  @Test func aChangeIsToldOnceWithOldAndNew() {
    let stage = Stage(
      content: Describing {
        Text("x").onChange(of: model.value) { old, new in events("\(old)>\(new)") }
      })
    #expect(events.take() == [])
    #expect(events(after: { model.value = 1 }, in: stage) == ["0>1"])
    #expect(
      events(
        after: {
          model.value = 2
          model.value = 3
        }, in: stage) == ["1>3"])
    #expect(
      events(
        after: {
          model.value = 4
          model.value = 3
        }, in: stage) == [])
    #expect(events(after: { model.isShown.toggle() }, in: stage) == [])
  }

  @Test func aFirstValueIsToldOnlyIfWished() {
    let stage = Stage(
      content: Describing {
        Text("x").onChange(of: model.value, initial: true) { old, new in events("\(old)>\(new)") }
      })
    #expect(events.take() == ["0>0"])
    #expect(events(after: { model.value = 1 }, in: stage) == ["0>1"])
  }

  @Test func anOptionalThatBecomesNilHasChanged() {
    let stage = Stage(
      content: Describing {
        Text("x").onChange(of: model.optional) { old, new in
          events("\(old.map(String.init) ?? "nil")>\(new.map(String.init) ?? "nil")")
        }
      })
    #expect(events(after: { model.optional = 1 }, in: stage) == ["nil>1"])
    #expect(events(after: { model.optional = nil }, in: stage) == ["1>nil"])
  }

  @Test func anActionSeesTheTreeUpToDate() {
    let stage = Stage(
      content: Describing {
        VStack {
          Text("x").onChange(of: model.value) { events("changed") }
          Described(name: "value \(model.value)", events: events)
        }
      })
    #expect(events(after: { model.value = 1 }, in: stage) == ["value 1", "changed"])
  }

  @Test func aChangeThatMakesAChangeComesToRestInTheSameFrame() {
    let stage = Stage(
      content: Describing {
        Text("value \(model.value)").onChange(of: model.value) {
          if model.value < 3 { model.value += 1 }
        }
      })
    model.value = 1
    stage.frame()
    #expect(stage.texts == ["value 3"])
    #expect(!stage.host.wantsFrame)
  }

  @Test func aChangeWithoutEndNeitherHangsNorStops() {
    let stage = Stage(
      content: Describing {
        Text("value \(model.value)").onChange(of: model.value) { model.value += 1 }
      })
    model.value = 1
    stage.frame()
    let seen = model.value
    #expect(seen > 1 && seen < 100)
    #expect(stage.host.wantsFrame)
    stage.frame()
    #expect(model.value > seen)
  }

  @Test func theTitleIsSetOnceAndFollows() {
    let window = WindowDouble()
    let stage = Stage(
      environment: { $0.window = window },
      content: Describing { Text("x").navigationTitle("title \(model.value)") })
    model.isShown.toggle()
    stage.frame()
    model.value = 1
    stage.frame()
    #expect(window.titles == ["title 0", "title 1"])
    let other = WindowDouble()
    stage.host.environment.window = other
    stage.frame()
    #expect(other.titles == ["title 1"])
  }

  @Test func aHiddenWindowIsKeptTrueWithoutAFrame() {
    let window = WindowDouble()
    let stage = Stage(
      environment: { $0.window = window },
      content: Describing {
        Text("x").navigationTitle("title \(model.value)")
          .onChange(of: model.value) { events("changed") }
      })
    model.value = 1
    stage.host.update()
    #expect(window.title == "title 1")
    #expect(events.take() == ["changed"])
    #expect(stage.host.counts.frames == 1)
  }
}

private struct Describing<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

private struct Described: View {
  let name: String
  let events: Transcript
  var body: some View {
    let _ = events(name)
    Text(name)
  }
}
