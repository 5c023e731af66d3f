import Dispatch
import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var first = 0
  var second = 0
  var point = Point.zero
  @ObservationIgnored var hidden = 0
}

/// Which bodies run when something changes: those that read it, once, and no others.
@Suite struct ObservationTests {
  private let model = Model()
  private let events = Transcript()

  private func logged(_ name: String, _ read: @escaping () -> String) -> some View {
    Logged(name: name, events: events, read: read)
  }

  private func events(after code: () -> Void, in stage: Stage) -> [String] {
    _ = events.take()
    code()
    stage.frame()
    return events.take()
  }

  @Test func onlyTheReadersOfAPropertyRun() {
    let stage = Stage(
      content: VStack {
        logged("first") { "\(model.first)" }
        logged("second") { "\(model.second)" }
        logged("both") { "\(model.first) \(model.second)" }
        logged("none") { "" }
      })
    #expect(events.take() == ["first", "second", "both", "none"])
    #expect(events(after: { model.first += 1 }, in: stage) == ["first", "both"])
    #expect(events(after: { model.second += 1 }, in: stage) == ["second", "both"])
    #expect(events(after: { model.hidden += 1 }, in: stage) == [])
  }

  @Test func severalChangesInOneFrameRunABodyOnce() {
    let stage = Stage(content: logged("both") { "\(model.first) \(model.second)" })
    let log = events(
      after: {
        for _ in 0..<5 { (model.first, model.second) = (model.first + 1, model.second + 1) }
      }, in: stage)
    #expect(log == ["both"])
    #expect(stage.texts == ["5 5"])
  }

  @Test func equalValuesRunNothingAndAskForNoFrame() {
    let stage = Stage(content: logged("first") { "\(model.first)" })
    model.first = 0
    #expect(!stage.host.wantsFrame)
    #expect(events(after: { model.first = 0 }, in: stage) == [])
  }

  @Test func whatAConditionHidesIsNotWatched() {
    let stage = Stage(content: logged("it") { model.first > 0 ? "\(model.second)" : "-" })
    #expect(events(after: { model.second = 5 }, in: stage) == [])
    #expect(events(after: { model.first = 1 }, in: stage) == ["it"])
    #expect(events(after: { model.second = 6 }, in: stage) == ["it"])
    #expect(stage.texts == ["6"])
    #expect(events(after: { model.first = 0 }, in: stage) == ["it"])
    #expect(events(after: { model.second = 7 }, in: stage) == [])
  }

  @Test func aParentAndItsChildRunOnceEachFromTheTop() {
    let stage = Stage(content: Parent(model: model, events: events))
    _ = events.take()
    #expect(events(after: { model.first += 1 }, in: stage) == ["parent", "child"])
    #expect(stage.texts == ["1 1"])
  }

  @Test func elementsOfAForEachReadForThemselves() {
    let stage = Stage(
      content: ForEach(0..<3) { index in
        let _ = events("row \(index)")
        Text("\(index == 1 ? model.first : 0)")
      })
    _ = events.take()
    #expect(events(after: { model.first = 3 }, in: stage) == ["row 1"])
    #expect(stage.texts == ["0", "3", "0"])
  }

  @Test func aGeometryReaderReadsForItself() {
    let stage = Stage(
      content: GeometryReader { geometry in
        let _ = events("reader")
        Text("\(model.first) in \(Int(geometry.size.width))")
      })
    #expect(events.take() == ["reader"])
    #expect(events(after: { model.first = 3 }, in: stage) == ["reader"])
    #expect(stage.texts == ["3 in 400"])
    #expect(
      events(
        after: {
          stage.host.resize(to: Size(width: 300, height: 300), scale: 1)
        }, in: stage) == ["reader"])
    #expect(stage.texts == ["3 in 300"])
  }

  @Test func aChangeFromAnotherThreadArrives() async {
    let model = SharedModel()
    let stage = Stage(content: logged("shared") { "\(model.count)" })
    var asked = 0
    stage.host.onFrameWanted = { asked += 1 }
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        model.set(7)
        done.resume()
      }
    }
    // The notice is a job of the main actor.
    for _ in 0..<1000 where !stage.host.wantsFrame { await Task.yield() }
    #expect(asked == 1)
    stage.frame()
    #expect(stage.texts == ["7"])
    #expect(events.count(of: "shared") == 2)
  }

  @Test func aChangeMadeByABodysOwnEventIsInTheNextFrame() {
    let stage = Stage(content: Counter(name: "x"))
    stage.click(on: "x 0")
    #expect(stage.texts == ["x 1"])
    #expect(!stage.host.wantsFrame)
  }

  @Test func anEventSeesTheStateThatTheEventBeforeLeft() {
    let stage = Stage(content: Doubling())
    let place = stage.place(of: "value 1") ?? .zero
    for _ in 0..<4 { stage.click(place.x + 2, place.y + 2) }
    stage.frame()
    #expect(stage.texts == ["value 16"])
  }

  @Test func nothingIsLeftOfWhatRemovedNodesAndEarlierRunsWatched() {
    let stage = Stage(
      content: VStack {
        Logged(name: "list", events: Transcript()) { "\(model.first)" }
        ForEachOdd(model: model)
      })
    func turnOver(_ times: Int) {
      for _ in 0..<times {
        model.first += 1
        stage.frame()
      }
    }
    turnOver(20)
    let before = residentBytes()
    turnOver(1000)
    let growth = residentBytes() - before
    // A row that leaked what it watches would keep some 1,000 bytes, and 15,000 rows come and go.
    #expect(growth < 3_000_000, "grew by \(growth)")
  }
}

/// Thirty rows that read what never changes, in every other description.
private struct ForEachOdd: View {
  let model: Model
  var body: some View {
    ForEach(0..<(model.first % 2 == 1 ? 30 : 0), id: \.self) { _ in
      Text("\(model.second)")
    }
  }
}

private struct Logged: View {
  let name: String
  let events: Transcript
  let read: () -> String

  var body: some View {
    let _ = events(name)
    Text(read())
  }
}

private struct Parent: View {
  let model: Model
  let events: Transcript
  var body: some View {
    let _ = events("parent")
    Child(model: model, count: model.first, events: events)
  }
}

private struct Child: View {
  let model: Model
  let count: Int
  let events: Transcript
  var body: some View {
    let _ = events("child")
    Text("\(count) \(model.first)")
  }
}

/// A view whose action uses a value that its body saw, not the state itself.
private struct Doubling: View {
  @State private var value = 1
  var body: some View {
    let seen = value
    Button("value \(seen)") { value = seen * 2 }
  }
}

/// A model that any thread may change.
nonisolated private final class SharedModel: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let queue = DispatchQueue(label: "model")
  private var stored = 0

  var count: Int {
    registrar.access(self, keyPath: \.count)
    return queue.sync { stored }
  }

  func set(_ value: Int) {
    registrar.withMutation(of: self, keyPath: \.count) { queue.sync { stored = value } }
  }
}
