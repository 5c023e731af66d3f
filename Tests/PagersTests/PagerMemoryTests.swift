import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// That pages and pagers are freed when they are gone.
@Suite struct PagerMemoryTests {
  @Test func pagesOutsideOfTheWindowAreFreed() {
    let live = Live()
    let model = PageModel(count: 100)
    let stage = Stage(content: Pages(model: model, live: live))
    #expect(live.count == 3)
    for _ in 0..<30 {
      stage.press(.right)
      stage.settle()
      #expect(live.count <= 5)
    }
    model.index = 90
    stage.settle()
    #expect(live.count == 5)
    model.items = []
    stage.frame()
    #expect(live.count == 0)
  }

  @Test func aPagerThatIsRemovedIsFreedWithItsPages() {
    let live = Live()
    let model = PageModel(count: 100)
    weak var node: PagerNode?
    let stage = Stage(content: Pages(model: model, live: live))
    stage.press(.tab)
    node = stage.host.input.focus.node as? PagerNode
    #expect(node != nil)
    stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150), release: false)
    stage.frame()
    model.isDisabled = true
    stage.frame()
    #expect(live.count == 0 && node == nil)
  }

  @Test func aWindowIsFreedInTheMiddleOfATurn() {
    let live = Live()
    let model = PageModel(count: 100)
    weak var host: ViewHost?
    do {
      let stage = Stage(content: Pages(model: model, live: live))
      stage.press(.right)
      stage.frame()
      host = stage.host
    }
    #expect(host == nil && live.count == 0)
    model.index = 5
  }
}

private final class Live { var count = 0 }

/// Pages whose nodes are counted; none when the model is disabled.
private struct Pages: View {
  let model: PageModel
  let live: Live
  var body: some View {
    if !model.isDisabled {
      VStack {
        PageView(
          items: model.items, pageIndex: Bindable(model).index,
          onPageTranslationChanged: { _ in _ = model.items.count }
        ) { item in
          Counted(live: live).onTapGesture { model.index = item.id }
        }
        PageIndicator(selection: Bindable(model).index, total: model.items.count)
      }
      .pagePosition(PagePosition())
      .onPagePositionChange { _ in _ = model.items.count }
    }
  }
}

private struct Counted: PrimitiveView {
  let live: Live
  func make(in context: ViewContext) -> CountedNode { CountedNode(live, in: context) }
  func update(_ node: CountedNode, in context: ViewContext) {}
}

private final class CountedNode: Node {
  private let live: Live
  init(_ live: Live, in context: ViewContext) {
    self.live = live
    super.init(in: context)
    live.count += 1
  }
  isolated deinit { live.count -= 1 }
}
