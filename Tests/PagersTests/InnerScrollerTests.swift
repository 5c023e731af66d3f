import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Something inside a page that scrolls up and down.
@Suite struct InnerScrollerTests {
  private let model = PageModel(count: 5, index: 2)
  private let log = ScrollLog()

  private var stage: Stage {
    let log = log
    return Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) { _ in
        Scroller(log: log)
      })
  }

  @Test func b26_verticalScrollingIsTheInnersAndHorizontalThePagers() {
    let stage = stage
    stage.swipe(dx: 10, dy: 200)
    stage.settle()
    #expect(abs(log.distance - 200) < 1e-6 && model.index == 2 && stage.host.report.position == 2)
    stage.swipe(dx: 250, dy: 30)
    stage.settle()
    #expect(abs(log.distance - 200) < 1e-6 && model.index == 3)
  }

  @Test func a6_detentsAreTheInnersWhileItCanMove() {
    let stage = stage
    log.detentsLeft = 2
    for expected in [2, 2, 3, 4] {
      stage.wheel(dy: 1)
      stage.settle()
      #expect(model.index == expected)
    }
  }

  @Test func b26_verticalDragsAreTheInnersAndHorizontalThePagers() {
    let stage = stage
    stage.drag(from: Point(x: 200, y: 200), to: Point(x: 205, y: 100))
    stage.settle()
    #expect(log.drags == 1 && model.index == 2)
    stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 160))
    stage.settle()
    #expect(log.drags == 1 && model.index == 3)
  }
}

private final class ScrollLog {
  var distance = 0.0
  var detentsLeft = 0
  var drags = 0
}

private struct Scroller: PrimitiveView {
  let log: ScrollLog
  func make(in context: ViewContext) -> ScrollerNode { ScrollerNode(log, in: context) }
  func update(_ node: ScrollerNode, in context: ViewContext) {}
}

private final class ScrollerNode: Node {
  private let log: ScrollLog
  private lazy var drag = VerticalDrag(log, node: self)

  init(_ log: ScrollLog, in context: ViewContext) {
    self.log = log
    super.init(in: context)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { proposal.filled(by: .zero) }
  override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
  override var recognizers: [GestureRecognizer] { [drag] }
  override func wantsScroll(_ event: ScrollEvent) -> Bool {
    abs(event.delta.dy) > abs(event.delta.dx)
  }
  override func scroll(_ event: ScrollEvent) { log.distance += event.delta.dy }

  override func wheel(_ event: WheelEvent) -> Bool {
    guard log.detentsLeft > 0 else { return false }
    log.detentsLeft -= 1
    return true
  }
}

/// Claims a drag that goes up or down.
private final class VerticalDrag: GestureRecognizer {
  private let log: ScrollLog
  private var start = Point.zero

  init(_ log: ScrollLog, node: Node) {
    self.log = log
    super.init(node: node)
  }

  override func handle(_ event: PointerEvent) -> Verdict {
    switch event.phase {
    case .pressed:
      start = event.position
      return .wait
    case .dragged:
      let way = event.position - start
      guard way.length > 16 else { return .wait }
      return abs(way.dy) > abs(way.dx) ? .claim : .fail
    case .released:
      log.drags += 1
      return .claim
    default: return .fail
    }
  }
}
