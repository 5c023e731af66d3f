import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// What those who make pictures are told of the pages.
@Suite struct VisibilityTests {
  @Test func theOrderOfPagesFollowsTheMotion() {
    let model = PageModel(count: 20, index: 10)
    let pictures = Pictures()
    let stage = Stage(content: Screen(model: model, pictures: pictures))
    #expect(pictures.order == [10, 11, 9, 12, 8])
    let listener = Listener()
    stage.host.join(listener)
    stage.host.join(listener)
    stage.press(.right)
    stage.frame()
    #expect(listener.told == 1)
    // Both are seen on the way; then what lies ahead.
    #expect(Set(pictures.order.prefix(2)) == [10, 11])
    #expect(pictures.order[2] == 12)
    stage.settle()
    #expect(pictures.order == [11, 12, 10, 13, 9])
    listener.told = 0
    stage.frame()
    stage.host.environment.colorScheme = .light
    stage.frame()
    #expect(listener.told == 0)
  }

  @Test func aFarJumpWantsItsTargetBeforeItIsThere() {
    let model = PageModel(count: 40)
    let pictures = Pictures()
    let stage = Stage(content: Screen(model: model, pictures: pictures))
    stage.press(.end)
    stage.frame()
    #expect(Set(pictures.order.prefix(2)) == [0, 39])
  }
}

/// One who is told when other pages come into view.
private final class Listener: FrameParticipant {
  var told = 0
  func frameBegins() -> Bool { false }
  func visibilityChanged() { told += 1 }
}

/// The nodes of pictures that exist, by number.
private final class Pictures {
  var nodes: [Int: PictureNode] = [:]

  /// The numbers, the most urgent first.
  var order: [Int] {
    nodes.sorted { ($0.value.remoteness, $0.key) < ($1.value.remoteness, $1.key) }.map(\.key)
  }
}

private struct Screen: View {
  let model: PageModel
  let pictures: Pictures
  var body: some View {
    PageView(items: model.items, pageIndex: Bindable(model).index) { item in
      Picture(number: item.id, pictures: pictures).padding(10)
    }
  }
}

private struct Picture: PrimitiveView {
  let number: Int
  let pictures: Pictures
  func make(in context: ViewContext) -> PictureNode { PictureNode(in: context) }
  func update(_ node: PictureNode, in context: ViewContext) {
    (node.number, node.pictures) = (number, pictures)
  }
}

private final class PictureNode: Node {
  var number = 0
  var pictures: Pictures?
  override func didAppear() { pictures?.nodes[number] = self }
  override func didDisappear() { pictures?.nodes[number] = nil }
}
