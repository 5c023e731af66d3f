import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Pagers beside and inside each other.
@Suite struct SeveralPagersTests {
  private let outer = PageModel(count: 3, index: 1)
  private let inner = PageModel(count: 3)

  private func pager(_ model: PageModel, _ name: String) -> some View {
    PageView(items: model.items, pageIndex: Bindable(model).index) { Text("\(name) \($0.id)") }
  }

  private var beside: Stage {
    Stage(
      content: VStack(spacing: 0) {
        pager(outer, "upper")
        pager(inner, "lower")
      })
  }

  /// The inner pager fills the middle page of the outer one.
  private var nested: Stage {
    let (inner, outer) = (inner, outer)
    return Stage(
      content: PageView(items: outer.items, pageIndex: Bindable(outer).index) { item in
        if item.id == 1 {
          PageView(items: inner.items, pageIndex: Bindable(inner).index) { Text("in \($0.id)") }
        } else {
          Text("out \(item.id)")
        }
      })
  }

  private func indices(_ stage: Stage) -> [Int] {
    stage.settle()
    return [outer.index, inner.index]
  }

  @Test func eachOfTwoTakesWhatHappensOverIt() {
    let stage = beside
    stage.wheel(dy: 1, at: Point(x: 200, y: 50))
    #expect(indices(stage) == [2, 0])
    stage.wheel(dy: 1, at: Point(x: 200, y: 250))
    #expect(indices(stage) == [2, 1])
    stage.drag(from: Point(x: 300, y: 250), to: Point(x: 100, y: 250))
    #expect(indices(stage) == [2, 2])
    stage.drag(from: Point(x: 100, y: 50), to: Point(x: 300, y: 50))
    #expect(indices(stage) == [1, 2])
    stage.pointer(.pressed, 200, 250, button: .back)
    #expect(indices(stage) == [1, 1])
  }

  @Test func whatIsAtItsEndDoesNotTurnItsNeighbour() {
    let stage = beside
    inner.index = 2
    _ = indices(stage)
    stage.wheel(dy: 1, at: Point(x: 200, y: 250))
    #expect(indices(stage) == [1, 2])
    inner.isPagingDisabled = true
    stage.wheel(dy: -1, at: Point(x: 200, y: 250))
    #expect(indices(stage) == [1, 2])
  }

  @Test func keysGoToThePagerThatWasPressedLast() {
    let stage = beside
    stage.click(200, 50)
    stage.press(.right)
    #expect(indices(stage) == [2, 0])
    stage.click(200, 250)
    stage.press(.right)
    #expect(indices(stage) == [2, 1])
  }

  @Test func tabGoesFromPagerToPager() {
    let stage = beside
    stage.press(.tab)
    stage.press(.left)
    #expect(indices(stage) == [0, 0])
    stage.press(.tab)
    stage.press(.right)
    #expect(indices(stage) == [0, 1])
  }

  @Test func twoCanMoveAtOnce() {
    let stage = beside
    stage.pointer(.pressed, 300, 50, source: .touch, id: 1)
    stage.pointer(.pressed, 300, 250, source: .touch, id: 2)
    for x in [250.0, 200, 150] {
      stage.wait(0.02)
      stage.pointer(.dragged, x, 50, source: .touch, id: 1)
      stage.pointer(.dragged, x, 250, source: .touch, id: 2)
      stage.frame()
    }
    stage.pointer(.released, 150, 50, source: .touch, id: 1)
    stage.pointer(.released, 150, 250, source: .touch, id: 2)
    #expect(indices(stage) == [2, 1])
  }

