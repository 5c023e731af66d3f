public import Graphics

/// A shape in a colour of its own.
public struct FilledShape<Base: Shape>: Shape, PrimitiveView {
  let shape: Base
  let color: Color

  /// The outline of the shape.
  public func outline(in area: Rect) -> DrawList.Clip { shape.outline(in: area) }
  /// The colour.
  public var fillColor: Color? { color }
}
