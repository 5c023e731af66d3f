import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// A page with a number, whose body is counted.
private struct Item: Identifiable, Equatable {
  let id: Int
}

private final class Counter {
  var bodies: [Int: Int] = [:]
  var live: Set<Int> = []
  var mostLive = 0
}

private struct Page: View {
  let item: Item
  let counter: Counter
  var body: some View {
    counter.bodies[item.id, default: 0] += 1
    return Text("page \(item.id)")
      .onAppear {
        counter.live.insert(item.id)
        counter.mostLive = max(counter.mostLive, counter.live.count)
      }
      .onDisappear { counter.live.remove(item.id) }
  }
}

@Observable private final class Model {
  var items: [Item]
  var index = 0
  init(count: Int) { items = (0..<count).map(Item.init) }
}

private struct Screen: View {
  let model: Model
  let counter: Counter
  var translations: (PagingTranslation) -> Void = { _ in }
  var body: some View {
    let binding = Binding(get: { model.index }, set: { model.index = $0 })
    VStack(spacing: 0) {
      Text("\(model.index) of \(model.items.count)")
      PageView(
        items: model.items, pageIndex: binding, onPageTranslationChanged: translations
      ) { item in
        Page(item: item, counter: counter)
      }
    }
  }
}

@Suite struct PageViewTests {
  private let model = Model(count: 40)
  private let counter = Counter()

  private func stage() -> Stage { Stage(content: Screen(model: model, counter: counter)) }

  private func shows(_ page: Int, _ stage: Stage) -> Bool {
    stage.list.description.contains("\"page \(page)\"")
      && stage.list.description.contains("\"\(page) of \(model.items.count)\"")
  }

  @Test func showsTheFirstPageAndRests() {
    let stage = stage()
    #expect(shows(0, stage))
    #expect(!stage.host.wantsFrame)
    #expect(counter.live == [0, 1, 2])
  }

  @Test func aKeyMovesThePageInTheVeryNextFrameAndTurnsIt() {
    let stage = stage()
    let before = stage.list
    stage.press(.right)
    #expect(stage.host.wantsFrame)
    #expect(stage.frame() != before)
    stage.settle()
    #expect(model.index == 1)
    #expect(shows(1, stage))
    #expect(!stage.host.wantsFrame)
  }

  @Test func aTurnRunsNoBodyTwiceAndKeepsTheWindow() {
    let stage = stage()
    stage.press(.end)
    stage.settle()
    #expect(shows(39, stage))
    model.index = 20
    stage.settle()
    counter.bodies = [:]
    counter.mostLive = 0
    stage.swipe(dx: 200)
    stage.settle()
    #expect(model.index == 21)
    #expect(counter.bodies.values.allSatisfy { $0 == 1 }, "\(counter.bodies)")
    #expect(counter.live == [19, 20, 21, 22, 23])
    #expect(counter.mostLive <= 5)
  }
}
