import Graphics
import Motion

/// Cuts off what lies outside of its content's area.
struct ClipModifier: NodeModifier {
  let radius: Double

  func make(in context: ViewContext) -> ClipNode {
    ClipNode(radius: radius, in: context)
  }

  func update(_ node: ClipNode, in context: ViewContext) {
    node.animate(&node.radius, to: radius, in: context)
  }
}

/// The node of a clip.
final class ClipNode: ContentNode {
  var radius: Animated<Double>

  init(radius: Double, in context: ViewContext) {
    self.radius = Animated(radius)
    super.init(in: context)
  }

  private var now: Double {
    min(max(0, radius.value(at: host.now)), size.width / 2, size.height / 2)
  }

  override func advance(to now: Seconds) -> Bool { radius.isMoving(at: now) }

  override func draw(into canvas: inout Canvas) {
    canvas.clipped(to: bounds, radius: now) { drawItems(into: &$0) }
  }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.add(.shadow(bounds, radius: now, shadow))
  }

  override var hitArea: Rect? { bounds }
}
