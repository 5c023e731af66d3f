import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

@Observable private final class Shop {
  var number: Int? = 5
  var wakeups = 0
  var isOpen = true
  @ObservationIgnored var asked: [String] = []
  @ObservationIgnored var answers = true
}

private struct Shelf: View {
  let shop: Shop

  var body: some View {
    let _ = shop.wakeups
    LazyZCarousel(
      data: shop.number,
      isNextAvailable: (shop.number ?? 0) < 8,
      fetchNext: {
        shop.asked.append("next")
        if shop.answers { shop.number? += 1 }
      },
      isPrevAvailable: (shop.number ?? 0) > 0,
      fetchPrev: {
        shop.asked.append("previous")
        if shop.answers { shop.number? -= 1 }
      }
    ) { number in
      Text(number.map { "item \($0)" } ?? "…")
    }
  }
}

/// LazyZCarousel: one datum at a time, and nothing that sticks.
@Suite struct CarouselTests {
  private let shop = Shop()

  private func stage(width: Double = 400) -> Stage {
    Stage(width: width, content: Shelf(shop: shop))
  }

  /// The text in the middle of the window.
  private func middle(_ stage: Stage) -> String? {
    stage.texts.first { text in
      let x = (stage.place(of: text)?.x ?? .nan) + FixedMeasurer.width(of: text) / 2
      return abs(x - stage.host.size.width / 2) < 0.5
    } ?? (stage.texts.contains("…") ? "…" : nil)
  }

  private func turn(_ stage: Stage, _ direction: Double = 1) {
    stage.swipe(dx: 200 * direction)
    stage.settle()
  }

  @Test func aTurnFetchesAndTheMiddleShowsIt() {
    let stage = stage()
    #expect(stage.texts.sorted() == ["item 5", "…", "…"].sorted())
    turn(stage)
    #expect(shop.number == 6 && stage.texts.contains("item 6") && shop.asked == ["next"])
    turn(stage, -1)
    turn(stage, -1)
    #expect(shop.number == 4 && stage.texts.contains("item 4"))
  }

  @Test func thePageFollowsTheFinger() {
    let stage = stage()
    let before = stage.place(of: "item 5")?.x ?? .nan
    stage.swipe(dx: 100, lift: false)
    stage.frame()
    #expect(abs((stage.place(of: "item 5")?.x ?? .nan) - (before - 0.25 * 0.775 * 400)) < 1e-6)
  }

  @Test func theEndsHaveNoNeighbour() {
    shop.number = 8
    let stage = stage()
    #expect(stage.texts.sorted() == ["item 8", "…"].sorted())
    turn(stage)
    #expect(shop.number == 8 && shop.asked == [])
  }

  @Test func bug1_aSlowFetchThatFailsOrBringsTheSameNeverSticks() {
    shop.answers = false
    let stage = stage()
    turn(stage)
    #expect(shop.asked == ["next"] && middle(stage) == "…")
    turn(stage, -1)
    #expect(middle(stage) == "item 5" && shop.asked == ["next"], "back without a fetch")
    turn(stage)
    turn(stage)
    #expect(shop.asked == ["next", "next", "next"])
    shop.number = 6
    stage.settle()
    #expect(shop.asked.count == 4, "the second page of the two is fetched")
    shop.number = 7
    stage.settle()
    #expect(stage.texts.contains("item 7"))
    shop.answers = true
    turn(stage)
    #expect(shop.number == 8 && stage.texts.contains("item 8"))
  }

  @Test func bug1_aPageThatComesWhenItWasLeftIsNotShownForAnother() {
    shop.answers = false
    let stage = stage()
    turn(stage)
    turn(stage)
    shop.number = 6
    stage.settle()
    // The application tells that it fetches the second of the two pages.
    shop.wakeups += 1
    stage.settle()
    #expect(middle(stage) == "…")
    turn(stage, -1)
    #expect(middle(stage) == "item 6")
    shop.answers = true
    shop.asked = []
    shop.number = 7
    stage.settle()
    #expect(middle(stage) == "item 6" && shop.asked == ["previous"])
    turn(stage)
    #expect(middle(stage) == "item 7")
  }

