import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// Keys, the focus, and pagers that are told not to listen.
@Suite struct KeyTests {
  @Test(arguments: [
    (KeyEvent.Key.right, 11), (.left, 9), (.pageDown, 11), (.pageUp, 9), (.home, 0), (.end, 39),
    (.up, 10), (.down, 10), (.character("x"), 10), (.space, 10),
  ]) func e48_keysTurn(key: KeyEvent.Key, page: Int) {
    let scene = PagerScene(index: 10)
    scene.stage.press(key)
    scene.settle()
    #expect(scene.rests(on: page))
  }

  @Test func e48_keysStopAtTheEnds() {
    let scene = PagerScene(count: 3)
    for key in [KeyEvent.Key.left, .pageUp, .home] { scene.stage.press(key) }
    scene.settle()
    #expect(scene.rests(on: 0))
    for _ in 0..<5 { scene.stage.press(.right) }
    scene.stage.press(.end)
    scene.settle()
    #expect(scene.rests(on: 2))
    #expect(scene.takeWrites() == [1, 2])
  }

  @Test func keysWithModifiersAreNotForThePager() {
    let scene = PagerScene(index: 10)
    for modifiers in [KeyEvent.Modifiers.control, .alt, .shift, .command] {
      scene.stage.press(.right, modifiers: modifiers)
    }
    scene.settle()
    #expect(scene.rests(on: 10))
  }

  @Test func e49_theNextFrameShowsMotion() {
    let scene = PagerScene(index: 10)
    scene.stage.press(.right)
    #expect(scene.stage.host.wantsFrame)
    scene.stage.frame()
    #expect(scene.position > 10 && scene.position < 11)
    #expect(scene.model.index == 11, "the index is the target's")
  }

  @Test func e49_aRepeatedKeyShowsEachPageAtOnceAndNeverQueues() {
    let scene = PagerScene(index: 10)
    scene.stage.press(.right)
    scene.stage.frame()
    for press in 1...5 {
      scene.stage.press(.right, isRepeat: true)
      scene.stage.frame()
      // Between two repeats a turn begins, which the next one ends.
      #expect(abs(scene.position - Double(11 + press)) < 1)
      #expect(scene.model.index == 11 + press)
    }
    scene.settle()
    #expect(scene.rests(on: 16))
  }

  @Test func aKeyDuringADragDoesNothing() {
    let scene = PagerScene(index: 10)
    scene.stage.drag(from: Point(x: 300, y: 150), to: Point(x: 200, y: 150), release: false)
    scene.stage.press(.right)
    scene.stage.press(.end)
    scene.stage.wheel(dy: 1)
    scene.stage.frame()
    #expect(scene.position < 11 && scene.model.index == 10)
    scene.stage.pointer(.cancelled, 200, 150)
    scene.settle()
    #expect(scene.rests(on: 10))
  }

  @Test func disablePagingLeavesTheIndexAlone() {
    let scene = PagerScene(index: 10)
    scene.model.isPagingDisabled = true
    scene.stage.frame()
    inputs(scene.stage)
    #expect(scene.rests(on: 10))
    scene.model.index = 12
    scene.settle()
    #expect(scene.rests(on: 12))
    scene.model.isPagingDisabled = false
    scene.stage.press(.right)
    scene.settle()
    #expect(scene.rests(on: 13))
  }

  @Test func aDisabledPagerIsDeafToo() {
    let scene = PagerScene(index: 10)
    scene.model.isDisabled = true
    scene.stage.frame()
    inputs(scene.stage)
    #expect(scene.rests(on: 10))
    scene.model.index = 12
    scene.settle()
    #expect(scene.rests(on: 12))
  }

  private func inputs(_ stage: Stage) {
    stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150))
    stage.swipe(dx: 300)
    stage.wheel(dy: 1)
    for key in [KeyEvent.Key.right, .end, .pageDown] { stage.press(key) }
    stage.pointer(.pressed, 10, 10, button: .forward)
    stage.settle()
  }

  @Test func whatIsHeldWhenPagingIsDisabledGoesBack() {
    for disable in [
      { (model: PageModel) in model.isPagingDisabled = true }, { $0.isDisabled = true },
    ] {
      let dragged = PagerScene(index: 10)
      dragged.stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150), release: false)
      disable(dragged.model)
      dragged.settle()
      #expect(dragged.rests(on: 10))
      dragged.stage.pointer(.dragged, 20, 150)
      dragged.stage.pointer(.released, 20, 150)
      dragged.settle()
      #expect(dragged.rests(on: 10))
      let scrolled = PagerScene(index: 10)
      scrolled.stage.swipe(dx: 200, lift: false)
      disable(scrolled.model)
      scrolled.settle()
      #expect(scrolled.rests(on: 10))
      scrolled.stage.scroll(.changed, dx: 100)
      scrolled.stage.scroll(.ended)
      scrolled.settle()
      #expect(scrolled.rests(on: 10))
    }
  }

  @Test func keysFallThroughToThePagerAndThenToTheRest() {
    let events = Transcript()
    let model = PageModel(count: 5)
    let stage = Stage(
      content: VStack {
        Button("header") { events("header") }
        PageView(items: model.items, pageIndex: Bindable(model).index) { item in
          Button("page \(item.id)") {}.onKeyPress { event in
            events("page \(item.id)")
            return event.key == .down
          }
        }
      }
      .onKeyPress { event in
        events("rest")
        return event.key != .tab
      })
    stage.press(.right)
    #expect(model.index == 1)
    #expect(events.take() == ["page 0"])
    stage.settle()
    stage.press(.down)
    stage.press(.up)
    #expect(events.take() == ["page 1", "page 1", "rest"])
    stage.press(.tab)
    #expect(events.take() == ["page 1", "rest"])
    stage.press(.left)
    stage.settle()
    #expect(model.index == 0, "the header's button has no use for it")
    stage.press(.enter)
    #expect(events.take() == ["page 1", "header"])
  }

  @Test func e47_theFocusNeverRestsOnAnInvisiblePage() {
    let model = PageModel(count: 9, index: 4)
    let fired = Transcript()
    let stage = Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) { item in
        Button("page \(item.id)") { fired("\(item.id)") }
      })
    // The pager itself is a stop, then what is on its page.
    stage.press(.tab)
    stage.press(.tab)
    stage.press(.space)
    #expect(fired.take() == ["4"])
    stage.press(.tab)
    #expect(stage.host.input.focus.node == nil, "no button of another page")
    stage.press(.tab)
    stage.press(.tab)
    stage.press(.right)
    stage.frame()
    stage.press(.space)
    #expect(fired.take() == [], "the page is leaving")
    #expect(stage.host.input.focus.node is PagerNode)
    stage.press(.tab)
    stage.press(.space)
    #expect(fired.take() == ["5"])
    model.index = 0
    stage.settle()
    #expect(stage.host.input.focus.node is PagerNode)
    stage.press(.right)
    stage.settle()
    #expect(model.index == 1)
  }

  @Test func theRingOfAPagerIsInsideIt() {
    let scene = PagerScene()
    scene.stage.press(.tab)
    scene.stage.frame()
    let rings = scene.stage.list.items.compactMap { item -> Rect? in
      guard case .stroke(let rect, _, _, _) = item.content else { return nil }
      return item.transform.apply(to: rect)
    }
    #expect(!rings.isEmpty)
    let window = Rect(x: 0, y: 0, width: 400, height: 300)
    #expect(rings.allSatisfy { $0.intersection(window) == $0 })
  }
}
