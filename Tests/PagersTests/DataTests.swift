import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// Data that change under the pager, at rest and in every kind of motion.
@Suite struct DataTests {
  /// What the pager is doing while the data change.
  enum Situation: CaseIterable, CustomTestStringConvertible {
    case rest, drag, scroll, settle, bounceBack, jump, jumpCaught

    var testDescription: String { "\(self)" }
  }

  /// Brings a pager into a situation: on page 10 of 20, or wherever it says.
  private func scene(_ situation: Situation, count: Int = 20, index: Int = 10) -> PagerScene {
    let scene = PagerScene(count: count, index: index)
    let stage = scene.stage
    switch situation {
    case .rest: break
    case .drag:
      stage.drag(from: Point(x: 300, y: 150), to: Point(x: 180, y: 150), release: false)
    case .scroll: stage.swipe(dx: 120, lift: false)
    case .settle: stage.press(.right)
    case .bounceBack:
      stage.drag(from: Point(x: 300, y: 150), to: Point(x: 250, y: 150), release: false)
      stage.pointer(.cancelled, 250, 150)
    case .jump, .jumpCaught: scene.model.index = 2
    }
    for _ in 0..<4 { stage.frame() }
    if situation == .jumpCaught {
      stage.pointer(.pressed, 100, 150)
      stage.pointer(.dragged, 130, 150)
      stage.frame()
    }
    return scene
  }

  private func isHeld(_ situation: Situation) -> Bool {
    [.drag, .scroll, .jumpCaught].contains(situation)
  }

  /// Lets go of whatever holds the pages and waits for rest.
  private func finish(_ scene: PagerScene) {
    scene.stage.pointer(.released, 180, 150)
    scene.stage.scroll(.ended)
    scene.settle()
  }

  private func expectWhole(_ scene: PagerScene, _ note: String = "") {
    #expect(scene.rests(on: scene.model.index), "\(note) \(scene.stage.texts) \(scene.position)")
    #expect(scene.tally.mostLive <= 5)
  }

  @Test(arguments: Situation.allCases) func c31_deletingTheLastWhileOnIt(situation: Situation) {
    // What turns pages brings the last one; what does not begins on it.
    let scene =
      switch situation {
      case .settle: scene(situation, count: 5, index: 3)
      case .jump, .jumpCaught: scene(situation, count: 3, index: 0)
      default: scene(situation, count: 5, index: 4)
      }
    let last = scene.model.items.count - 1
    scene.model.index = last
    scene.model.items.removeLast()
    scene.stage.frame()
    #expect(scene.model.index == last - 1)
    #expect(scene.stage.shows("page \(last - 1)"))
    finish(scene)
    expectWhole(scene)
  }

  @Test(arguments: Situation.allCases) func c32_toNothingAndBack(situation: Situation) {
    let scene = scene(situation)
    let items = scene.model.items
    scene.model.items = []
    scene.stage.frame()
    #expect(scene.stage.texts == [])
    for key in [KeyEvent.Key.right, .left, .home, .end, .tab] { scene.stage.press(key) }
    scene.stage.wheel(dy: 1)
    scene.stage.swipe(dx: 300)
    scene.stage.drag(from: Point(x: 300, y: 150), to: Point(x: 50, y: 150))
    scene.settle()
    #expect(scene.stage.texts == [] && scene.tally.live.isEmpty)
    scene.model.items = items
    scene.stage.frame()
    finish(scene)
    expectWhole(scene)
  }

  @Test func c32_fromNothingTheFirstPageIsShown() {
    let scene = PagerScene(count: 0)
    #expect(scene.stage.texts == [])
    scene.model.items = (0..<5).map(Item.init)
    scene.stage.frame()
    #expect(scene.rests(on: 0))
  }

