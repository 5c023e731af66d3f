internal import Glibc

/// A picture frame that hangs askew in a drawing of 220 by 168 points.
nonisolated struct TiltedFrame {
  /// The middle, in points from the drawing's top-left corner.
  let center: (x: Double, y: Double)
  /// The extent in points.
  let size: (width: Double, height: Double)
  /// The angle in degrees, clockwise.
  let tilt: Double

  /// The radius of the corners in points.
  private static let radius = 12.0
  /// Units of an icon per point: the drawing is as wide as an icon and in its middle.
  static let unit = 24 / 220.0
  private static let top = (220 - 168) / 2.0

  /// A place in the frame, in points from its middle, as an icon's coordinates.
  func point(_ x: Double, _ y: Double) -> String {
    let (c, s) = (cos(tilt * .pi / 180), sin(tilt * .pi / 180))
    let place = (x: center.x + x * c - y * s, y: center.y + x * s + y * c + Self.top)
    return "\(place.x * Self.unit) \(place.y * Self.unit)"
  }

  /// The quarter of a circle round a corner, to a place given from the frame's middle.
  func corner(to x: Double, _ y: Double) -> String {
    let radius = Self.radius * Self.unit
    return "A\(radius) \(radius) 0 0 1 \(point(x, y))"
  }

  /// The frame's edge as an icon's path.
  var outline: String {
    let (x, y, r) = (size.width / 2, size.height / 2, Self.radius)
    return [
      "M\(point(r - x, -y)) L\(point(x - r, -y))", corner(to: x, r - y),
      "L\(point(x, y - r))", corner(to: x - r, y),
      "L\(point(r - x, y))", corner(to: -x, y - r),
      "L\(point(-x, r - y))", corner(to: r - x, -y), "Z",
    ].joined(separator: " ")
  }
}
