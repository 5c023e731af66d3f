import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// ElegantPages: pages and lists with managers, by its formulas and without its bugs.
@Suite struct ElegantPagesTests {
  private let log = Transcript()

  private func list(
    _ manager: ElegantListManager, _ type: PageTurnType = .regularDefault, bounces: Bool = false,
    width: Double = 400
  ) -> Stage {
    let log = log
    return Stage(
      width: width,
      content: ElegantHList(manager: manager, pageTurnType: type, bounces: bounces) {
        Text("page \($0)").erased
      }
      .onPageChanged { log("\($0)") })
  }

  /// Drags by a distance, and by the slop that no movement shows.
  private func drag(_ stage: Stage, by distance: Double, release: Bool = true) {
    let way = distance + (distance < 0 ? -16 : 16)
    let start = Point(x: distance < 0 ? 380 : 20, y: 150)
    stage.drag(from: start, to: start + Vector(dx: way), steps: 40, seconds: 2, release: release)
  }

  private func x(_ stage: Stage, _ page: Int) -> Double {
    stage.frame()
    let center = 200 - FixedMeasurer.width(of: "page \(page)") / 2
    return (stage.place(of: "page \(page)")?.x ?? .nan) - center
  }

  @Test func regularTurnsOnReleasePastItsShare() {
    let manager = ElegantListManager(pageCount: 5)
    let stage = list(manager)
    drag(stage, by: -118, release: false)
    #expect(abs(x(stage, 0) + 118) < 1e-6)
    stage.pointer(.released, 0, 150)
    stage.settle()
    #expect(manager.currentPageIndex == 0 && log.take() == [])
    drag(stage, by: -122)
    stage.settle()
    #expect(manager.currentPageIndex == 1 && log.take() == ["1"])
  }

  @Test func earlyCutOffShowsHalfAndTurnsDuringTheDrag() {
    let manager = ElegantListManager(pageCount: 5)
    let stage = list(manager, .earlyCutOffDefault)
    drag(stage, by: -78, release: false)
    #expect(abs(x(stage, 0) + 39) < 1e-6)
    stage.pointer(.released, 0, 150)
    stage.settle()
    #expect(manager.currentPageIndex == 0)
    drag(stage, by: -300, release: false)
    #expect(manager.currentPageIndex == 1, "the finger is still down")
    stage.settle()
    #expect(stage.texts == ["page 1"], "the rest of the drag is nobody's")
    stage.pointer(.released, 0, 150)
    stage.settle()
    #expect(manager.currentPageIndex == 1 && log.take() == ["1"])
  }

  /// Shown is drag / pageTurnCutOff · scrollResistanceCutOff, and past the first of them it turns.
  @Test(arguments: [(40.0, 80.0), (30, 120), (90, 60)])
  func earlyCutOffFollowsItsFormula(resistance: Double, cutOff: Double) {
    let config = EarlyCutOffConfiguration(
      scrollResistanceCutOff: resistance, pageTurnCutOff: cutOff,
      pageTurnAnimation: .linear(duration: 0.2))
    for share in [0.25, 0.5, 0.999] {
      let manager = ElegantListManager(startingPage: 2, pageCount: 5)
      let stage = list(manager, .earlyCutoff(config: config))
      drag(stage, by: share * cutOff, release: false)
      #expect(abs(x(stage, 2) - share * resistance) < 1e-6)
      #expect(manager.currentPageIndex == 2, "not before")
      stage.pointer(.dragged, 20 + cutOff + 17, 150)
      #expect(manager.currentPageIndex == 1, "but past it")
    }
  }

  @Test func theEndsAreHardUnlessTheyBounce() {
    for bounces in [false, true] {
      let manager = ElegantListManager(pageCount: 5)
      let stage = list(manager, bounces: bounces)
      drag(stage, by: 100, release: false)
      #expect(abs(x(stage, 0) - (bounces ? 100 : 0)) < 1e-3)
      stage.pointer(.released, 0, 150)
      stage.settle()
      #expect(stage.texts == ["page 0"])
    }
  }

