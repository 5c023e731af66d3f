extension Mesh {
  /// The part of a convex polygon whose sources lie in a rectangle (Sutherland and Hodgman, 1974).
  public static func clipped(_ polygon: [Vertex], to sources: Rect) -> [Vertex] {
    let distances: [(Vertex) -> Double] = [
      { $0.source.x - sources.minX }, { sources.maxX - $0.source.x },
      { $0.source.y - sources.minY }, { sources.maxY - $0.source.y },
    ]
    return distances.reduce(polygon) { polygon, distance in
      guard polygon.contains(where: { distance($0) < 0 }) else { return polygon }
      return zip(polygon, polygon.dropFirst() + polygon.prefix(1)).flatMap { vertex, next in
        let (here, there) = (distance(vertex), distance(next))
        let kept = here >= 0 ? [vertex] : []
        return (here < 0) == (there < 0)
          ? kept : kept + [vertex.mixed(with: next, by: here / (here - there))]
      }
    }
  }
}

extension Mesh.Vertex {
  /// The vertex a part of the way to another one.
  fileprivate func mixed(with other: Mesh.Vertex, by part: Double) -> Mesh.Vertex {
    Mesh.Vertex(
      position + (other.position - position) * part,
      source: source + (other.source - source) * part,
      color: color.mixed(with: other.color, by: part))
  }
}
