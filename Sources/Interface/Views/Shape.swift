public import Graphics

/// A view that is one filled outline and takes all the space it is offered.
@MainActor @preconcurrency public protocol Shape: View {
  /// The rectangle and the radius of its corners that this shape is in an area.
  func outline(in area: Rect) -> DrawList.Clip
  /// The colour it is filled with; nil: the foreground colour.
  var fillColor: Color? { get }
}

extension Shape where Self: PrimitiveView, NodeType == ShapeNode {
  /// Makes the shape's node.
  public func make(in context: ViewContext) -> ShapeNode { ShapeNode(in: context) }

  /// Updates outline and colour.
  public func update(_ node: ShapeNode, in context: ViewContext) {
    node.show(
      outline: outline,
      color: fillColor.map(context.environment.resolve)
        ?? context.environment.resolvedForegroundColor,
      in: context)
  }
}

extension Shape {
  /// The shape filled with a colour.
  public func fill(_ color: Color) -> FilledShape<Self> { FilledShape(shape: self, color: color) }

  /// A line along the inside of the shape's edge, in a colour and some points wide.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> StrokedShape<Self> {
    StrokedShape(shape: self, color: color, lineWidth: lineWidth)
  }
}
