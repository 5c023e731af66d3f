/// A bent or turned surface: rows of vertices, between which lie triangles.
///
/// Colours, and places in a picture, run evenly from vertex to vertex.
public struct Mesh: Sendable, Hashable {
  /// One corner of the surface.
  public struct Vertex: Sendable, Hashable {
    /// Where it is seen.
    public var position: Point
    /// Which place of the picture is seen there, in points from the picture's top-left corner;
    /// outside of the picture nothing is seen.
    public var source: Point
    /// What the picture's colour there is multiplied by; without a picture, the colour itself.
    public var color: Color

    /// Makes a vertex; without a source it shows the place of the picture where it lies.
    public init(_ position: Point, source: Point? = nil, color: Color = .white) {
      self.position = position
      self.source = source ?? position
      self.color = color
    }
  }

  /// The vertices, row after row.
  public let vertices: [Vertex]
  /// The number of vertices in a row, at least 2.
  public let columns: Int

  /// Makes a mesh of whole rows; what is left over of the vertices is not drawn.
  public init(_ vertices: [Vertex], columns: Int) {
    self.vertices = vertices
    self.columns = max(2, columns)
  }

  /// A rectangle that shows a picture as it is, and a margin outside of it.
  public init(_ rect: Rect, color: Color = .white) {
    self.init(
      [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
      ].map { Vertex($0, color: color) }, columns: 2)
  }

  /// The number of rows.
  public var rows: Int { vertices.count / columns }

  /// The corners of each triangle, as indices of vertices; two triangles are a cell of the mesh.
  public var triangles: [(Int, Int, Int)] {
    guard rows > 1 else { return [] }
    return (0..<rows - 1).flatMap { row in
      (0..<columns - 1).flatMap { column in
        let first = row * columns + column
        return [
          (first, first + 1, first + columns), (first + 1, first + columns, first + columns + 1),
        ]
      }
    }
  }

  /// The smallest rectangle round all vertices.
  public var bounds: Rect {
    guard let first = vertices.first?.position else { return .zero }
    var (low, high) = (first, first)
    for vertex in vertices {
      let place = vertex.position
      low = Point(x: min(low.x, place.x), y: min(low.y, place.y))
      high = Point(x: max(high.x, place.x), y: max(high.y, place.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The mesh seen through a transform; with `sources` the picture is transformed too.
  public func transformed(by transform: Transform, sources: Bool = false) -> Mesh {
    Mesh(
      vertices.map { vertex in
        var vertex = vertex
        vertex.position = transform.apply(to: vertex.position)
        if sources { vertex.source = transform.apply(to: vertex.source) }
        return vertex
      }, columns: columns)
  }
}
