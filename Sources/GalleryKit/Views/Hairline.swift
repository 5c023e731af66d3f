import Paging

/// A fine line round an area; it lets clicks through.
struct Hairline: PrimitiveView {
  let radius: Double

  func make(in context: ViewContext) -> HairlineNode { HairlineNode(in: context) }

  func update(_ node: HairlineNode, in context: ViewContext) {
    (node.radius, node.color) = (radius, context.environment.palette.hairline)
    node.invalidateDrawing()
  }
}

/// The node of a line round an area.
final class HairlineNode: Node {
  /// The radius of the corners in points.
  var radius = 0.0
  /// The colour of the line.
  var color = Color.clear

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func draw(into canvas: inout Canvas) {
    canvas.add(.stroke(bounds, radius: radius, width: 1, color))
  }
}
