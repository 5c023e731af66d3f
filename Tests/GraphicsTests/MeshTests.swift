import Graphics
import Testing

@Suite struct MeshTests {
  private let whole = Rect(x: 0, y: 0, width: 100, height: 60)

  /// Twice the area of a polygon.
  private func area(_ points: [Point]) -> Double {
    guard let last = points.last else { return 0 }
    return zip([last] + points, points).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }

  /// The part of a triangle that shows the picture, by counting places.
  private func seenArea(_ corners: [Mesh.Vertex], steps: Int = 400) -> Double {
    var count = 0
    for a in 0..<steps {
      for b in 0..<steps - a {
        let (u, v) = ((Double(a) + 1.0 / 3) / Double(steps), (Double(b) + 1.0 / 3) / Double(steps))
        let source =
          corners[0].source + (corners[1].source - corners[0].source) * u
          + (corners[2].source - corners[0].source) * v
        if whole.contains(source) { count += 1 }
      }
    }
    return Double(count) / Double(steps * (steps + 1) / 2) * abs(area(corners.map(\.position)))
  }

  @Test(arguments: 0..<30) func aTriangleIsCutToThePicture(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func point(_ range: ClosedRange<Double>) -> Point {
      Point(
        x: Double.random(in: range, using: &random), y: Double.random(in: range, using: &random))
    }
    let corners = (0..<3).map { _ in Mesh.Vertex(point(0...300), source: point(-80...180)) }
    let cut = Mesh.clipped(corners, to: whole)
    for vertex in cut {
      #expect(whole.inset(by: -1e-6).contains(vertex.source))
    }
    let total = abs(area(corners.map(\.position)))
    #expect(abs(abs(area(cut.map(\.position))) - seenArea(corners)) < total * 0.01 + 1)
    let inside = corners.map { Mesh.Vertex($0.position, source: Point(x: 50, y: 30)) }
    #expect(Mesh.clipped(inside, to: whole) == inside)
  }

  @Test func aSoftEdgeIsHalfDarkAtItsEdge() {
    let rect = Rect(x: 0, y: 0, width: 200, height: 120)
    let mesh = Mesh.softRectangle(rect, radius: 20, sigma: 5, color: .black.opacity(0.8))
    for vertex in mesh.vertices {
      let place = vertex.position
      // Beside the straight left edge.
      if abs(place.y - 60) < 40 && place.x < 60 {
        if place.x > 14.9 { #expect(abs(vertex.color.alpha - 0.8) < 1e-9) }
        if abs(place.x) < 1e-9 { #expect(abs(vertex.color.alpha - 0.4) < 1e-9) }
        if place.x < -14.9 { #expect(vertex.color.alpha == 0) }
      }
    }
    #expect(abs(mesh.bounds.minX + 15) < 1e-9 && abs(mesh.bounds.maxY - 135) < 1e-9)
  }
}
