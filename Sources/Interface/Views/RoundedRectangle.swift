public import Graphics

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
