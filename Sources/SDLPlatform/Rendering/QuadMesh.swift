internal import CSDL2
internal import Graphics

/// Triangles, for what a plain copy cannot do.
struct QuadMesh {
  private var vertices: [SDL_Vertex] = []
  private var indices: [Int32] = []

  /// Adds a convex polygon.
  mutating func append(_ polygon: [SDL_Vertex]) {
    guard polygon.count > 2 else { return }
    let first = Int32(vertices.count)
    vertices += polygon
    indices += (1..<Int32(polygon.count) - 1).flatMap { [first, first + $0, first + $0 + 1] }
  }

  mutating func append(
    _ rect: PixelRect, source: Rect, color: SDL_Color, transform: Transform = .identity
  ) {
    let first = Int32(vertices.count)
    let (left, top) = (Double(rect.x), Double(rect.y))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    for (x, y, u, v) in [
      (left, top, source.minX, source.minY), (right, top, source.maxX, source.minY),
      (right, bottom, source.maxX, source.maxY), (left, bottom, source.minX, source.maxY),
    ] {
      let place = transform.apply(to: Point(x: x, y: y))
      vertices.append(
        SDL_Vertex(
          position: SDL_FPoint(x: Float(place.x), y: Float(place.y)), color: color,
          tex_coord: SDL_FPoint(x: Float(u), y: Float(v))))
    }
    indices += [0, 1, 2, 0, 2, 3].map { first + $0 }
  }

  func draw(_ device: RenderDevice, _ sprite: Sprite?) {
    guard !vertices.isEmpty else { return }
    SDL_RenderGeometry(
      device.renderer, sprite?.texture, vertices, Int32(vertices.count), indices,
      Int32(indices.count))
  }
}
