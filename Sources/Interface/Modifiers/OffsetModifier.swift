import Graphics
import Motion

/// Shows its content elsewhere than it lies.
struct OffsetModifier: NodeModifier {
  let offset: Vector

  func make(in context: ViewContext) -> OffsetNode {
    OffsetNode(offset: offset, in: context)
  }

  func update(_ node: OffsetNode, in context: ViewContext) {
    node.animate(&node.offset, to: offset, in: context)
  }
}

/// The node of an offset.
final class OffsetNode: ContentNode {
  var offset: Animated<Vector>

  init(offset: Vector, in context: ViewContext) {
    self.offset = Animated(offset)
    super.init(in: context)
  }

  private var now: Vector { offset.value(at: host.now) }

  override func advance(to now: Seconds) -> Bool { offset.isMoving(at: now) }

  override func draw(into canvas: inout Canvas) {
    canvas.translated(by: now) { drawItems(into: &$0) }
  }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.translated(by: now) { super.drawShadow(shadow, into: &$0) }
  }

  override var hitItems: [(item: Node, place: Transform)] {
    let offset = now
    return items.map { ($0, $0.placeInParent.followed(by: .translation(offset))) }
  }
}
