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

  /// What is left: the area of the content, or the part of it in which something is seen.
  private var outline: (rect: Rect, radius: Double) {
    let area =
      items.count == 1 ? items[0].seenArea.offset(by: items[0].origin - Point.zero) : bounds
    return (area, min(max(0, radius.value(at: host.now)), area.width / 2, area.height / 2))
  }

  override func advance(to now: Seconds) -> Bool { radius.isMoving(at: now) }

  override func draw(into canvas: inout Canvas) {
    let (area, radius) = outline
    canvas.clipped(to: area, radius: radius) { drawItems(into: &$0) }
  }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    let (area, radius) = outline
    canvas.add(.shadow(area, radius: radius, shadow))
  }

  override var hitArea: Rect? { bounds }
}
