internal import CSDL2
internal import Graphics

extension QuadMesh {
  /// The triangles of a mesh, placed in pixels, for the texture of a layer or for none.
  init(_ mesh: Mesh, opacity: Double, picture: Sprite?, scale: Double) {
    self.init()
    for (a, b, c) in mesh.triangles {
      let corners = [a, b, c].map { mesh.vertices[$0] }
      guard let picture else {
        append(corners.map { SDL_Vertex($0, at: .zero, alpha: $0.color.alpha * opacity) })
        continue
      }
      // SDL draws nothing at all of a mesh that reads outside of its texture.
      let border = Double(RenderDevice.layerBorder)
      let whole = Rect(
        size: Size(width: Double(picture.width), height: Double(picture.height))
      )
      .inset(by: -border)
      let sources = Rect(
        x: whole.minX / scale, y: whole.minY / scale, width: whole.width / scale,
        height: whole.height / scale)
      append(
        Mesh.clipped(corners, to: sources).map { vertex in
          let alpha = vertex.color.alpha * opacity
          let place = Point(
            x: (vertex.source.x - sources.minX) / sources.width,
            y: (vertex.source.y - sources.minY) / sources.height)
          var vertex = vertex
          // The layer's colours are multiplied by alpha already.
          vertex.color.red *= alpha
          vertex.color.green *= alpha
          vertex.color.blue *= alpha
          return SDL_Vertex(vertex, at: place, alpha: alpha)
        })
    }
  }
}

extension SDL_Vertex {
  fileprivate init(_ vertex: Mesh.Vertex, at place: Point, alpha: Double) {
    self.init(
      position: SDL_FPoint(x: Float(vertex.position.x), y: Float(vertex.position.y)),
      color: SDL_Color(
        r: vertex.color.red8, g: vertex.color.green8, b: vertex.color.blue8, a: byte(alpha)),
      tex_coord: SDL_FPoint(
        x: Float(min(max(0, place.x), 1)), y: Float(min(max(0, place.y), 1))))
  }
}
