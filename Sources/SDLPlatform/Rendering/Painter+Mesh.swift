internal import CPixels
internal import CSDL2
internal import Graphics

extension Painter {
  /// Draws a mesh with a picture of a layer; without one, its colours.
  func draw(_ mesh: Mesh, _ picture: Sprite?, _ space: ItemSpace) {
    let mesh = mesh.transformed(by: space.meshTransform)
    if device.isSoftware {
      drawInSoftware(mesh, picture, space.scale)
    } else {
      drawInHardware(mesh, picture, space.scale)
    }
  }

  /// SDL's own triangles are slow in software, and their edges are not smooth.
  private func drawInSoftware(_ mesh: Mesh, _ picture: Sprite?, _ scale: Double) {
    let vertices = mesh.vertices.map { vertex in
      let alpha = vertex.color.alpha * opacity
      return mesh_vertex(
        x: vertex.position.x, y: vertex.position.y, u: vertex.source.x * scale,
        v: vertex.source.y * scale,
        color: (
          vertex.color.blue * alpha, vertex.color.green * alpha, vertex.color.red * alpha, alpha
        ))
    }
    let triangles = mesh.triangles.map { [vertices[$0], vertices[$1], vertices[$2]] }
    let source = picture.flatMap(mesh_picture.init).map { [$0] }
    clip.forEachPiece(of: PixelRect(around: mesh.bounds)) { piece, coverage in
      device.withPixels(of: piece) { pixels, pitch in
        var target = mesh_target(
          pixels: pixels, pitch: pitch, x: Int32(piece.x), y: Int32(piece.y),
          width: Int32(piece.width), height: Int32(piece.height))
        for triangle in triangles { draw_mesh_triangle(&target, source, triangle, coverage) }
      }
    }
  }

  private func drawInHardware(_ mesh: Mesh, _ picture: Sprite?, _ scale: Double) {
    guard !clip.bounds.isEmpty else { return }
    var window = SDL_Rect(clip.bounds)
    SDL_RenderSetClipRect(device.renderer, &window)
    if let picture { SDL_SetTextureBlendMode(picture.texture, Self.multipliedBlending) }
    SDL_SetRenderDrawBlendMode(device.renderer, SDL_BLENDMODE_BLEND)
    QuadMesh(mesh, opacity: opacity, picture: picture, scale: scale).draw(device, picture)
    SDL_RenderSetClipRect(device.renderer, nil)
  }

  /// Over what lies below, colours multiplied by alpha already, as those of a layer are.
  private static let multipliedBlending = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
}

extension mesh_picture {
  /// A layer that the CPU draws.
  fileprivate init?(_ picture: Sprite) {
    guard let bitmap = picture.bitmap,
      let pixels = bitmap.bytes.bindMemory(to: UInt8.self).baseAddress
    else { return nil }
    self.init(
      pixels: pixels, pitch: bitmap.stride, width: Int32(bitmap.width),
      height: Int32(bitmap.height), is_opaque: bitmap.isOpaque)
  }
}
