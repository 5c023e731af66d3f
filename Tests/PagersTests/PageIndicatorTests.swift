import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// The dots: where they are, and what pointing at them shows.
@Suite struct PageIndicatorTests {
  /// Filled circles and pills of the last frame: centre, width, opacity of the colour.
  private func dots(_ stage: Stage) -> [(x: Double, width: Double, alpha: Double)] {
    stage.list.items.compactMap { item in
      guard case .fill(let rect, _, let color) = item.content else { return nil }
      let place = item.transform.apply(to: rect)
      return (place.midX, place.width, color.alpha)
    }
  }

  private func faint(_ stage: Stage) -> [(x: Double, width: Double, alpha: Double)] {
    dots(stage).filter { $0.alpha < 1 }.sorted { $0.x < $1.x }
  }

  private func bright(_ stage: Stage) -> Double? { dots(stage).first { $0.alpha == 1 }?.x }

  private func scene(
    _ count: Int, index: Int = 0, direction: LayoutDirection = .leftToRight
  ) -> (PageModel, Stage) {
    let model = PageModel(count: count, index: index)
    model.writes = []
    let stage = Stage(
      width: 400, height: 100, environment: { $0.layoutDirection = direction },
      content: Dots(model: model))
    return (model, stage)
  }

  @Test(arguments: [Int](1...12) + [40], [LayoutDirection.leftToRight, .rightToLeft])
  func f54_aClickOnADotShowsExactlyItsPage(count: Int, direction: LayoutDirection) {
    for start in Set([0, count / 2, count - 1]) {
      let first = min(max(0, start - 4), max(0, count - 9))
      let dots = faint(scene(count, index: start, direction: direction).1)
      #expect(dots.count == min(count, 9))
      for (slot, dot) in dots.enumerated() {
        let page = first + (direction == .leftToRight ? slot : dots.count - 1 - slot)
        // The dot, both halves of the gaps beside it, and above and below it.
        for (dx, dy) in [(0.0, 0.0), (-9.5, 0), (9.5, 0), (0, -21), (0, 21)] {
          let (model, stage) = scene(count, index: start, direction: direction)
          stage.click(dot.x + dx, 50 + dy)
          #expect(model.index == page, "\(start) → \(page) at \(dx)")
          if dx == 0 && dy == 0 {
            stage.settle()
            #expect(stage.shows("page \(page)"))
          }
        }
      }
    }
  }

  @Test(arguments: [0, 1, 4, 500, 995, 999]) func f54_soItIsWithAThousandPages(index: Int) {
    let first = min(max(0, index - 4), 991)
    for (slot, dot) in faint(scene(1000, index: index).1).enumerated() {
      let (model, stage) = scene(1000, index: index)
      stage.click(dot.x, 50)
      stage.settle()
      #expect(model.index == first + slot)
      #expect(stage.texts == ["page \(first + slot)", "\(first + slot + 1) / 1000"])
    }
  }

  @Test func f53_aThousandPagesHaveNineDotsAndTheBrightOneIsAmongThem() {
    let (model, stage) = scene(1000)
    for index in stride(from: 0, to: 1000, by: 37) {
      model.index = index
      stage.settle()
      #expect(faint(stage).count <= 10)
      let x = bright(stage) ?? -1
      #expect(x > 110 && x < 290)
    }
  }

  @Test func noPageHasNoDotAndOneHasOne() {
    let (_, none) = scene(0)
    #expect(dots(none).isEmpty)
    none.click(200, 50)
    let (model, one) = scene(1)
    #expect(dots(one).count == 2)
    one.click(200, 50)
    #expect(model.writes == [])
  }

  @Test func besideTheDotsAClickDoesNothing() {
    let (model, stage) = scene(5)
    for (x, y) in [(100.0, 50.0), (300, 50), (200, 20), (200, 80)] { stage.click(x, y) }
    #expect(model.writes == [])
  }

  @Test func aPressThatIsReleasedElsewhereDoesNothing() {
    let (model, stage) = scene(5)
    stage.pointer(.pressed, 240, 50)
    stage.pointer(.dragged, 241, 95)
    stage.pointer(.released, 241, 95)
    #expect(model.writes == [])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func draggingAlongTheDotsScrubs(direction: LayoutDirection) {
    let sign: Double = direction == .leftToRight ? 1 : -1
    let (model, stage) = scene(9, direction: direction)
    let start = 200 - 80 * sign
    stage.pointer(.pressed, start, 50)
    for page in 1...8 {
      stage.pointer(.dragged, start + sign * 20 * Double(page), 50)
      stage.frame()
      #expect(model.index == page)
    }
    stage.pointer(.dragged, start - sign * 500, 50)
    stage.frame()
    #expect(model.index == 0)
    stage.pointer(.dragged, start + sign * 500, 300)
    stage.pointer(.released, start + sign * 500, 300)
    stage.settle()
    #expect(model.index == 8 && stage.texts == ["page 8"])
    #expect(model.writes == [1, 2, 3, 4, 5, 6, 7, 8, 0, 8])
  }