  @Test(arguments: Situation.allCases) func c33_insertingBeforeKeepsThePage(situation: Situation) {
    let scene = scene(situation)
    let shown = scene.stage.texts
    let places = shown.map { scene.stage.place(of: $0)?.x }
    let (index, position) = (scene.model.index, scene.position)
    scene.model.items.insert(contentsOf: (100..<103).map(Item.init), at: 0)
    scene.stage.frame(after: 0)
    #expect(scene.stage.texts == shown)
    #expect(
      zip(shown, places).allSatisfy {
        abs((scene.stage.place(of: $0) ?? .zero).x - ($1 ?? 0)) < 1e-6
      })
    #expect(scene.model.index == index + 3)
    #expect(abs(scene.position - position - 3) < 1e-6)
    finish(scene)
    expectWhole(scene)
  }

  @Test(arguments: Situation.allCases) func c33_reorderingKeepsThePage(situation: Situation) {
    let scene = scene(situation)
    let current = scene.model.items[scene.model.index]
    scene.model.items.reverse()
    scene.stage.frame(after: 0)
    #expect(scene.model.items[scene.model.index] == current)
    finish(scene)
    expectWhole(scene)
  }

  @Test(arguments: Situation.allCases, [0, 2, 3, 9, 10, 11, 12, 19])
  func c34_removingAnyPageInAnySituation(situation: Situation, removed: Int) {
    let scene = scene(situation)
    scene.model.items.remove(at: removed)
    scene.stage.frame(after: 0)
    scene.stage.frame()
    finish(scene)
    expectWhole(scene)
  }

  @Test(arguments: 0..<24) func c34_removingAPageInAnyFrameOfATurn(frames: Int) {
    for removed in [9, 10, 11, 12] {
      let scene = PagerScene(count: 20, index: 10)
      scene.stage.press(.right)
      for _ in 0..<frames { scene.stage.frame() }
      scene.model.items.remove(at: removed)
      scene.settle()
      expectWhole(scene, "without \(removed)")
    }
  }

  @Test func c35_afterARemovalTheNextOneIsShown() {
    let scene = PagerScene(count: 10, index: 4)
    scene.model.items.remove(at: 4)
    scene.stage.frame()
    #expect(scene.rests(on: 4) && scene.stage.texts == ["page 5"])
    scene.stage.press(.right)
    scene.settle()
    #expect(scene.stage.texts == ["page 6"])
    scene.stage.press(.left)
    scene.stage.press(.left)
    scene.settle()
    #expect(scene.stage.texts == ["page 3"])
  }

  @Test func c36_anUpdateThatKeepsTheItemTellsNothingAndMovesNothing() {
    let scene = PagerScene(count: 10, index: 4)
    scene.model.items = scene.model.items.map { Item(id: $0.id) } + [Item(id: 50)]
    scene.stage.frame()
    #expect(scene.takeWrites() == [] && scene.translations == [] && scene.positions.count <= 1)
    #expect(scene.rests(on: 4))
  }

  /// Rows without ends, in which one element could not wrap and two could, do not exist.
  @Test(arguments: Situation.allCases) func c37_oneElementRestsInTheMiddleAndGrowsAgain(
    situation: Situation
  ) {
    let scene = scene(situation)
    scene.model.items = [Item(id: 500)]
    scene.stage.frame()
    finish(scene)
    #expect(scene.rests(on: 0))
    scene.stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150))
    scene.settle()
    #expect(scene.rests(on: 0))
    scene.model.items = (0..<7).map(Item.init)
    scene.settle()
    scene.stage.press(.right)
    scene.settle()
    #expect(scene.rests(on: 1))
  }

  @Test(arguments: Situation.allCases) func completelyOtherDataAreAWholePage(situation: Situation) {
    let scene = scene(situation)
    scene.model.items = (1000..<1015).map(Item.init)
    scene.stage.frame()
    finish(scene)
    expectWhole(scene)
  }

  @Test func theAppMayMoveIndexAndDataTogether() {
    let scene = PagerScene(count: 10, index: 4)
    scene.model.items.insert(Item(id: 100), at: 0)
    scene.model.index = 5
    scene.stage.frame()
    #expect(scene.rests(on: 5) && scene.stage.texts == ["page 4"])
    scene.model.items.remove(at: 9)
    scene.model.items.removeLast()
    scene.model.index = 7
    scene.settle()
    #expect(scene.rests(on: 7))
  }

  @Test func anUnknownIndexIsNotFoundByAccident() {
    // The page in view moved far away while another one took its number.
    let scene = PagerScene(count: 1000, index: 500)
    let moved = scene.model.items.remove(at: 500)
    scene.model.items.append(moved)
    scene.stage.frame()
    #expect(scene.rests(on: 999) && scene.stage.texts == ["page 500"])
  }

  @Test func contentOfAnElementThatKeepsItsIdentifierIsUpdated() {
    let model = Names()
    let stage = Stage(content: NamePages(model: model))
    #expect(stage.texts == ["one"])
    model.items[0].name = "uno"
    stage.frame()
    #expect(stage.texts == ["uno"])
  }
}

private struct Named: Identifiable, Equatable {
  let id: Int
  var name: String
}

@Observable private final class Names {
  var items = [Named(id: 1, name: "one"), Named(id: 2, name: "two")]
  var index = 0
}

private struct NamePages: View {
  let model: Names
  var body: some View {
    PageView(items: model.items, pageIndex: Bindable(model).index) { Text($0.name) }
  }
}
