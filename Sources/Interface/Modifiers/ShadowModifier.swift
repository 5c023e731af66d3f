import Graphics
import Motion

/// Puts a shadow under its content.
struct ShadowModifier: NodeModifier {
  let shadow: Shadow

  func make(in context: ViewContext) -> ShadowNode {
    ShadowNode(in: context)
  }

  func update(_ node: ShadowNode, in context: ViewContext) {
    guard node.shadow != shadow else { return }
    node.shadow = shadow
    node.invalidateDrawing()
  }
}

/// The node of a shadow.
final class ShadowNode: ContentNode {
  var shadow = Shadow(color: .clear, radius: 0)

  override func draw(into canvas: inout Canvas) {
    if shadow.color.alpha > 0 {
      for item in items {
        canvas.translated(by: item.origin - Point.zero) { item.drawShadow(shadow, into: &$0) }
      }
    }
    drawItems(into: &canvas)
  }
}
