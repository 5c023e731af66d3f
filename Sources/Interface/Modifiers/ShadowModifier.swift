import Graphics
import Motion

/// Puts a shadow under its content.
struct ShadowModifier: NodeModifier {
  let shadow: Shadow

  func make(in context: ViewContext) -> ShadowNode {
    ShadowNode(shadow, in: context)
  }

  func update(_ node: ShadowNode, in context: ViewContext) {
    var shadow = shadow
    shadow.color = context.environment.resolve(shadow.color)
    let isShown = shadow.color.alpha > 0
    // A shadow that goes away does so in the colour that it had.
    if isShown && node.shadow != shadow {
      node.shadow = shadow
      node.invalidateDrawing()
    }
    node.animate(&node.presence, to: isShown ? 1 : 0, in: context)
  }
}

/// The node of a shadow.
final class ShadowNode: ContentNode {
  var shadow: Shadow
  var presence: Animated<Double>

  init(_ shadow: Shadow, in context: ViewContext) {
    self.shadow = shadow
    presence = Animated(shadow.color.alpha > 0 ? 1 : 0)
    super.init(in: context)
  }

  override func advance(to now: Seconds) -> Bool { presence.isMoving(at: now) }

  override func draw(into canvas: inout Canvas) {
    let presence = min(1, max(0, presence.value(at: host.now)))
    if presence > 0 {
      canvas.faded(by: presence) { canvas in
        for item in drawnItems { item.drawPlacedShadow(shadow, into: &canvas) }
      }
    }
    drawItems(into: &canvas)
  }
}
