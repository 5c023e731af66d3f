import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Drags with mouse and finger, flicks, and turns that are caught.
@Suite struct DragTests {
  private func settled(_ scene: PagerScene) -> Int {
    scene.settle()
    return scene.rests(on: scene.model.index) ? scene.model.index : -1
  }

  private let middle = Point(x: 200, y: 150)

  /// Drags by a distance to the right.
  private func drag(
    _ scene: PagerScene, by dx: Double, dy: Double = 0, steps: Int = 10, seconds: Double = 0.3,
    release: Bool = true
  ) {
    scene.stage.drag(
      from: middle, to: middle + Vector(dx: dx, dy: dy), steps: steps, seconds: seconds,
      release: release)
  }

  @Test(arguments: [
    (-19.0, 0), (-20, 0), (-21, 1), (-200, 1), (-390, 1), (19, 0), (20, 0), (21, -1), (190, -1),
  ]) func aDragPastTheSlopTurnsAndNoOtherDoes(dx: Double, pages: Int) {
    for steps in [1, 2, 10] {
      let scene = PagerScene(index: 10)
      drag(scene, by: dx, steps: steps, seconds: 1)
      #expect(settled(scene) == 10 + pages, "in \(steps) steps")
    }
  }

  @Test func thePagesStartWhereTheDragIsRecognizedAndThenFollowOneToOne() {
    let scene = PagerScene(index: 10)
    drag(scene, by: -15, release: false)
    scene.stage.frame()
    #expect(scene.position == 10)
    for x in [-16.0, -58, -226] {
      scene.stage.pointer(.dragged, middle.x + x, middle.y)
      scene.stage.frame()
      #expect(abs(scene.position - 10 - (-x - 16) / 420) < 1e-9)
    }
  }

  @Test func withReducedMotionALetGoPageFadesIntoItsPlaceAndAKeysPageIsThere() {
    let scene = PagerScene(index: 10) { $0.accessibilityReduceMotion = true }
    drag(scene, by: -200, release: false)
    scene.stage.frame()
    #expect(scene.stage.list.veil == nil && scene.position > 10.4)
    let dragged = scene.stage.list
    scene.stage.pointer(.released, middle.x - 200, middle.y)
    scene.stage.frame()
    #expect(scene.position == 11 && scene.stage.list.veil?.frame.list == dragged)
    scene.stage.frame(after: 0.06)
    #expect(abs((scene.stage.list.veil?.opacity ?? 0) - 0.5) < 1e-9)
    scene.stage.frame(after: 0.061)
    #expect(scene.rests(on: 11) && scene.stage.list.veil == nil)
    scene.stage.press(.right)
    scene.stage.frame()
    #expect(scene.rests(on: 12) && scene.stage.list.veil == nil)
  }

  @Test func b18_threeQuickFlicksAreThreePages() {
    let scene = PagerScene()
    for _ in 0..<3 {
      drag(scene, by: -80, seconds: 0.05)
      scene.stage.frame(after: 0.035)
      scene.stage.frame(after: 0.035)
    }
    #expect(settled(scene) == 3)
    #expect(scene.takeWrites() == [1, 2, 3])
  }

