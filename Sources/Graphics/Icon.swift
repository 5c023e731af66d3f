/// A small drawing in one colour, in a square of 24 by 24 units.
///
/// The drawing is written as design sheets write it, its parts parted by spaces:
/// - path data as in SVG, with absolute coordinates: `M4 12 H20`;
/// - `o(x,y,r)`, a circle; `R(x,y,w,h,r)`, a rectangle with round corners;
/// - `f:` before a part fills it; a part without it is stroked, with round ends and joins.
///
/// A part in parentheses holds no space, and a part that cannot be read is left out.
/// ```swift
/// let sun = Icon(name: "sun", drawing: "f:o(12,12,5) M12 2 V4 M12 20 V22 M2 12 H4 M20 12 H22")
/// ```
public struct Icon: Sendable, Hashable {
  /// What tests and logs call it.
  public var name: String
  /// The parts of the drawing.
  public var drawing: String
  /// The width of strokes in units of the 24 by 24 square.
  public var strokeWidth: Double

  /// Makes an icon from its parts.
  public init(name: String, drawing: String, strokeWidth: Double = 1.75) {
    self.name = name
    self.drawing = drawing
    self.strokeWidth = strokeWidth
  }
}
