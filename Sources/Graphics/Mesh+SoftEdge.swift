internal import Glibc

extension Mesh {
  /// How far a soft edge reaches to both sides, in standard deviations.
  public static let softReach = 3.0
  /// Steps of the colour across a soft edge.
  private static let softSteps = 12

  /// The blurred edge of a shadow: full on the inside, half on the edge, nothing on the outside.
  ///
  /// Along a straight edge that is a Gaussian's integral exactly; round a corner it comes near.
  /// - Parameters:
  ///   - sigma: The standard deviation of the blur, in points.
  ///   - color: The colour inside.
  ///   - outline: The outline that lies a distance outside of the edge, or inside of it where the
  ///     distance is negative; always of the same number of points.
  ///   - strength: How much of the shadow is at a place of an outline, 0…1.
  ///   - place: Where a place of an outline is seen.
  public static func softEdge(
    sigma: Double, color: Color, outline: (Double) -> [Point],
    strength: (Point) -> Double = { _ in 1 }, place: (Point) -> Point = { $0 }
  ) -> Mesh {
    let lines = (0...softSteps).map { step in
      let way = softReach * (2 * Double(step) / Double(softSteps) - 1)
      // Beyond the reach the rest is too little to be seen.
      let share = step == 0 ? 1 : step == softSteps ? 0 : 0.5 * erfc(way / 2.0.squareRoot())
      return outline(way * sigma).map {
        Vertex(place($0), color: color.opacity(share * strength($0)))
      }
    }
    return Mesh(lines.flatMap { $0 }, columns: lines[0].count)
  }

  /// The blurred shadow of a rounded rectangle.
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The radius of its corners, in points.
  ///   - sigma: The standard deviation of the blur, in points.
  ///   - color: The colour inside.
  public static func softRectangle(
    _ rect: Rect, radius: Double, sigma: Double, color: Color
  ) -> Mesh {
    let deepest = min(rect.width, rect.height) / 2
    let edge = softEdge(
      sigma: sigma, color: color,
      outline: { way in
        let way = max(way, -deepest)
        return rect.inset(by: -way).outline(radius: max(0, radius + way))
      })
    let middle = Array(repeating: Vertex(rect.center, color: color), count: edge.columns)
    return Mesh(middle + edge.vertices, columns: edge.columns)
  }
}

extension Rect {
  /// Points once round a rounded rectangle, the first one again at the end.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points.
  ///   - steps: The number of straight pieces that a corner is made of.
  public func outline(radius: Double, steps: Int = 8) -> [Point] {
    let radius = min(max(0, radius), min(width, height) / 2)
    let inner = inset(by: radius)
    let corners = [
      Point(x: inner.maxX, y: inner.maxY), Point(x: inner.minX, y: inner.maxY),
      Point(x: inner.minX, y: inner.minY), Point(x: inner.maxX, y: inner.minY),
    ]
    let points = corners.enumerated().flatMap { index, corner in
      (0...steps).map { step in
        let angle = (Double(index) + Double(step) / Double(steps)) * .pi / 2
        return corner + Vector(dx: cos(angle), dy: sin(angle)) * radius
      }
    }
    return points + points.prefix(1)
  }
}
