import Graphics

/// A line along the inside of a shape's edge.
public struct StrokedShape<Base: Shape>: PrimitiveView {
  let shape: Base
  let color: Color
  let lineWidth: Double

  /// Makes the shape's node.
  public func make(in context: ViewContext) -> ShapeNode { ShapeNode(in: context) }

  /// Updates outline, colour and width.
  public func update(_ node: ShapeNode, in context: ViewContext) {
    node.show(
      outline: shape.outline, color: context.environment.resolve(color), lineWidth: lineWidth,
      in: context)
  }
}
