import Graphics
import Interface
import Motion
import Pagers
import TestSupport
import Testing

/// The bright dot on its way over several pages.
@Suite struct PageIndicatorLeapTests {
  private let middle = IndicatorScene.middle

  @Test func aTapOnADistantDotLetsTheDotSpringWhileThePagesSlide() throws {
    let scene = IndicatorScene(count: 9, hasPager: true)
    scene.stage.click(280, middle)
    scene.stage.frame()
    let start = scene.stage.now
    var overshoot = 0.0
    while scene.stage.host.wantsFrame {
      scene.stage.frame()
      let time = scene.stage.now - start
      let lag = Spring.jump.value(at: time, from: -8).displacement
      let dot = try #require(scene.bright)
      #expect(abs(dot.x - min(280, 280 + 20 * lag)) < 0.5, "\(time)")
      overshoot = max(overshoot, 12 - dot.width)
    }
    // Past the last page the dot cannot go; the spring presses it against the end.
    #expect(overshoot > 0.1)
    #expect(scene.bright == .init(x: 280, width: 12, color: .white))
    #expect(scene.model.index == 8)
  }

  @Test(
    "no frame of a leap differs much from the one before",
    arguments: [
      (9, 0, 8), (40, 3, 30), (1000, 0, 999), (1000, 700, 311),
    ])
  func aLeapHasNoJump(count: Int, from: Int, to: Int) throws {
    let scene = IndicatorScene(count: count, index: from, hasPager: true)
    var before = try #require(scene.bright)
    scene.model.index = to
    while scene.stage.host.wantsFrame {
      scene.stage.frame(after: 1 / 1000)
      let dot = try #require(scene.bright)
      try #require(abs(dot.x - before.x) < 4 && abs(dot.width - before.width) < 5)
      #expect(scene.faint.count <= 10)
      before = dot
    }
    #expect(scene.label?.text == (count > 9 ? "\(to + 1) / \(count)" : nil))
  }

  @Test(arguments: [(0, 1.0), (4, -1)])
  func betweenTheLastPageAndTheFirstItIsAtTheNearerOne(index: Int, way: Double) throws {
    let options = IndicatorOptions(total: 5)
    options.page = index
    let stage = Stage(content: Loop(options: options))
    let (here, there) = (160 + 20 * Double(index), 240 - 20 * Double(index))
    stage.drag(
      from: Point(x: 200, y: 20), to: Point(x: 200 + way * 190, y: 20), release: false)
    stage.settle()
    #expect(stage.fills.last?.rect.midX == here && stage.fills.last?.rect.width == 12)
    stage.pointer(.dragged, 200 + way * 245, 20)
    stage.frame()
    stage.frame()
    let between = try #require(stage.fills.last).rect.midX
    #expect(abs(between - here) > 1 && abs(between - there) > 1)
    stage.settle()
    #expect(stage.fills.last?.rect.midX == there)
    stage.pointer(.released, 200 + way * 245, 20)
    stage.settle()
    #expect(options.page == 4 - index && stage.fills.last?.rect.midX == there)
  }

  @Test func aLeapCaughtByAFingerGoesOnWithoutAJump() throws {
    let scene = IndicatorScene(count: 9, hasPager: true)
    scene.model.index = 6
    for _ in 0..<8 { scene.stage.frame() }
    let before = try #require(scene.bright)
    scene.stage.pointer(.pressed, 100, 100)
    scene.stage.frame(after: 0)
    #expect(abs(try #require(scene.bright).x - before.x) < 0.5)
    for _ in 0..<60 { scene.stage.frame() }
    let held = try #require(scene.stage.host.report.position)
    #expect(abs(try #require(scene.bright).x - (120 + 20 * held)) < 0.3)
  }

  @Test func aSecondTapInTheMiddleOfALeapTurnsItWithoutAJump() throws {
    let scene = IndicatorScene(count: 9, hasPager: true)
    scene.stage.click(280, middle)
    for _ in 0..<7 { scene.stage.frame() }
    let before = try #require(scene.bright)
    #expect(before.x > 140 && before.x < 270)
    scene.stage.pointer(.pressed, 120, middle)
    scene.stage.pointer(.released, 120, middle)
    scene.stage.frame(after: 0)
    #expect(abs(try #require(scene.bright).x - before.x) < 0.5)
    scene.stage.settle()
    #expect(scene.bright?.x == 120 && scene.model.index == 0)
  }

  @Test func withReducedMotionTheDotIsThereAtOnce() {
    let scene = IndicatorScene(count: 9, hasPager: true) { $0.accessibilityReduceMotion = true }
    scene.stage.click(280, middle)
    scene.stage.frame()
    #expect(scene.bright?.x == 280)
    scene.stage.settle()
    #expect(scene.stage.shows("page 8"))
  }

  @Test func duringALeapADotShowsThePageThatItStandsFor() throws {
    for wait in [1, 4, 8, 12] {
      let scene = IndicatorScene(count: 1000, hasPager: true)
      scene.model.index = 900
      for _ in 0..<wait { scene.stage.frame() }
      let label = try #require(scene.label).text
      let bright = try #require(scene.bright)
      scene.stage.pointer(.pressed, bright.x, middle)
      scene.stage.pointer(.released, bright.x, middle)
      #expect(label == "\(scene.model.index + 1) / 1000")
    }
  }
}

/// Pages without an end, and their dots.
private struct Loop: View {
  let options: IndicatorOptions
  @State private var position = PagePosition()

  var body: some View {
    ZStack {
      PageView(
        items: (0..<options.total).map(Item.init), pageIndex: options.selection
      ) { _ in Color.clear }
      .pageViewLoops()
      IndicatorWithOptions(options: options)
    }
    .pagePosition(position)
  }
}