  @Test func b27_theInnerTakesWhatItCanMoveAndTheOuterTheRest() {
    let stage = nested
    stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150))
    #expect(indices(stage) == [1, 1])
    stage.swipe(dx: 250)
    #expect(indices(stage) == [1, 2])
    stage.swipe(dx: 250)
    #expect(indices(stage) == [2, 2])
    stage.drag(from: Point(x: 100, y: 150), to: Point(x: 300, y: 150))
    #expect(indices(stage) == [1, 2])
    for expected in [[1, 1], [1, 0], [0, 0]] {
      stage.drag(from: Point(x: 100, y: 150), to: Point(x: 300, y: 150))
      #expect(indices(stage) == expected)
    }
  }

  @Test func b27_onlyOneMovesAndThatIsDecidedOnce() {
    let stage = nested
    stage.pointer(.pressed, 300, 150)
    // Towards the next page: the inner one's. Then far back beyond its first: still the inner one's.
    for x in [250.0, 200, 250, 300, 350, 390] {
      stage.pointer(.dragged, x, 150)
      stage.frame()
      #expect(stage.texts.allSatisfy { $0.hasPrefix("in") })
    }
    stage.pointer(.released, 390, 150)
    #expect(indices(stage) == [1, 0])
  }

  @Test func b27_detentsAndKeysToo() {
    let stage = nested
    for expected in [[1, 1], [1, 2], [2, 2]] {
      stage.wheel(dy: 1)
      #expect(indices(stage) == expected)
      stage.wait(0.2)
    }
    stage.wheel(dy: -1)
    #expect(indices(stage) == [1, 2])
    for expected in [[1, 1], [1, 0], [0, 0]] {
      stage.press(.left)
      #expect(indices(stage) == expected)
    }
  }

  @Test func homeAndEndGoToTheOuterWhereTheInnerIsThereAlready() {
    let stage = nested
    for (key, expected) in [
      (KeyEvent.Key.end, [1, 2]), (.end, [2, 2]), (.home, [0, 2]),
    ] {
      stage.press(key)
      #expect(indices(stage) == expected)
    }
  }

  @Test func thePositionIsThatOfTheOuterAlone() {
    let (inner, outer) = (inner, outer)
    let position = PagePosition()
    var told: [Double] = []
    let stage = Stage(
      content: PageView(items: outer.items, pageIndex: Bindable(outer).index) { item in
        PageView(items: inner.items, pageIndex: Bindable(inner).index) { Text("in \($0.id)") }
      }
      .pagePosition(position)
      .onPagePositionChange { told.append($0) })
    #expect(position.value == 1 && told == [1])
    stage.press(.right)
    #expect(indices(stage) == [1, 1])
    #expect(position.value == 1 && told == [1])
  }

  @Test func anInnerPagerThatIsOffLeavesEverythingToTheOuter() {
    inner.isPagingDisabled = true
    let (inner, outer) = (inner, outer)
    let stage = Stage(
      content: PageView(items: outer.items, pageIndex: Bindable(outer).index) { item in
        PageView(
          items: inner.items, pageIndex: Bindable(inner).index, disablePaging: .constant(true)
        ) { Text("\(item.id) \($0.id)") }
      })
    stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150))
    #expect(indices(stage) == [2, 0])
    stage.wheel(dy: -1)
    #expect(indices(stage) == [1, 0])
    stage.swipe(dx: -250)
    #expect(indices(stage) == [0, 0])
    stage.press(.right)
    #expect(indices(stage) == [1, 0])
  }

  @Test func aPagerThatIsRemovedMidGestureWritesNothingAndAsksForNothing() {
    let model = PageModel(count: 9, index: 4)
    let stage = Stage(content: Removable(model: model))
    stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150), release: false)
    stage.frame()
    model.writes = []
    model.isDisabled = true
    stage.frame()
    #expect(!stage.host.wantsFrame)
    stage.pointer(.dragged, 50, 150)
    stage.pointer(.released, 50, 150)
    #expect(stage.settle() == 0)
    #expect(model.writes == [] && model.index == 4)
  }
}

/// A pager that is gone when its model is disabled.
private struct Removable: View {
  let model: PageModel
  var body: some View {
    if !model.isDisabled {
      PageView(items: model.items, pageIndex: Bindable(model).index) { Text("\($0.id)") }
    }
  }
}