  @Test func bug1_theSameValueAgainIsShown() {
    shop.answers = false
    let stage = stage()
    turn(stage)
    shop.wakeups += 1
    stage.settle()
    #expect(middle(stage) == "item 5")
    shop.answers = true
    turn(stage)
    #expect(middle(stage) == "item 6")
  }

  @Test func bug1_noDataIsAPlaceholderThatCanBeReplaced() {
    shop.number = nil
    let stage = stage()
    #expect(middle(stage) == "…")
    turn(stage)
    shop.number = 3
    stage.settle()
    #expect(middle(stage) == "item 3" && shop.asked == [])
  }

  @Test(arguments: [300.0, 1291, 2560]) func bug2_anyWidthTurnsTheRightWay(width: Double) {
    let stage = stage(width: width)
    stage.swipe(dx: 200)
    var last = Double.infinity
    for _ in 0..<30 {
      stage.frame()
      let x = stage.place(of: "item 6")?.x ?? last
      #expect(x <= last + 1e-6)
      last = x
    }
    stage.settle()
    #expect(middle(stage) == "item 6")
  }

  @Test func bug3_aResizeKeepsTheNeighboursInPlace() {
    let stage = stage()
    stage.host.resize(to: Size(width: 1000, height: 300), scale: 1)
    stage.frame()
    let xs = stage.list.items.compactMap { item -> Double? in
      guard case .text("…", _, let place, _) = item.content else { return nil }
      return item.transform.apply(to: place).x + FixedMeasurer.width(of: "…") / 2
    }.sorted()
    #expect(xs.count == 2 && abs(xs[0] + 275) < 1e-6 && abs(xs[1] - 1275) < 1e-6)
  }

  /// A third of the page's width, 0.2333 W: strictly more turns, however slowly.
  @Test func aPageTurnsPastAThirdOfItsWidth() {
    for (share, number) in [(0.233, 5), (0.234, 6), (-0.233, 6), (-0.234, 5)] {
      let stage = stage(width: 1000)
      // The pages begin to move after 16 points.
      let way = (abs(share) * 1000 + 16) * (share < 0 ? 1 : -1)
      let start = Point(x: 500 - way / 2, y: 150)
      stage.drag(from: start, to: start + Vector(dx: way), steps: 40, seconds: 4)
      stage.settle()
      #expect(shop.number == number, "\(share)")
    }
  }

  @Test func bug4_atAnEndADragThatTurnsBackIsFollowedBack() {
    shop.number = 8
    let stage = stage()
    let rest = stage.place(of: "item 8")?.x ?? .nan
    stage.drag(
      from: Point(x: 350, y: 150), to: Point(x: 150, y: 150), seconds: 1, release: false)
    stage.frame()
    let pulled = stage.place(of: "item 8")?.x ?? .nan
    #expect(pulled < rest - 20 && pulled > rest - 90)
    for x in stride(from: 150.0, through: 334, by: 8) {
      stage.wait(0.02)
      stage.pointer(.dragged, x, 150)
    }
    stage.frame()
    #expect(abs((stage.place(of: "item 8")?.x ?? .nan) - rest) < 0.5)
    for x in stride(from: 334.0, through: 384, by: 10) {
      stage.wait(0.02)
      stage.pointer(.dragged, x, 150)
    }
    stage.frame()
    #expect(abs((stage.place(of: "item 8")?.x ?? .nan) - rest - 50) < 0.5, "on this side 1:1")
  }

  @Test func bug5_quickTurnsAllCount() {
    let stage = stage()
    for _ in 0..<3 {
      stage.swipe(dx: 80, steps: 3, seconds: 0.05)
      stage.wait(0.07)
    }
    stage.settle()
    #expect(shop.number == 8)
  }

