import Paging

/// The ground of a row, which stands out under the pointer; opaque, because actions lie below it.
struct RowGround: PrimitiveView {
  func make(in context: ViewContext) -> RowGroundNode { RowGroundNode(in: context) }

  func update(_ node: RowGroundNode, in context: ViewContext) {
    let palette = context.environment.palette
    (node.ground, node.highlight) = (palette.surface, palette.controlGrounds.normal)
    node.invalidateDrawing()
  }
}

/// The node of a row's ground.
final class RowGroundNode: Node {
  /// The colour of the ground.
  var ground = Color.clear
  /// What lies on it under the pointer.
  var highlight = Color.clear
  private var presence = Animated(0.0)

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func draw(into canvas: inout Canvas) {
    canvas.add(.fill(bounds, radius: 0, ground))
    let presence = presence.value(at: host.now)
    if presence > 0 { canvas.add(.fill(bounds, radius: 0, highlight.opacity(presence))) }
  }

  override func advance(to now: Seconds) -> Bool { presence.isMoving(at: now) }

  /// The row's own node tells, whose ground this is.
  func setHovered(_ isHovered: Bool) {
    presence.set(isHovered ? 1 : 0, with: .linear(duration: 0.08), at: host.now)
    host.animate(self)
  }
}
