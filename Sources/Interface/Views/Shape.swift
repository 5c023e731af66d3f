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
      outline: outline, color: fillColor ?? context.environment.resolvedForegroundColor, in: context
    )
  }
}

extension Shape {
  /// The shape filled with a colour.
  public func fill(_ color: Color) -> FilledShape<Self> { FilledShape(shape: self, color: color) }
}

/// A shape in a colour of its own.
public struct FilledShape<Base: Shape>: Shape, PrimitiveView {
  let shape: Base
  let color: Color

  /// The outline of the shape.
  public func outline(in area: Rect) -> DrawList.Clip { shape.outline(in: area) }
  /// The colour.
  public var fillColor: Color? { color }
}

/// A rectangle.
public struct Rectangle: Shape, PrimitiveView {
  /// Makes a rectangle.
  public init() {}
  /// The whole area.
  public func outline(in area: Rect) -> DrawList.Clip { DrawList.Clip(rect: area) }
  /// The foreground colour.
  public var fillColor: Color? { nil }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape, PrimitiveView {
  private let cornerRadius: Double

  /// Makes a rectangle whose corners have a radius in points.
  public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }

  /// The whole area, its corners no rounder than it is large.
  public func outline(in area: Rect) -> DrawList.Clip {
    DrawList.Clip(rect: area, radius: min(cornerRadius, area.width / 2, area.height / 2))
  }
  /// The foreground colour.
  public var fillColor: Color? { nil }
}

/// The largest circle in the middle of an area.
public struct Circle: Shape, PrimitiveView {
  /// Makes a circle.
  public init() {}
  /// The circle as a square with half its side as radius.
  public func outline(in area: Rect) -> DrawList.Clip {
    let side = min(area.width, area.height)
    let square = Rect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
    return DrawList.Clip(rect: square, radius: side / 2)
  }
  /// The foreground colour.
  public var fillColor: Color? { nil }
}

extension Color: Shape, PrimitiveView {
  /// The whole area.
  public func outline(in area: Rect) -> DrawList.Clip { DrawList.Clip(rect: area) }
  /// The colour itself.
  public var fillColor: Color? { self }
}