  @Test func bug1_theAxisIsTheViewsNotTheScreens() {
    let manager = ElegantListManager(pageCount: 5)
    let stage = list(manager, width: 200)
    stage.drag(from: Point(x: 180, y: 150), to: Point(x: 180 - 16 - 62, y: 150))
    stage.settle()
    #expect(manager.currentPageIndex == 1)
    stage.host.resize(to: Size(width: 400, height: 300), scale: 1)
    stage.settle()
    #expect(stage.texts == ["page 1"])
    stage.drag(from: Point(x: 380, y: 150), to: Point(x: 380 - 16 - 62, y: 150))
    stage.settle()
    #expect(manager.currentPageIndex == 1)
  }

  @Test func bug2_verticalPagesMeasureTheirHeight() {
    let manager = ElegantPagesManager(pageTurnType: .regularDefault)
    let stage = Stage(
      width: 400, height: 100,
      content: ElegantVPages(manager: manager) {
        Text("upper")
        Text("lower")
      })
    stage.drag(from: Point(x: 200, y: 90), to: Point(x: 200, y: 90 - 16 - 32))
    stage.settle()
    #expect(manager.currentPage == 1 && stage.texts == ["lower"])
  }

  @Test func bug3_pagesThatDoNotExistAreTheNearest() {
    let manager = ElegantListManager(startingPage: 99, pageCount: 5)
    let stage = list(manager)
    #expect(manager.currentPageIndex == 4 && stage.texts == ["page 4"])
    manager.scroll(to: -3)
    stage.settle()
    #expect(manager.currentPageIndex == 0 && stage.texts == ["page 0"])
  }

  @Test func bug4_twoPagesNeverDisagreeWithTheirManager() {
    let manager = ElegantListManager(startingPage: 1, pageCount: 2)
    let stage = list(manager)
    drag(stage, by: -200)
    stage.settle()
    #expect(manager.currentPageIndex == 1 && stage.texts == ["page 1"])
  }

  @Test func bug5_onlyChangesAreReported() {
    let manager = ElegantListManager(pageCount: 3)
    let stage = list(manager)
    manager.reloadPages()
    stage.settle()
    manager.scroll(to: 0)
    stage.settle()
    drag(stage, by: 200)
    stage.settle()
    #expect(log.take() == [])
  }

  @Test func bug6_theNumberOfPagesMayChange() {
    let manager = ElegantListManager(pageCount: 1)
    let stage = list(manager)
    manager.pageCount = 3
    stage.settle()
    drag(stage, by: -200)
    stage.settle()
    #expect(manager.currentPageIndex == 1)
    manager.pageCount = 0
    stage.settle()
    #expect(stage.texts == [])
  }

  @Test func bug7_aDiagonalMomentDoesNotThrowThePageBack() {
    let stage = list(ElegantListManager(pageCount: 3))
    stage.drag(from: Point(x: 380, y: 50), to: Point(x: 264, y: 50), release: false)
    stage.pointer(.dragged, 263, 250)
    #expect(abs(x(stage, 0) + 101) < 1e-6)
  }

  @Test func bug8_scrollingFarShowsTheRightPage() {
    let manager = ElegantListManager(pageCount: 40)
    let stage = list(manager)
    manager.scroll(to: 30)
    stage.frame()
    stage.frame()
    #expect(stage.texts.contains("page 0") && stage.texts.contains("page 30"))
    stage.settle()
    #expect(stage.texts == ["page 30"])
    manager.scroll(to: 3, animated: false)
    stage.frame()
    #expect(stage.texts == ["page 3"])
  }

  @Test func reloadingMakesThePagesAnew() {
    let manager = ElegantListManager(pageCount: 3)
    var word = "old"
    let stage = Stage(
      content: ElegantHList(manager: manager, pageTurnType: .regularDefault) { _ in
        Text(word).erased
      })
    word = "new"
    manager.reloadPages()
    stage.settle()
    #expect(stage.texts == ["new"])
  }

  @Test func theDefaultsAreTheFamilys() {
    guard case .regular(let delta) = PageTurnType.regularDefault,
      case .earlyCutoff(let config) = PageTurnType.earlyCutOffDefault
    else { return #expect(Bool(false)) }
    #expect(delta == 0.3)
    #expect(config.scrollResistanceCutOff == 40 && config.pageTurnCutOff == 80)
    #expect(config.pageTurnAnimation == .spring(response: 0.4, dampingFraction: 0.95))
  }
}
