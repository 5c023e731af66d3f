public import Graphics

/// A rectangle.
public struct Rectangle: Shape, PrimitiveView {
  /// Makes a rectangle.
  public init() {}
  /// The whole area.
  public func outline(in area: Rect) -> DrawList.Clip { DrawList.Clip(rect: area) }
  /// The foreground colour.
  public var fillColor: Color? { nil }
}
