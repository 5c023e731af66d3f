import Graphics
import Interface
import Motion
import Pagers
import TestSupport
import Testing

/// Rows with actions in a list, each of the things listed for them and each bug of the package whose
/// names they have.
@Suite struct SwipyTests {
  // MARK: The package's bugs

  @Test func bug1_aRowWithoutActionsHasNoOpacityThatIsNoNumber() {
    let scene = RowsScene(change: { $0.hasActions = false })
    scene.drag(row: 1, by: -150, release: false)
    #expect(scene.offset(1) == 0)
    scene.stage.pointer(.released, 150, 90, source: .touch, id: 1)
    scene.model.models[1]?.swipe()
    scene.stage.settle()
    #expect(scene.stage.list.items.allSatisfy { $0.opacity.isFinite })
    #expect(scene.offset(1) == 0 && scene.model.models[1]?.swipeActionsWidth == 0)
    // What does not uncover anything takes clicks.
    scene.stage.click(100, 90)
    #expect(scene.model.log.take().contains("open 1"))
  }

  @Test func bug2_anOpenRowIsDraggedFromItsOpenOffset() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -150)
    #expect(scene.offset(1) == -120 && scene.open == [1])
    scene.drag(row: 1, by: 40, from: 100, release: false)
    #expect(scene.offset(1) == -80)
    scene.stage.pointer(.dragged, 120, 90, source: .touch, id: 1)
    scene.stage.frame()
    #expect(scene.offset(1) == -100)
  }

  @Test func bug3_theEndsResist() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -200, release: false)
    let band = RubberBand(extent: 400)
    #expect(abs(scene.offset(1) + 120 + band.shown(80)) < 1e-6)
    scene.stage.pointer(.dragged, 360, 90, source: .touch, id: 1)
    scene.stage.frame()
    #expect(abs(scene.offset(1) - band.shown(60)) < 1e-6)
    scene.stage.pointer(.released, 360, 90, source: .touch, id: 1)
    scene.stage.settle()
    #expect(scene.offset(1) == 0 && scene.open == [])
  }

  @Test func bug4_oneRowIsOpenAtATime() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -150)
    scene.drag(row: 3, by: -150)
    #expect(scene.open == [3] && scene.offset(1) == 0 && scene.offset(3) == -120)
    scene.scroll(row: 0, dx: 150)
    #expect(scene.open == [0] && scene.offset(3) == 0)
    scene.model.models[2]?.swipe()
    scene.stage.settle()
    #expect(scene.open == [2] && scene.offset(0) == 0 && scene.offset(2) == -120)
  }

  @Test func bug6_aVerticalMovementThatStartsOnARowScrollsTheList() {
    for behavior in [SwipySwipeBehavior.straight, .normal] {
      let scene = RowsScene(change: { $0.swipe = behavior })
      scene.drag(row: 3, by: -10, dy: -120)
      #expect(scene.top(3) < 100 && scene.offset(3) == 0 && scene.open == [])
      #expect(scene.model.models[3]?.isScrolling == false)
      let top = scene.top(4)
      scene.scroll(row: 4, dx: 10, dy: 60)
      #expect(scene.top(4) <= top - 60 && scene.offset(4) == 0)
    }
  }

  @Test func bug7_slowDragsOpenWhereTheBehaviourSaysSo() {
    for (behavior, opens) in [
      (SwipySwipeBehavior.soft, false), (.normal, false), (.hard, false), (.disabled, false),
      (.straight, true), (.offset(40), true), (.normal.or(.offset(60)), true),
    ] {
      let scene = RowsScene(change: { $0.swipe = behavior })
      // 50 points per second.
      scene.drag(row: 1, by: -150, seconds: 3)
      #expect((scene.open == [1]) == opens)
    }
  }

  @Test func quickDragsOpenByTheFiguresOfTheBehaviours() {
    for (behavior, speed) in [(SwipySwipeBehavior.soft, 100.0), (.normal, 200), (.hard, 400)] {
      for (factor, opens) in [(1.1, true), (0.9, false)] {
        let scene = RowsScene(change: { $0.swipe = behavior })
        scene.drag(row: 1, by: -150, seconds: 150 / (speed * factor))
        #expect((scene.open == [1]) == opens, "\(speed) \(factor)")
      }
    }
  }

  @Test func quickDragsStartAfterTheDistanceOfTheBehaviours() {
    for (behavior, distance) in [(SwipySwipeBehavior.soft, 25.0), (.normal, 50), (.hard, 100)] {
      for (dx, starts) in [(distance + 1, true), (distance - 1, false)] {
        let scene = RowsScene(change: { $0.swipe = behavior })
        scene.drag(row: 1, by: -dx, seconds: 0.1, release: false)
        #expect(scene.model.isSwiping == starts, "\(distance)")
        #expect(abs(scene.offset(1) - (starts ? -dx : 0)) < 1e-6)
      }
    }
  }

  // MARK: The model

  @Test func theModelAndTheBindingTellWhatHappens() {
    let scene = RowsScene()
    let row = scene.model.models[1]
    #expect(row?.contentSize == Size(width: 400, height: 60) && row?.swipeActionsWidth == 120)
    scene.drag(row: 1, by: -150, release: false)
    #expect(row?.isSwiping == true && row?.isSwiped == false && scene.model.isSwiping)
    #expect(abs((row?.swipeOffset.width ?? 0) - scene.offset(1)) < 1e-9)
    scene.stage.pointer(.released, 150, 90, source: .touch, id: 1)
    scene.stage.settle()
    #expect(row?.isSwiping == false && row?.isSwiped == true)
    #expect(row?.swipeOffset == Size(width: -120, height: 0))
    #expect(scene.model.log.take() == ["swiping true", "swiping false"])
  }

  @Test func isScrollingLastsUntilThePointerGoesUp() {
    let scene = RowsScene()
    scene.stage.pointer(.pressed, 200, 90, source: .touch, id: 1)
    scene.stage.pointer(.dragged, 200, 79, source: .touch, id: 1)
    #expect(scene.model.models[1]?.isScrolling == true)
    scene.stage.pointer(.dragged, 100, 50, source: .touch, id: 1)
    #expect(scene.model.models[1]?.isScrolling == true && scene.offset(1) == 0)
    scene.stage.pointer(.released, 100, 50, source: .touch, id: 1)
    #expect(scene.model.models[1]?.isScrolling == false)
  }

  @Test func theModelMovesTheRowAtOnceOrAlongAnAnimation() {
    let scene = RowsScene()
    scene.model.models[1]?.swipe()
    scene.stage.frame()
    #expect(scene.offset(1) == -120 && !scene.stage.host.wantsFrame)
    withAnimation(.linear(duration: 0.2)) { scene.model.models[1]?.unswipe() }
    scene.stage.frame(after: 0.0)
    scene.stage.frame(after: 0.1)
    #expect(abs(scene.offset(1) + 60) < 1e-6)
    scene.stage.settle()
    #expect(scene.offset(1) == 0)
  }

  @Test func theOpenPlaceHasTheMarginsAndTheThresholdIsTheWidth() {
    let scene = RowsScene(change: { $0.margin = SwipyHorizontalMargin(leading: 10, trailing: 20) })
    #expect(scene.model.models[1]?.swipeActionsWidth == 130)
    scene.drag(row: 1, by: -130)
    #expect(scene.open == [])
    scene.drag(row: 1, by: -131)
    #expect(scene.offset(1) == -150)
    #expect(scene.stage.rect(of: .yellow) == Rect(x: 260, y: 60, width: 60, height: 60))
    #expect(scene.stage.rect(of: .red) == Rect(x: 320, y: 60, width: 60, height: 60))
  }

  @Test func aThresholdOfOnesOwnDecides() {
    let scene = RowsScene(change: { $0.threshold = { $0.swipeActionsWidth / 3 } })
    scene.drag(row: 1, by: -40)
    #expect(scene.open == [])
    scene.drag(row: 1, by: -41)
    #expect(scene.offset(1) == -120)
    let odd = RowsScene(change: { $0.threshold = { _ in .nan } })
    odd.drag(row: 1, by: -121)
    #expect(odd.offset(1) == -120)
  }

  @Test func theActionsComeInByTheShareOfTheThreshold() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -30, release: false)
    #expect(opacity(of: .red, scene) == 0.25)
    scene.stage.pointer(.dragged, 150, 90, source: .touch, id: 1)
    scene.stage.settle()
    #expect(opacity(of: .red, scene) == 1)
  }

  private func opacity(of color: Color, _ scene: RowsScene) -> Double? {
    scene.stage.fills(of: color).first?.opacity
  }

  // MARK: Leading actions, full swipe

  @Test func leadingActionsAreSwipedTheOtherWay() {
    let scene = RowsScene(change: {
      $0.hasLeading = true
      $0.swipe = .normal
    })
    scene.drag(row: 1, by: 100, from: 100, seconds: 0.3)
    #expect(scene.offset(1) == 80 && scene.open == [1])
    #expect(scene.stage.rect(of: .blue) == Rect(x: 0, y: 60, width: 80, height: 60))
    scene.stage.click(40, 90)
    #expect(scene.model.log.take().contains("read 1"))
    // Back over the closed place it does not go on to the other side.
    scene.drag(row: 1, by: -200, from: 350, seconds: 0.6, release: false)
    #expect(scene.offset(1) < 0 && scene.offset(1) > -70)
  }

  @Test func pastSixtyPercentTheOutermostActionTakesTheStripAndFires() {
    let scene = RowsScene(change: { $0.fullSwipe = .trailing })
    scene.drag(row: 1, by: -241, from: 390, release: false)
    #expect(scene.offset(1) == -241)
    #expect(scene.stage.rect(of: .red) == Rect(x: 159, y: 60, width: 241, height: 60))
    scene.stage.pointer(.dragged, 151, 90, source: .touch, id: 1)
    scene.stage.settle()
    #expect((scene.stage.rect(of: .red)?.width ?? 0) < 200)
    scene.stage.pointer(.dragged, 100, 90, source: .touch, id: 1)
    scene.stage.pointer(.released, 100, 90, source: .touch, id: 1)
    scene.stage.settle()
    #expect(scene.model.log.take() == ["swiping true", "swiping false", "delete 1"])
    // The row is there until the data say otherwise.
    #expect(scene.offset(1) == 0 && scene.open == [])
  }

  @Test func withoutFullSwipeNothingFires() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -380, from: 390)
    #expect(scene.open == [1] && !scene.model.log.take().contains("delete 1"))
  }

  @Test func actionsAreButtons() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -150)
    scene.stage.click(310, 90)
    scene.stage.click(370, 90)
    #expect(scene.model.log.take().filter { !$0.hasPrefix("swiping") } == ["flag 1", "delete 1"])
    #expect(scene.open == [1])
  }

  // MARK: Closing

  @Test func h68_aSwipeOnAnotherRowClosesTheOneAndOpensTheOther() {
    for isTouch in [true, false] {
      let scene = RowsScene()
      scene.drag(row: 1, by: -150)
      if isTouch { scene.drag(row: 3, by: -150) } else { scene.scroll(row: 3, dx: 150) }
      #expect(scene.open == [3] && scene.offset(1) == 0 && scene.offset(3) == -120)
    }
  }

  @Test func h70_anOpenRowClosesBySwipingBackClickingAndEscape() {
    let scene = RowsScene()
    func reopen() {
      scene.drag(row: 1, by: -150)
      #expect(scene.open == [1])
      _ = scene.model.log.take()
    }
    reopen()
    scene.drag(row: 1, by: 60, from: 100)
    #expect(scene.open == [] && scene.offset(1) == 0)
    reopen()
    scene.stage.click(100, 90)
    #expect(scene.open == [] && scene.model.log.take() == [])
    reopen()
    scene.stage.press(.escape)
    #expect(scene.open == [])
    reopen()
    scene.stage.click(100, 200)
    #expect(scene.open == [])
    scene.stage.settle()
    #expect(scene.offset(1) == 0)
    scene.stage.press(.escape)
    #expect(!scene.stage.host.wantsFrame)
  }

  @Test func h70_anOpenRowClosesWhenSomethingScrolls() {
    let scene = RowsScene()
    let scrolls: [(RowsScene) -> Void] = [
      { $0.stage.wheel(dy: 1) },
      { $0.scroll(row: 1, dx: 0, dy: 20) },
      { $0.scroll(row: 3, dx: 0, dy: 20) },
      { $0.drag(row: 1, by: 0, dy: -60, from: 100) },
      { $0.drag(row: 3, by: 0, dy: -40) },
      { $0.stage.press(.down) },
    ]
    for (number, scroll) in scrolls.enumerated() {
      scene.stage.wait(1)
      scene.stage.wheel(dy: -100)
      scene.stage.settle()
      scene.drag(row: 1, by: -150)
      #expect(scene.open == [1])
      scroll(scene)
      scene.stage.settle()
      #expect(scene.open == [] && !(scene.offset(1) < 0), "\(number)")
    }
  }

  @Test func h68_theOpenRowIsKnownByItsIdentity() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -150)
    scene.model.rows.insert(20, at: 0)
    scene.model.rows.removeAll { $0 == 0 }
    scene.stage.settle()
    #expect(scene.open == [1] && scene.offset(1) == -120)
    scene.model.rows.removeAll { $0 == 1 }
    scene.stage.settle()
    #expect(scene.model.isSwiping == false && !scene.stage.host.wantsFrame)
  }

  @Test func aRowThatLeavesWhileItIsSwipedIsSwipedNoLonger() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -50, release: false)
    #expect(scene.model.isSwiping)
    scene.model.rows.removeAll { $0 == 1 }
    scene.stage.settle()
    #expect(!scene.model.isSwiping)
    scene.stage.pointer(.released, 250, 90, source: .touch, id: 1)
  }

  // MARK: Devices

  @Test func fingersOnATrackpadSwipe() {
    let scene = RowsScene(change: { $0.swipe = .normal })
    scene.scroll(row: 1, dx: 100, seconds: 0.3, lift: false)
    #expect(abs(scene.offset(1) + 100) < 1e-6 && scene.model.isSwiping)
    scene.stage.wait(1)
    scene.stage.scroll(.ended)
    scene.stage.settle()
    #expect(scene.offset(1) == 0)
    // A lift with speed coasts past the threshold.
    scene.scroll(row: 1, dx: 100, seconds: 0.3)
    #expect(scene.offset(1) == -120)
    scene.scroll(row: 1, dx: -60, seconds: 0.3)
    #expect(scene.offset(1) == 0)
  }

  @Test func aHairUpOrDownDoesNotCloseTheRowThatIsSwipedBack() {
    let scene = RowsScene()
    scene.scroll(row: 1, dx: 150)
    #expect(scene.open == [1])
    scene.stage.scroll(.began, dy: 0.4, at: Point(x: 200, y: 90))
    scene.stage.scroll(.changed, dx: -30, at: Point(x: 200, y: 90))
    scene.stage.settle()
    #expect(abs(scene.offset(1) + 90) < 1e-6 && scene.model.isSwiping)
    scene.stage.scroll(.ended, at: Point(x: 200, y: 90))
  }

  @Test func scrollingWithoutALiftSwipesByItsDistance() {
    let scene = RowsScene()
    scene.scroll(row: 1, dx: 100, rest: 0.18, source: .continuous)
    #expect(scene.offset(1) == 0)
    scene.scroll(row: 1, dx: 140, rest: 0.18, source: .continuous)
    #expect(scene.offset(1) == -120)
  }

  @Test func aWheelThatTurnsSidewaysOpensAndClosesOnce() {
    let scene = RowsScene(change: { $0.hasLeading = true })
    func turn(_ detents: Double) {
      scene.stage.wait(1)
      for _ in 0..<8 {
        scene.stage.wheel(dx: detents, at: Point(x: 200, y: 90))
        scene.stage.wait(0.05)
      }
      scene.stage.settle()
    }
    turn(1)
    #expect(scene.offset(1) == -120)
    turn(-1)
    #expect(scene.offset(1) == 0)
    turn(-1)
    #expect(scene.offset(1) == 80)
  }

  @Test func aMouseDragsARowToo() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -150, source: .mouse)
    #expect(scene.offset(1) == -120)
  }

  @Test func anEventThatIsTakenAwayLeavesTheRowWhereItWas() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -150, release: false)
    scene.stage.pointer(.cancelled, 150, 90, source: .touch, id: 1)
    scene.stage.settle()
    #expect(scene.offset(1) == 0 && !scene.model.isSwiping && scene.open == [])
  }

  // MARK: Keyboard

  @Test func arrowsOpenTheRowWithTheFocusAndTabReachesTheActions() {
    let scene = RowsScene()
    // The list, the first row.
    scene.stage.press(.tab)
    scene.stage.press(.tab)
    scene.stage.press(.left)
    scene.stage.settle()
    #expect(scene.open == [0] && scene.offset(0) == -120)
    scene.stage.press(.tab)
    scene.stage.press(.tab)
    scene.stage.frame()
    #expect(rings(scene).contains(Rect(x: 344, y: 4, width: 52, height: 52)))
    scene.stage.press(.enter)
    #expect(scene.model.log.take() == ["delete 0"])
    scene.stage.press(.right)
    scene.stage.settle()
    #expect(scene.open == [])
    // The focus is not on an action that cannot be seen.
    scene.stage.press(.enter)
    #expect(scene.model.log.take() == [])
    scene.stage.press(.tab)
    scene.stage.press(.enter)
    #expect(scene.model.log.take() == ["open 0"])
  }

  private func rings(_ scene: RowsScene) -> [Rect] {
    scene.stage.list.items.compactMap { item in
      if case .stroke(let rect, _, 2, .white) = item.content { rect } else { nil }
    }
  }

  @Test func withoutTheFocusArrowsAreNotTheRows() {
    let scene = RowsScene()
    scene.stage.press(.left)
    scene.stage.settle()
    #expect(scene.open == [])
  }

  // MARK: Direction, motion, looks

  @Test func rightToLeftIsMirrored() {
    let scene = RowsScene(
      change: {
        $0.swipe = .normal
        $0.hasLeading = true
      }, environment: { $0.layoutDirection = .rightToLeft })
    scene.drag(row: 1, by: 150, from: 100, seconds: 0.5)
    #expect(scene.offset(1) == 120)
    #expect(scene.model.models[1]?.swipeOffset.width == -120)
    #expect(scene.stage.rect(of: .red)?.minX == 0 && scene.stage.rect(of: .yellow)?.minX == 60)
    scene.stage.press(.escape)
    scene.stage.settle()
    scene.scroll(row: 1, dx: 150)
    #expect(scene.offset(1) == -80)
    #expect(scene.stage.rect(of: .blue)?.minX == 320)
  }

  @Test func lessMotionOpensAtOnce() {
    let scene = RowsScene(environment: { $0.accessibilityReduceMotion = true })
    scene.drag(row: 1, by: -150)
    scene.stage.press(.escape)
    scene.stage.frame()
    #expect(scene.offset(1) == 0 && scene.stage.list.veil != nil)
    scene.stage.frame(after: 0.13)
    #expect(scene.stage.list.veil == nil && !scene.stage.host.wantsFrame)
  }

  @Test func theActionsAreSeenInTheirRowOnly() {
    let scene = RowsScene(width: 500)
    scene.drag(row: 1, by: -30, release: false)
    let red = scene.stage.fills(of: .red).first
    #expect(red?.clips.contains { $0.rect.minX == 0 && $0.rect.maxX == 500 } == true)
  }

  @Test func aDisabledRowTakesNothing() {
    let model = RowsModel()
    let stage = Stage(content: RowsView(model: model).disabled(true))
    stage.drag(from: Point(x: 300, y: 90), to: Point(x: 100, y: 90), seconds: 0.2)
    stage.settle()
    #expect(stage.rect(of: .row(1))?.minX == 0 && !model.isSwiping)
  }

  @Test func atRestNoFrameIsWanted() {
    let scene = RowsScene()
    scene.drag(row: 1, by: -150)
    #expect(!scene.stage.host.wantsFrame && scene.stage.host.deadline == nil)
  }
}