  @Test func scrubbingAThousandPagesReachesBothEnds() {
    let (model, stage) = scene(1000, index: 500)
    stage.pointer(.pressed, 200, 50)
    stage.pointer(.dragged, 400, 50)
    stage.frame()
    #expect(model.index == 999)
    stage.pointer(.dragged, 0, 50)
    stage.pointer(.released, 0, 50)
    stage.settle()
    #expect(model.index == 0)
  }

  @Test func aScrubThatIsTakenAwayStaysWhereItWas() {
    let (model, stage) = scene(9)
    stage.pointer(.pressed, 120, 50)
    stage.pointer(.dragged, 160, 50)
    stage.pointer(.cancelled, 160, 50)
    stage.pointer(.dragged, 200, 50)
    stage.settle()
    #expect(model.index == 2)
    stage.pointer(.pressed, 120, 50)
    stage.pointer(.cancelled, 120, 50)
    #expect(model.index == 2)
  }

  @Test func keysMoveInsideItWhileItHasTheFocus() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let model = PageModel(count: 5)
      let stage = Stage(
        environment: { $0.layoutDirection = direction },
        content: PageIndicator(selection: Bindable(model).index, total: 5))
      let (next, back) =
        direction == .leftToRight ? (KeyEvent.Key.right, KeyEvent.Key.left) : (.left, .right)
      stage.press(next)
      #expect(model.index == 0)
      stage.press(.tab)
      for (key, index) in [(next, 1), (next, 2), (back, 1), (.end, 4), (next, 4), (.home, 0)] {
        stage.press(key)
        #expect(model.index == index)
      }
      stage.press(back)
      #expect(model.index == 0)
    }
  }

  @Test func theBrightDotGlidesWithThePages() {
    let (_, stage) = scene(5)
    let first = bright(stage) ?? 0
    stage.drag(from: Point(x: 300, y: 10), to: Point(x: 74, y: 10), release: false)
    stage.frame()
    #expect(abs((bright(stage) ?? 0) - first - 10) < 1e-6)
    #expect(abs((dots(stage).first { $0.alpha == 1 }?.width ?? 0) - 20) < 1e-6)
    stage.pointer(.cancelled, 74, 10)
    stage.settle()
    #expect(bright(stage) == first)
  }

  @Test func pulledBeyondTheEndTheBrightDotIsSqueezed() {
    let (_, stage) = scene(5)
    stage.swipe(dx: -400, lift: false)
    stage.frame()
    let width = dots(stage).first { $0.alpha == 1 }?.width ?? 0
    #expect(width > 10 && width < 11.5)
  }

  @Test func withoutAPagerItMovesByASpringOfItsOwn() {
    let model = PageModel(count: 5)
    let stage = Stage(
      content: PageIndicator(selection: Bindable(model).index, total: 5))
    let first = bright(stage) ?? 0
    model.index = 3
    stage.frame()
    stage.frame(after: 0.1)
    let between = bright(stage) ?? 0
    #expect(between > first && between < first + 60)
    stage.settle()
    #expect(bright(stage) == first + 60)
    #expect(!stage.host.wantsFrame)
    let reduced = Stage(
      environment: { $0.accessibilityReduceMotion = true },
      content: PageIndicator(selection: Bindable(model).index, total: 5))
    model.index = 0
    reduced.frame()
    #expect(bright(reduced) == first)
  }

  @Test(arguments: [(-5, 0), (99, 4)]) func aSelectionThatDoesNotExistIsTheNearest(
    index: Int, shown: Int
  ) {
    let model = PageModel(count: 5, index: index)
    let stage = Stage(content: PageIndicator(selection: Bindable(model).index, total: 5))
    #expect(bright(stage) == 160 + 20 * Double(shown))
  }

  @Test func aDisabledIndicatorIsDeaf() {
    let model = PageModel(count: 5)
    let stage = Stage(
      content: PageIndicator(selection: Bindable(model).index, total: 5).disabled(true))
    stage.click(200, 150)
    stage.press(.tab)
    stage.press(.right)
    #expect(model.index == 0)
  }

  @Test func clicksOnDotsDoNotReachThePageBehind() {
    let (_, stage) = scene(5)
    stage.drag(from: Point(x: 160, y: 50), to: Point(x: 164, y: 50))
    stage.frame()
    #expect(stage.host.report.position == 0)
  }

  @Test func aTurnRunsNoBodyForTheDots() {
    let (model, stage) = scene(5)
    let before = stage.host.counts.bodies
    stage.swipe(dx: 100, lift: false)
    for _ in 0..<10 {
      stage.scroll(.changed, dx: 5)
      stage.frame()
    }
    #expect(stage.host.counts.bodies == before)
    #expect(model.index == 0)
  }
}

/// A small pager with its dots over it.
private struct Dots: View {
  let model: PageModel
  @State private var position = PagePosition()
  var body: some View {
    ZStack {
      PageView(items: model.items, pageIndex: Bindable(model).index) { Text("page \($0.id)") }
      PageIndicator(selection: Bindable(model).index, total: model.items.count)
    }
    .pagePosition(position)
  }
}
