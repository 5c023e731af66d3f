import Graphics
import Interface
import Pagers
import TestSupport
import Testing

/// An indicator that turns the pages by itself.
@Suite struct PageIndicatorDurationTests {
  private let options = IndicatorOptions(total: 3)

  private func stage(environment: (inout EnvironmentValues) -> Void = { _ in }) -> Stage {
    options.duration = 4
    return options.stage(environment: environment)
  }

  /// How long the bright dot is.
  private func filled(_ stage: Stage) -> Double { stage.fills.last?.rect.width ?? 0 }

  @Test func withoutADurationNothingHappens() {
    let stage = options.stage()
    #expect(stage.pass(60) == 0)
    #expect(stage.host.deadline == nil)
  }

  @Test func eachPageHasItsTimeAndTheFirstComesAfterTheLast() {
    let stage = stage()
    for page in [0, 1, 2, 0, 1] {
      #expect(options.page == page)
      stage.pass(3.9)
      #expect(options.page == page)
      stage.pass(0.1 + 1e-6)
    }
    #expect(options.writes == [1, 2, 0, 1, 2])
  }

  @Test func thePillFillsAFramePerPixel() {
    let stage = stage()
    #expect(stage.fills.map(\.rect.width) == [44, 12, 12, 12])
    #expect(stage.fills.map(\.rect.midX) == [180, 216, 236, 164])
    let frames = stage.pass(2)
    #expect(abs(filled(stage) - 28) <= 1 && frames >= 15 && frames <= 17)
    #expect(stage.fills.last?.rect.minX == stage.fills.first?.rect.minX)
  }

  @Test func betweenPagesThePillTravels() {
    let stage = stage()
    stage.pass(4)
    #expect(options.page == 1 && filled(stage) > 40)
    var widths: [Double] = []
    for _ in 0..<16 {
      stage.frame()
      widths.append(filled(stage))
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 - $1 < 8 })
    stage.settle()
    #expect(stage.fills.map(\.rect.width).prefix(3) == [12, 44, 12])
    #expect(filled(stage) < 16)
  }

  @Test func aPageThatComesInAnotherWayBeginsAnew() {
    let stage = stage()
    stage.pass(3)
    options.page = 2
    stage.pass(3.9)
    #expect(options.page == 2)
    stage.pass(0.2)
    #expect(options.page == 0)
  }

  @Test func underAFingerTimeStandsStillAndThenBeginsAnew() {
    let stage = stage()
    stage.pass(2)
    stage.pointer(.pressed, 180, 150)
    let length = filled(stage)
    #expect(stage.pass(20) <= 20 && options.page == 0 && abs(filled(stage) - length) <= 1)
    stage.pointer(.released, 180, 250)
    stage.pass(3.9)
    #expect(options.page == 0)
    stage.pass(0.2)
    #expect(options.page == 1)
  }

  @Test func pagesThatAreHeldBesideItHoldItUp() {
    options.duration = 4
    let stage = Stage(content: Slideshow(options: options))
    stage.pass(3)
    stage.pointer(.pressed, 200, 50)
    stage.pointer(.dragged, 180, 50)
    stage.pointer(.dragged, 160, 50)
    stage.frame()
    stage.pass(30)
    #expect(options.page == 0)
    stage.pointer(.dragged, 195, 50)
    stage.pointer(.released, 195, 50)
    stage.pass(3.5)
    #expect(options.page == 0)
    stage.pass(1)
    #expect(options.page == 1)
  }

  @Test func whileTheWindowIsHiddenTimeStandsStill() {
    let stage = stage()
    stage.pass(2)
    stage.host.environment.scenePhase = .background
    stage.host.update()
    #expect(stage.host.deadline == nil)
    stage.wait(100)
    stage.host.environment.scenePhase = .active
    stage.frame()
    #expect(options.page == 0 && abs(filled(stage) - 28) <= 1)
    stage.pass(1.9)
    #expect(options.page == 0)
    stage.pass(0.2)
    #expect(options.page == 1)
  }

  @Test func whenItLeavesNothingHappensAnyMore() {
    options.duration = 4
    let model = PageModel(count: 1)
    let stage = Stage(content: Leaving(model: model, options: options))
    stage.pass(1)
    model.isDisabled = true
    stage.settle()
    #expect(stage.pass(60) == 0 && options.writes == [])
    #expect(stage.host.deadline == nil)
  }

  @Test func aDisabledRowWaits() {
    options.isDisabled = true
    let stage = stage()
    stage.pass(60)
    #expect(options.writes == [])
    options.isDisabled = false
    stage.pass(4.1)
    #expect(options.writes == [1])
  }

  @Test func bug8_theDurationMayChangeAtAnyTime() {
    let stage = stage()
    stage.pass(2)
    options.duration = 8
    stage.pass(3.9)
    #expect(options.page == 0)
    stage.pass(0.2)
    #expect(options.page == 1)
    options.duration = nil
    stage.settle()
    #expect(stage.pass(60) == 0 && options.page == 1)
    #expect(stage.fills.map(\.rect.width) == [12, 12, 12, 12])
  }

  @Test func withReducedMotionPagesChangeAtOnce() {
    let stage = stage { $0.accessibilityReduceMotion = true }
    stage.pass(4.01)
    #expect(options.page == 1)
    #expect(stage.fills.map(\.rect.width).prefix(3) == [12, 44, 12] && filled(stage) < 14)
  }

  @Test func fromRightToLeftThePillFillsFromTheRight() {
    let stage = stage { $0.layoutDirection = .rightToLeft }
    stage.pass(2)
    #expect(stage.fills.first?.rect.maxX == stage.fills.last?.rect.maxX)
    #expect(stage.fills.first?.rect.midX == 220)
  }

  @Test(arguments: [0, 1]) func aPageAloneAndNoPageStay(total: Int) {
    options.total = total
    let stage = stage()
    #expect(stage.pass(60) == 0 && options.writes == [])
    #expect(stage.fills.count == 2 * total)
  }

  @Test func aBindingThatKeepsItsPageIsAskedAgain() {
    let stage = Stage(
      content: PageIndicator(selection: .constant(1), total: 3).pageIndicatorDuration(1))
    let frames = stage.pass(5)
    #expect(frames > 5 * 30 && frames < 5 * 60)
  }
}

private struct Slideshow: View {
  let options: IndicatorOptions
  @State private var position = PagePosition()

  var body: some View {
    ZStack(alignment: .bottom) {
      PageView(
        items: (0..<options.total).map(Item.init), pageIndex: options.selection
      ) { Text("page \($0.id)") }
      IndicatorWithOptions(options: options)
    }
    .pagePosition(position)
  }
}

private struct Leaving: View {
  let model: PageModel
  let options: IndicatorOptions

  var body: some View {
    if !model.isDisabled { IndicatorWithOptions(options: options) }
  }
}