  @Test func bug6_aCarouselThatIsRemovedAsksForNothingAndWakesNobody() {
    let shop = shop
    shop.answers = false
    let stage = Stage(width: 400, content: Closing(shop: shop))
    stage.swipe(dx: 200)
    stage.frame()
    #expect(shop.asked == ["next"])
    shop.isOpen = false
    stage.frame()
    #expect(stage.texts == [] && !stage.host.wantsFrame && stage.host.deadline == nil)
    shop.number = 6
    stage.wait(2)
    stage.frame()
    #expect(shop.asked == ["next"])
  }
}

private struct Closing: View {
  let shop: Shop

  var body: some View { if shop.isOpen { Shelf(shop: shop) } }
}

/// Pages that begin again after the last one.
@Suite struct LoopTests {
  private let model = PageModel(count: 5, index: 4)

  private var stage: Stage { Stage(content: LoopingPages(model: model)) }

  @Test func theFirstFollowsTheLast() {
    let stage = stage
    stage.press(.right)
    stage.settle()
    #expect(model.index == 0 && stage.texts == ["page 0"] && stage.host.report.position == 0)
    stage.press(.left)
    stage.settle()
    #expect(model.index == 4 && stage.host.report.position == 4)
  }

  @Test func b22_twoQuickStepsAreTwo() {
    let stage = stage
    stage.press(.right)
    stage.wait(0.05)
    stage.press(.right)
    stage.settle()
    #expect(model.index == 1)
  }

  @Test func c37_oneDoesNotLoopAndMoreDo() {
    model.items = [Item(id: 0)]
    let stage = stage
    stage.swipe(dx: 300)
    stage.settle()
    #expect(model.index == 0 && stage.texts == ["page 0"] && stage.host.report.position == 0)
    model.items = (0..<2).map(Item.init)
    stage.settle()
    for expected in [1, 0, 1] {
      stage.swipe(dx: 300)
      stage.settle()
      #expect(model.index == expected)
    }
    stage.swipe(dx: -300)
    stage.settle()
    #expect(model.index == 0)
    model.items = (0..<5).map(Item.init)
    stage.settle()
    stage.swipe(dx: -300)
    stage.settle()
    #expect(model.index == 4)
  }

  @Test func writingTheIndexTakesTheShortWay() {
    let stage = stage
    model.index = 0
    stage.frame()
    stage.frame()
    #expect((stage.place(of: "page 0")?.x ?? 0) > 200)
    stage.settle()
    #expect(stage.texts == ["page 0"])
  }

  /// Each page is a view of its own, as many exist as before, and memory does not grow.
  @Test func fiveHundredFlicksHaveUniquePagesAndFlatMemory() {
    let tally = LoopTally()
    let stage = Stage(content: CountedPages(model: model, tally: tally))
    var memory = 0
    for flick in 1...500 {
      stage.swipe(dx: 120, steps: 3, seconds: 0.05)
      stage.frame()
      // While it moves, two neighbours of the row are seen and nothing else.
      #expect(Set(stage.texts).count == stage.texts.count)
      stage.settle()
      let expected = (4 + flick) % 5
      #expect(model.index == expected && stage.texts == ["page \(expected) of life 0"])
      #expect(tally.live <= 7)
      if flick == 100 { memory = residentBytes() }
    }
    #expect(tally.live == tally.made - tally.gone)
    #expect(residentBytes() - memory < 4 << 20)
  }
}

private final class LoopTally {
  var made = 0
  var gone = 0
  var live: Int { made - gone }
}

private struct CountedPages: View {
  let model: PageModel
  let tally: LoopTally

  var body: some View {
    PageView(items: model.items, pageIndex: Bindable(model).index) { item in
      CountedPage(item: item, tally: tally)
    }
    .pageViewLoops()
  }
}

/// A page with a state of its own, which no other page may have.
private struct CountedPage: View {
  let item: Item
  let tally: LoopTally
  @State private var life = 0

  var body: some View {
    Text("page \(item.id) of life \(life)")
      .onAppear { tally.made += 1 }
      .onDisappear { tally.gone += 1 }
  }
}

private struct LoopingPages: View {
  let model: PageModel

  var body: some View {
    PageView(items: model.items, pageIndex: Bindable(model).index) { Text("page \($0.id)") }
      .pageViewLoops()
  }
}
