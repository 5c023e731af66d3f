internal import Glibc
internal import Graphics

extension PageCurl {
  /// What is drawn of the page and its shadows, the lowest first.
  public var parts: [PagePart] {
    guard progress > 0 else { return [PagePart(.page, flat)] }
    let under = [PagePart(.shade, shadowOnNext, isClipped: true), PagePart(.page, flat)]
    let rising = [PagePart(.page, risingSide)]
    guard reach > .pi / 2 else { return under + rising }
    let shadows = [flapShadow(blur: 20, 0.55), flapShadow(blur: 5, 0.3)]
    return under + rising + shadows.map { PagePart(.shade, $0) } + [PagePart(.back, fallingSide)]
  }

  /// The lower left and upper right ends of the page across d, a little outside of it, so that the
  /// page's own edge is seen and not that of a triangle.
  private var breadth: (Double, Double) {
    (-size.width * direction.dy - margin, size.height * direction.dx + margin)
  }
  private var margin: Double { 2 }
  /// Shadows grow with the roll; their measures are those of one of 62 points.
  private var unit: Double { radius / 62 }
  private var start: Double { -margin }
  private var end: Double { extent + margin }
  private var steps: Int { 10 }

  /// The place at a distance along d and one across it.
  private func place(_ along: Double, _ across: Double) -> Point {
    Point.zero + direction * along + Vector(dx: -direction.dy, dy: direction.dx) * across
  }

  /// A line across d: where it is seen, and of which part of the page it is.
  private struct Line {
    var seen: Double
    var source: Double
    var light = 1.0
    var opacity = 1.0
  }

  private func mesh(_ lines: [Line]) -> Mesh {
    Mesh(
      lines.flatMap { line in
        [breadth.0, breadth.1].map { across in
          Mesh.Vertex(
            place(line.seen, across), source: place(line.source, across),
            color: Color(white: line.light, opacity: line.opacity))
        }
      }, columns: 2)
  }

  /// What still lies on the pages below.
  var flat: Mesh {
    let end = max(start, progress > 0 ? min(axis, end) : end)
    return mesh([Line(seen: start, source: start), Line(seen: end, source: end)])
  }

  /// The lines between two angles, as far as the page reaches.
  private func round(from first: Double, to last: Double, _ light: (Double) -> Double) -> [Line] {
    let last = min(last, (end - axis) / radius)
    guard last > first else { return [] }
    return (0...steps).map { step in
      let angle = first + (last - first) * Double(step) / Double(steps)
      let source = axis + radius * angle
      return Line(
        seen: axis + radius * sin(angle), source: source, light: light(angle), opacity: strength)
    }
  }

  /// What rises from the page, up to where it stands upright, its face darker and darker.
  var risingSide: Mesh {
    mesh(round(from: 0, to: .pi / 2) { 1 - 0.5 * smoothstep(0.1, .pi / 2, $0) })
  }

  /// What falls back on the page, seen from behind; the light comes from the right.
  var fallingSide: Mesh {
    func light(_ angle: Double) -> Double {
      let glint = exp(-pow((angle - 2.3) / 0.3, 2))
      return min(1, 0.66 + 0.34 * pow(abs(cos(angle)), 0.8) + 0.06 * glint)
    }
    let upright = axis + radius * .pi / 2
    // The fold is smooth although it is no edge of the page.
    var lines = [
      Line(seen: crest + 0.7, source: upright, light: light(.pi / 2), opacity: 0)
    ]
    lines += round(from: .pi / 2, to: .pi, light)
    if end > axis + .pi * radius {
      lines.append(Line(seen: seen(end), source: end, light: light(.pi), opacity: strength))
    }
    return mesh(lines)
  }

  /// The shadow that the standing page casts on the one below it.
  var shadowOnNext: Mesh {
    let edge = axis + radius * sin(min(reach, .pi / 2))
    let darkness = 0.62 * min(1, reach / (.pi / 2)) * strength
    let ways = [0.0, 6, 14, 24, 36, 50, 68, 90, 120, 160, 220, 300]
    let lines =
      [(axis, 1.0)] + ways.map { (edge + $0 * unit, exp(-$0 / 58) - exp(-300 / 58)) }
    return Mesh(
      lines.flatMap { distance, share in
        [breadth.0, breadth.1].map {
          Mesh.Vertex(place(distance, $0), color: Color(white: 0, opacity: darkness * share))
        }
      }, columns: 2)
  }

  /// The soft shadow of what hangs over, on everything below it.
  private func flapShadow(blur: Double, _ darkness: Double) -> Mesh {
    let (upright, over) = (axis + radius * .pi / 2, axis + radius * .pi)
    let shift = Vector(dx: -12, dy: shadowFall) * unit
    return .softEdge(
      sigma: blur * unit, color: Color(white: 0, opacity: darkness * strength),
      outline: { freeEdge(from: upright, to: over, outside: $0) },
      strength: { smoothstep(upright, over, distance(of: $0)) },
      place: { seen($0) + shift })
  }

  /// The upper, right and lower edge of the page, from a distance s on, or a line so far outside.
  private func freeEdge(from first: Double, to last: Double, outside way: Double) -> [Point] {
    let (inner, radius) = (min(way, 0), max(way, 0))
    let corners = [
      Point(x: size.width + inner, y: -inner),
      Point(x: size.width + inner, y: size.height + inner),
    ]
    func along(_ y: Double) -> [Point] {
      (0...6).map { step in
        let distance = first + (last - first) * Double(step) / 6
        return Point(x: min((distance - y * direction.dy) / direction.dx, corners[0].x), y: y)
      }
    }
    func round(_ corner: Point, from angle: Double) -> [Point] {
      (0...6).map { step in
        let angle = angle + Double(step) * .pi / 12
        return corner + Vector(dx: cos(angle), dy: sin(angle)) * radius
      }
    }
    let side = (1..<8).map { step in
      Point(
        x: size.width + way,
        y: corners[0].y + (corners[1].y - corners[0].y) * Double(step) / 8)
    }
    return along(-way) + round(corners[0], from: -.pi / 2) + side + round(corners[1], from: 0)
      + along(size.height + way).reversed()
  }
}
