import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Ten things that the package of which this API comes got wrong, each as its documentation has it.
@Suite struct FamilyQuirkTests {
  @Test func quirk1_theOffscreenCountHoldsOnTheLeadingSideToo() {
    let scene = PagerScene(count: 100, index: 50)
    #expect(scene.tally.live == [48, 49, 50, 51, 52])
    let end = PagerScene(count: 100, index: 99)
    #expect(end.tally.live == [97, 98, 99])
  }

  @Test func quirk2_noItemsAreAnEmptyPagerThatIgnoresInput() {
    let scene = PagerScene(count: 0)
    let stage = scene.stage
    stage.drag(from: Point(x: 200, y: 100), to: Point(x: 20, y: 100))
    stage.swipe(dx: 300)
    stage.wheel(dy: 1)
    for key in [KeyEvent.Key.left, .right, .home, .end, .pageUp, .pageDown] { stage.press(key) }
    scene.settle()
    #expect(stage.texts == [] && scene.takeWrites() == [] && scene.translations == [])
    #expect(stage.host.report.position == nil || stage.host.report.pages == [])
  }

  @Test(arguments: [(40, 39), (41, 39), (1000, 39), (-1, 0), (-1000, 0), (Int.max, 39), (.min, 0)])
  func quirk3_anIndexThatDoesNotExistIsTheNearestOne(index: Int, expected: Int) {
    let scene = PagerScene(index: index)
    #expect(scene.rests(on: expected))
    scene.model.index = 20
    scene.settle()
    _ = scene.takeWrites()
    scene.model.index = index
    scene.settle()
    #expect(scene.rests(on: expected))
    #expect(scene.takeWrites() == [index, expected])
  }

  @Test func quirk4_anOffscreenCountOfZeroShowsTheRightPage() {
    let scene = PagerScene(count: 10, index: 5)
    scene.model.pagesPerSide = 0
    for index in [5, 9, 0, 1] {
      scene.model.index = index
      scene.settle()
      #expect(scene.rests(on: index) && scene.tally.live == [index])
    }
    scene.stage.swipe(dx: 250)
    scene.settle()
    #expect(scene.rests(on: 2) && scene.tally.live == [2])
  }

  @Test func quirk5_anyIndexTypeAndSlicesAndEqualElementsWork() {
    let model = PageModel(count: 30)
    let stage = Stage(
      content: PageView(items: model.items[10..<20], pageIndex: Bindable(model).index) { item in
        Text("page \(item.id)")
      })
    #expect(stage.texts == ["page 10"])
    stage.press(.end)
    stage.settle()
    #expect(stage.texts == ["page 19"] && model.index == 9)
    let twins = PageModel(count: 0)
    twins.items = [7, 7, 7].map(Item.init)
    let scene = Stage(
      content: PageView(items: twins.items, pageIndex: Bindable(twins).index) { item in
        Text("page \(item.id)")
      })
    for index in [1, 2, 2] {
      scene.press(.right)
      scene.settle()
      #expect(twins.index == index && scene.texts == ["page 7"])
    }
  }

  @Test func quirk6_changedDataKeepThePager() {
    let scene = PagerScene(count: 10, index: 5)
    scene.tally.bodies = [:]
    scene.model.items.append(Item(id: 99))
    scene.settle()
    #expect(scene.rests(on: 5) && scene.tally.bodies == [:])
    scene.model.items.removeLast(8)
    scene.settle()
    #expect(scene.rests(on: 2))
  }

  @Test func quirk7_quickFlicksAreReportedFromThePageThatTheyStartOn() {
    let scene = PagerScene()
    flick(scene)
    flick(scene)
    scene.settle()
    #expect(scene.rests(on: 2))
    #expect(scene.takeWrites() == [1, 2])
    let turns = scene.translations.filter { $0.progress == 1 }
    #expect(
      turns == [
        PagingTranslation(currentIndex: 0, nextIndex: 1, progress: 1),
        PagingTranslation(currentIndex: 1, nextIndex: 2, progress: 1),
      ])
    #expect(scene.translations.allSatisfy { $0.currentIndex <= 1 && $0.progress <= 1 })
  }

  private func flick(_ scene: PagerScene) {
    scene.stage.drag(from: Point(x: 300, y: 100), to: Point(x: 200, y: 100), seconds: 0.06)
    for _ in 0..<3 { scene.stage.frame() }
  }

  @Test func quirk8_aWrittenIndexSlides() {
    let scene = PagerScene(index: 10)
    scene.model.index = 11
    scene.stage.frame()
    scene.stage.frame()
    #expect(scene.stage.host.report.pages == [10, 11])
    #expect(scene.position > 10 && scene.position < 11)
    scene.settle()
    #expect(scene.rests(on: 11))
  }

  @Test func quirk9_keysScrollingAndRightToLeftWork() {
    let scene = PagerScene(environment: { $0.layoutDirection = .rightToLeft })
    scene.stage.press(.left)
    scene.settle()
    #expect(scene.rests(on: 1))
    scene.stage.swipe(dx: -250)
    scene.settle()
    #expect(scene.rests(on: 2))
  }

  @Test func quirk10_aButtonInsideAPageCanBeClicked() {
    let clicks = Transcript()
    let model = PageModel(count: 3)
    let stage = Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) { item in
        Button("go \(item.id)") { clicks("\(item.id)") }
      })
    stage.click(on: "go 0")
    #expect(clicks.take() == ["0"])
    // Three points of movement are still a click, and move nothing.
    let place = stage.place(of: "go 0") ?? .zero
    stage.drag(from: place + Vector(dx: 5, dy: 5), to: place + Vector(dx: 8, dy: 5))
    stage.frame()
    #expect(clicks.take() == ["0"] && stage.place(of: "go 0") == place)
    // A drag from the button turns the page and is no click.
    stage.drag(from: place, to: Point(x: 20, y: place.y))
    stage.settle()
    #expect(clicks.take() == [] && model.index == 1)
    stage.click(on: "go 1")
    #expect(clicks.take() == ["1"])
  }
}
