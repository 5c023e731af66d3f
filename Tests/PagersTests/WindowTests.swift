import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Which pages exist, and what making them costs.
@Suite struct WindowTests {
  @Test(arguments: [0, 1, 2, 5]) func asManyPagesExistOnEachSideAsAreAsked(side: Int) {
    let scene = PagerScene(count: 20)
    scene.model.pagesPerSide = side
    for index in [0, 1, 10, 18, 19, 3] {
      scene.model.index = index
      scene.settle()
      let expected = Set(max(0, index - side)...min(19, index + side))
      #expect(scene.tally.live == expected, "at \(index)")
      #expect(scene.rests(on: index))
    }
  }

  @Test func aWindowOnFewPagesHasThemAll() {
    for count in 1...4 {
      let scene = PagerScene(count: count)
      #expect(scene.tally.live == Set(0..<min(count, 3)))
    }
  }

  @Test(arguments: [0, 1, 2]) func theWindowNeverGrowsWhileItMoves(side: Int) {
    let scene = PagerScene(count: 50)
    scene.model.pagesPerSide = side
    scene.settle()
    scene.tally.mostLive = 0
    for _ in 0..<10 {
      scene.stage.swipe(dx: 250)
      scene.settle()
    }
    scene.stage.press(.end)
    scene.settle()
    scene.stage.drag(from: Point(x: 50, y: 100), to: Point(x: 380, y: 100))
    scene.settle()
    #expect(scene.tally.mostLive <= 1 + 2 * side)
    #expect(scene.rests(on: 48))
  }

  @Test func aTurnRunsNoPageBodyTwiceAndNoBodyOfAPageThatStays() {
    let scene = PagerScene(index: 20)
    scene.tally.bodies = [:]
    scene.stage.press(.right)
    scene.settle()
    #expect(scene.tally.bodies == [23: 1])
    scene.stage.swipe(dx: -250)
    scene.settle()
    #expect(scene.tally.bodies == [23: 1, 18: 1])
    scene.stage.wheel(dy: 1)
    scene.settle()
    #expect(scene.tally.bodies == [23: 2, 18: 1])
  }

  @Test func aTurnOfAnIndexThatNobodyReadsRunsTheNewPageAlone() {
    let tally = PageTally()
    let stage = Stage(content: OwnIndex(tally: tally))
    stage.press(.right)
    stage.settle()
    stage.press(.right)
    stage.settle()
    tally.bodies = [:]
    let before = stage.host.counts.bodies
    stage.press(.right)
    stage.settle()
    #expect(stage.texts == ["page 3"])
    #expect(tally.bodies == [5: 1])
    #expect(stage.host.counts.bodies - before == 2, "the element's and its page's")
  }

  @Test func aCancelledTurnRunsNoBody() {
    let scene = PagerScene(index: 20)
    scene.tally.bodies = [:]
    scene.stage.drag(from: Point(x: 200, y: 100), to: Point(x: 182, y: 100), seconds: 1)
    scene.settle()
    #expect(scene.rests(on: 20))
    #expect(scene.tally.bodies == [:])
  }

  @Test func theStateOfAPageLastsAsLongAsThePage() {
    let model = PageModel(count: 20)
    let stage = Stage(content: CountingPages(model: model))
    stage.click(on: "0: 0")
    #expect(stage.texts == ["0: 1"])
    for index in [2, 0] {
      model.index = index
      stage.settle()
    }
    #expect(stage.texts == ["0: 1"])
    for index in [3, 0] {
      model.index = index
      stage.settle()
    }
    #expect(stage.texts == ["0: 0"], "three pages away it was gone")
  }

  @Test func aNewDescriptionUpdatesThePages() {
    let model = PageModel(count: 5)
    let stage = Stage(content: CountingPages(model: model))
    stage.click(on: "0: 0")
    model.isDisabled = true
    stage.frame()
    #expect(stage.texts == ["(0: 1)"])
  }

  @Test func pagesBesideTheVisibleOneAreNeitherDrawnNorHit() {
    let scene = PagerScene(index: 3)
    #expect(scene.stage.texts == ["page 3"])
    #expect(scene.stage.host.report.pages == [3])
    scene.stage.drag(from: Point(x: 300, y: 100), to: Point(x: 200, y: 100), release: false)
    scene.stage.frame()
    #expect(scene.stage.host.report.pages == [3, 4])
  }

  @Test(arguments: [
    (Int.max, Double.infinity, Double.nan, Double.infinity), (Int.min, -5, -5, -5),
  ]) func settingsWithoutASenseDoNoHarm(side: Int, spacing: Double, slop: Double, duration: Double)
  {
    let model = PageModel(count: 5)
    let stage = Stage(
      content: PageView(
        items: model.items, pageIndex: Bindable(model).index, offscreenCountPerSide: side,
        spacing: spacing, scrollSlop: slop, animationDuration: duration
      ) { Text("page \($0.id)") })
    stage.press(.right)
    stage.settle()
    #expect(stage.texts == ["page 1"])
    stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150))
    stage.settle()
    #expect(stage.texts == ["page \(model.index)"])
  }

  @Test func contentThatSticksOutIsClippedAtRestAsInMotion() {
    let model = PageModel(count: 3)
    let stage = Stage(
      width: 200, height: 100,
      content: PageView(items: model.items, pageIndex: .constant(0)) { _ in
        Block(.red, 100, 100)
      }.frame(width: 50, height: 50))
    #expect(stage.list.description == "fill 0,0 100x100 #FF453A at 50,0 clip 75,25 50x50")
  }
}

private struct OwnIndex: View {
  let tally: PageTally
  @State private var index = 0
  var body: some View {
    PageView(items: (0..<20).map(Item.init), pageIndex: $index) {
      NumberedPage(item: $0, tally: tally)
    }
  }
}

private struct CountingPages: View {
  let model: PageModel
  var body: some View {
    let isMarked = model.isDisabled
    PageView(items: model.items, pageIndex: Bindable(model).index) { item in
      CountingPage(id: item.id, isMarked: isMarked)
    }
  }
}

private struct CountingPage: View {
  let id: Int
  let isMarked: Bool
  @State private var count = 0
  var body: some View {
    let text = "\(id): \(count)"
    Button(isMarked ? "(\(text))" : text) { count += 1 }
  }
}

extension Stage {
  /// Clicks on a text.
  func click(on text: String) {
    guard let place = place(of: text) else { return }
    click(place.x + 1, place.y + 1)
    frame()
  }
}
