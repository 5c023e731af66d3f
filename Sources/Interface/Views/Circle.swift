public import Graphics

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
