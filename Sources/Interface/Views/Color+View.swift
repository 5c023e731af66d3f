public import Graphics

extension Color: Shape, PrimitiveView {
  /// The whole area.
  public func outline(in area: Rect) -> DrawList.Clip { DrawList.Clip(rect: area) }
  /// The colour itself.
  public var fillColor: Color? { self }
}
