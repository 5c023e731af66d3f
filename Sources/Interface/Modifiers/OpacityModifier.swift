import Graphics
import Motion

/// Makes its content fainter.
struct OpacityModifier: NodeModifier {
  let opacity: Double

  func make(in context: ViewContext) -> OpacityNode {
    OpacityNode(opacity: opacity, in: context)
  }

  func update(_ node: OpacityNode, in context: ViewContext) {
    node.animate(&node.opacity, to: opacity, in: context)
  }
}

/// The node of an opacity.
final class OpacityNode: ContentNode {
  var opacity: Animated<Double>

  init(opacity: Double, in context: ViewContext) {
    self.opacity = Animated(opacity)
    super.init(in: context)
  }

  override func advance(to now: Seconds) -> Bool { opacity.isMoving(at: now) }

  override func draw(into canvas: inout Canvas) {
    canvas.faded(by: min(1, max(0, opacity.value(at: host.now)))) { drawItems(into: &$0) }
  }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.faded(by: min(1, max(0, opacity.value(at: host.now)))) {
      super.drawShadow(shadow, into: &$0)
    }
  }

  // What cannot be seen cannot be clicked.
  override var hitItems: [(item: Node, place: Transform)] {
    opacity.target == 0 ? [] : super.hitItems
  }
}
