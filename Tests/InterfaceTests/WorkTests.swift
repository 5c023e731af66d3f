import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var count = 0
  var other = 0
}

private struct Leaf: View {
  let depth: Int
  let tally: Tally
  var body: some View {
    tally.bodies += 1
    return Text("leaf \(depth)")
  }
}

private final class Tally { var bodies = 0 }

private struct Nest: View {
  let depth: Int
  let tally: Tally
  var body: some View {
    VStack {
      Text("level").padding(1).background(Color.red)
      if depth > 0 {
        AnyView(Nest(depth: depth - 1, tally: tally).padding(1).opacity(0.9))
      } else {
        Leaf(depth: depth, tally: tally)
      }
    }
  }
}

private struct Counting: View {
  let model: Model
  let tally: Tally
  var body: some View {
    tally.bodies += 1
    return Text("count \(model.count)")
  }
}

/// How much work a tree does for a change.
@Suite struct WorkTests {
  @Test func makingADeepTreeRunsEachBodyOnce() {
    let tally = Tally()
    let stage = Stage(content: Nest(depth: 20, tally: tally))
    #expect(tally.bodies == 1)
    #expect(stage.host.counts.bodies == 22)
  }

  @Test func anIdleTreeWantsNoFrame() {
    let stage = Stage(content: Nest(depth: 5, tally: Tally()))
    #expect(!stage.host.wantsFrame)
    #expect(stage.host.deadline == nil)
  }

  @Test func aChangeRunsOnlyTheBodiesThatReadIt() {
    let model = Model()
    let tally = Tally()
    let stage = Stage(
      content: VStack {
        Counting(model: model, tally: tally)
        Nest(depth: 3, tally: Tally())
      })
    let before = stage.host.counts
    model.other += 1
    #expect(!stage.host.wantsFrame)
    model.count += 1
    #expect(stage.host.wantsFrame)
    stage.frame()
    #expect(stage.list.description.contains("count 1"))
    #expect(stage.host.counts.bodies == before.bodies + 1)
    #expect(tally.bodies == 2)
  }

  @Test func watchedValuesThatNeverChangeKeepNoStaleWatchers() {
    let model = Model()
    let tally = Tally()
    let stage = Stage(content: Counting(model: model, tally: tally))
    for scheme in [ColorScheme.light, .dark, .light, .dark] {
      stage.host.environment.colorScheme = scheme
      stage.frame()
    }
    let runs = tally.bodies
    model.count += 1
    stage.frame()
    #expect(tally.bodies == runs + 1)
  }
}