  @Test func b18_soTheyAreWithMomentum() {
    let model = PageModel(count: 40)
    let stage = Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) {
        Text("\($0.id)")
      }.pageTurning(.momentum))
    for _ in 0..<3 {
      stage.drag(from: middle, to: Point(x: 120, y: 150), seconds: 0.05)
      stage.frame(after: 0.035)
      stage.frame(after: 0.035)
    }
    stage.settle()
    #expect(model.index == 3)
  }

  @Test func b21_aPressStopsATurnWhereItIsAndAReleaseLetsItGoOn() {
    let scene = PagerScene(index: 10)
    scene.stage.press(.right)
    for _ in 0..<4 { scene.stage.frame() }
    scene.stage.pointer(.pressed, middle.x, middle.y)
    scene.stage.frame()
    let held = scene.position
    #expect(held > 10 && held < 11)
    for _ in 0..<10 { scene.stage.frame() }
    #expect(scene.position == held)
    #expect(!scene.stage.host.wantsFrame, "a held page asks for no frame")
    scene.stage.pointer(.released, middle.x, middle.y)
    #expect(settled(scene) == 11)
  }

  @Test func b21_aTapDuringATurnReachesThePage() {
    let clicks = Transcript()
    let model = PageModel(count: 3)
    let stage = Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) { item in
        Color.red.onTapGesture { clicks("\(item.id)") }
      })
    stage.press(.right)
    for _ in 0..<20 { stage.frame() }
    #expect(stage.host.wantsFrame)
    stage.click(200, 150)
    stage.settle()
    #expect(clicks.take() == ["1"] && model.index == 1)
  }

  @Test func b21_aVerticalDragDuringATurnLetsItGoOn() {
    let scene = PagerScene(index: 10)
    scene.stage.press(.right)
    for _ in 0..<4 { scene.stage.frame() }
    scene.stage.drag(from: middle, to: middle + Vector(dx: 0, dy: 80), release: false)
    scene.settle()
    #expect(scene.position == 11)
    scene.stage.pointer(.released, 200, 230)
    #expect(settled(scene) == 11)
  }

  @Test func b22_twoKeysInQuickSuccessionAreTwoPages() {
    let scene = PagerScene(index: 10)
    scene.stage.press(.right)
    scene.stage.frame(after: 0.05)
    scene.stage.press(.right)
    scene.stage.frame()
    #expect(scene.position == 12, "the second is shown at once")
    #expect(settled(scene) == 12)
  }

  @Test(arguments: [0.01, 0.03, 0.1]) func b23_noFlickTurnsMoreThanOnePage(seconds: Double) {
    let scene = PagerScene(index: 10)
    scene.stage.drag(
      from: Point(x: 399, y: 150), to: Point(x: -3000, y: 150), steps: 3, seconds: seconds)
    #expect(settled(scene) == 11)
  }

  @Test(arguments: [(-30.0, 30.0), (-30, 26), (-100, 200), (5, -40)])
  func b25_aDragThatIsNotClearlyHorizontalTurnsNothing(dx: Double, dy: Double) {
    let scene = PagerScene(index: 10)
    drag(scene, by: dx, dy: dy, release: false)
    scene.stage.pointer(.dragged, 10, 150 + dy)
    scene.stage.frame()
    #expect(scene.position == 10)
    scene.stage.pointer(.released, 10, 150 + dy)
    #expect(settled(scene) == 10)
  }

  @Test func b30_theEndsGiveWayLikeARubberBandAndPullBack() {
    for (index, dx) in [(0, 1.0), (9, -1)] {
      let scene = PagerScene(count: 10, index: index)
      var last = 0.0
      scene.stage.pointer(.pressed, middle.x, middle.y)
      for step in 1...40 {
        scene.stage.pointer(.dragged, middle.x + dx * Double(step) * 25, middle.y)
        scene.stage.frame()
        let pull = abs(scene.position - Double(index))
        #expect(pull >= last && pull < 1)
        last = pull
      }
      #expect(last > 0.3)
      scene.stage.pointer(.released, middle.x + dx * 1000, middle.y)
      #expect(settled(scene) == index)
      #expect(scene.takeWrites() == [])
      #expect(scene.tally.mostLive <= 5)
    }
  }

  @Test func aTurnCanBeReversedAndFlickedAgainWithoutAJump() {
    let scene = PagerScene(index: 10)
    var places: [Double] = []
    func frames(_ count: Int) {
      for _ in 0..<count {
        scene.stage.frame(after: 0.008)
        places.append(scene.position)
      }
    }
    func hold(_ x: Double) { scene.stage.pointer(.pressed, x, 150) }
    func move(from x: Double, by step: Double, times: Int) {
      for index in 1...times {
        scene.stage.pointer(.dragged, x + step * Double(index), 150)
        frames(1)
      }
    }
    hold(300)
    move(from: 300, by: -8, times: 8)
    scene.stage.pointer(.released, 236, 150)
    frames(8)
    hold(200)
    frames(3)
    move(from: 200, by: 6, times: 10)
    scene.stage.pointer(.released, 260, 150)
    frames(6)
    scene.stage.press(.right)
    hold(200)
    move(from: 200, by: -8, times: 8)
    scene.stage.pointer(.released, 136, 150)
    frames(200)
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    #expect((steps.dropFirst(30).max() ?? 1) < 1.01, "the key may jump, nothing else")
    #expect(steps.filter { $0 > 0.09 }.count <= 1, "\(steps.max() ?? 0)")
    #expect(settled(scene) == scene.model.index)
  }

  @Test func aCancelledDragGoesBackToItsStart() {
    let scene = PagerScene(index: 10)
    drag(scene, by: -300, release: false)
    scene.stage.frame()
    scene.stage.pointer(.cancelled, 0, 0)
    #expect(settled(scene) == 10)
    #expect(scene.takeWrites() == [])
  }

  @Test func aSecondFingerSendsThePagesBackWithoutAJump() {
    let scene = PagerScene(index: 10)
    scene.stage.pointer(.pressed, 300, 150, source: .touch, id: 1)
    scene.stage.pointer(.dragged, 100, 150, source: .touch, id: 1)
    scene.stage.frame()
    let place = scene.position
    scene.stage.pointer(.pressed, 20, 20, source: .touch, id: 2)
    scene.stage.frame(after: 0)
    #expect(scene.position == place)
    // From here on neither finger moves anything, whichever lifts first.
    scene.stage.pointer(.dragged, 390, 20, source: .touch, id: 2)
    scene.stage.pointer(.dragged, 10, 150, source: .touch, id: 1)
    scene.stage.pointer(.released, 10, 150, source: .touch, id: 1)
    scene.stage.pointer(.dragged, 20, 20, source: .touch, id: 2)
    #expect(settled(scene) == 10)
    scene.stage.pointer(.released, 20, 20, source: .touch, id: 2)
    #expect(settled(scene) == 10)
    #expect(scene.takeWrites() == [])
  }

  @Test func aSecondFingerBeforeTheDragKeepsItFromBeginning() {
    let scene = PagerScene(index: 10)
    scene.stage.pointer(.pressed, 300, 150, source: .touch, id: 1)
    scene.stage.pointer(.pressed, 20, 20, source: .touch, id: 2)
    scene.stage.pointer(.dragged, 100, 150, source: .touch, id: 1)
    scene.stage.frame()
    #expect(scene.position == 10)
    scene.stage.pointer(.released, 20, 20, source: .touch, id: 2)
    scene.stage.pointer(.released, 100, 150, source: .touch, id: 1)
    drag(scene, by: -300)
    #expect(settled(scene) == 11)
  }

  @Test func theThumbButtonsTurnPages() {
    let scene = PagerScene(index: 10)
    scene.stage.pointer(.pressed, 10, 10, button: .forward)
    scene.stage.pointer(.released, 10, 10, button: .forward)
    #expect(settled(scene) == 11)
    scene.stage.pointer(.pressed, 10, 10, button: .back)
    scene.stage.pointer(.released, 10, 10, button: .back)
    #expect(settled(scene) == 10)
  }

  @Test func aRightClickDuringADragDoesNotEndIt() {
    let scene = PagerScene(index: 10)
    drag(scene, by: -100, release: false)
    scene.stage.pointer(.pressed, 100, 150, button: .secondary)
    scene.stage.pointer(.released, 100, 150, button: .secondary)
    scene.stage.pointer(.dragged, middle.x - 184, middle.y)
    scene.stage.frame()
    #expect(abs(scene.position - 10.4) < 1e-9)
  }

  @Test func aDescriptionDuringADragKeepsItsRule() {
    let scene = PagerScene(index: 10)
    drag(scene, by: -30, seconds: 1, release: false)
    scene.model.isDisabled = false
    scene.model.items.append(Item(id: 77))
    scene.stage.frame()
    scene.stage.pointer(.released, middle.x - 30, middle.y)
    #expect(settled(scene) == 11)
  }
}
