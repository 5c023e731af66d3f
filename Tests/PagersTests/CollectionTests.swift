import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// A long collection without stored elements and with indices that are not numbers.
///
/// It counts what is asked of it.
nonisolated private struct Computed: RandomAccessCollection {
  final class Asked: @unchecked Sendable {
    var elements = 0
    var steps = 0
  }

  struct Index: Comparable {
    let letter: Int
    static func < (a: Index, b: Index) -> Bool { a.letter < b.letter }
  }

  let length: Int
  var shift = 0
  let asked: Asked

  var startIndex: Index { Index(letter: 1000) }
  var endIndex: Index { Index(letter: 1000 + length) }

  subscript(index: Index) -> Item {
    asked.elements += 1
    return Item(id: index.letter - 1000 - shift)
  }

  func index(after index: Index) -> Index { self.index(index, offsetBy: 1) }
  func index(before index: Index) -> Index { self.index(index, offsetBy: -1) }

  func index(_ index: Index, offsetBy distance: Int) -> Index {
    asked.steps += 1
    return Index(letter: index.letter + distance)
  }

  func distance(from start: Index, to end: Index) -> Int {
    asked.steps += 1
    return end.letter - start.letter
  }
}

@Observable private final class Model {
  var items: Computed
  var index = 0
  init(_ items: Computed) { self.items = items }
}

private struct Screen: View {
  let model: Model
  var body: some View {
    PageView(items: model.items, pageIndex: Bindable(model).index) { Text("page \($0.id)") }
  }
}

/// What a turn costs, whatever the collection.
@Suite struct CollectionTests {
  private let asked = Computed.Asked()

  private func show(_ length: Int) -> (Model, Stage) {
    let model = Model(Computed(length: length, asked: asked))
    return (model, Stage(content: Screen(model: model)))
  }

  /// What is asked of the collection for a piece of code and everything after it.
  private func cost(_ stage: Stage, _ code: () -> Void) -> Int {
    (asked.elements, asked.steps) = (0, 0)
    code()
    stage.settle()
    return asked.elements + asked.steps
  }

  @Test func aTurnCostsTheSameForTenElementsAndForAMillion() {
    let costs = [10, 1_000_000].map { length in
      let (_, stage) = show(length)
      return [
        cost(stage) { stage.press(.right) }, cost(stage) { stage.swipe(dx: 250) },
        cost(stage) { stage.wheel(dy: 1) },
        cost(stage) { stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150)) },
        cost(stage) { stage.press(.end) }, cost(stage) { stage.press(.home) },
      ]
    }
    #expect(costs[0].max() ?? 0 < 200, "\(costs)")
    #expect(zip(costs[0], costs[1]).allSatisfy { $1 <= $0 + 40 }, "\(costs)")
  }

  @Test func aFrameOfATurnAsksForNothing() {
    let (_, stage) = show(1_000_000)
    stage.press(.right)
    stage.frame()
    stage.frame()
    (asked.elements, asked.steps) = (0, 0)
    stage.frame()
    #expect(asked.elements == 0)
  }

  @Test func aFarWrittenIndexCostsNoMore() {
    let (model, stage) = show(1_000_000)
    let near = cost(stage) { model.index = 5 }
    #expect(cost(stage) { model.index = 999_999 } <= near + 60)
    #expect(stage.texts == ["page 999999"])
  }

  @Test func anInsertionIsFoundByItsDistance() {
    let (model, stage) = show(1_000_000)
    model.index = 500_000
    stage.settle()
    let costs = cost(stage) { model.items = Computed(length: 1_000_003, shift: 3, asked: asked) }
    #expect(model.index == 500_003 && stage.texts == ["page 500000"])
    #expect(costs < 300, "\(costs)")
  }

  @Test func lazyCollectionsWork() {
    let model = PageModel(count: 0)
    let stage = Stage(
      content: PageView(
        items: (0..<1_000_000).lazy.map { Item(id: $0 * 2) }, pageIndex: Bindable(model).index
      ) { Text("page \($0.id)") })
    stage.press(.end)
    stage.settle()
    #expect(stage.texts == ["page 1999998"] && model.index == 999_999)
  }
}
