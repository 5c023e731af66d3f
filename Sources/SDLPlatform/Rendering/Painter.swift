internal import CSDL2
internal import Graphics

/// Puts one item's rectangles and sprites into the frame: its clips, opacity and rotation apply to
/// all of them.
struct Painter {
  let device: RenderDevice
  let clip: ClipRegion
  let opacity: Double
  /// From the item's own pixels to the frame's, or nil where they are the same.
  let rotation: Transform?

  func fill(_ rect: PixelRect, _ color: Color, coverage: UInt8 = 255) {
    let color = color.opacity(opacity * Double(coverage) / 255)
    if rotation != nil {
      quad(nil, source: .unit, to: rect, sdlColor(color))
    } else {
      clip.forEachPiece(of: rect) { piece, coverage in
        device.fill(piece, color, alpha: byte(color.alpha * Double(coverage) / 255))
      }
    }
  }

  func fill(_ tiles: [CoverageTile], _ color: Color) {
    for tile in tiles { fill(tile.rect, color, coverage: tile.coverage) }
  }

  /// Copies part of a sprite pixel for pixel; the sprite's own offset is not added.
  func blit(_ sprite: Sprite, x: Int, y: Int, to rect: PixelRect, tint: Color = .white) {
    if rotation != nil {
      let source = Rect(
        x: Double(x) / Double(sprite.width), y: Double(y) / Double(sprite.height),
        width: Double(rect.width) / Double(sprite.width),
        height: Double(rect.height) / Double(sprite.height))
      quad(sprite, source: source, to: rect, sdlColor(tint.opacity(opacity)))
    } else {
      clip.forEachPiece(of: rect) { piece, coverage in
        let alpha = byte(tint.alpha * opacity * Double(coverage) / 255)
        let part = piece.offset(x: x - rect.x, y: y - rect.y)
        if let bitmap = sprite.bitmap,
          device.copy(bitmap, x: part.x, y: part.y, to: piece, alpha: alpha)
        {
          return
        }
        copy(sprite, from: part, to: piece, in: piece, tint: tint, alpha: alpha)
      }
    }
  }

  /// Stretches part of a sprite, `source` within 0…1, over a rectangle.
  func stretch(_ sprite: Sprite, source: Rect, to rect: PixelRect, tint: Color = .white) {
    if rotation != nil {
      quad(sprite, source: source, to: rect, sdlColor(tint.opacity(opacity)))
    } else if device.isSoftware {
      stretchInPieces(sprite, source: sprite.pixels(source), to: rect, tint: tint)
    } else {
      stretchAsMesh(sprite, source: source, to: rect, tint: tint)
    }
  }

  /// Triangles are slow without a GPU, so the whole is stretched under a narrow clip.
  private func stretchInPieces(_ sprite: Sprite, source: PixelRect, to rect: PixelRect, tint: Color)
  {
    clip.forEachPiece(of: rect) { piece, coverage in
      var window = SDL_Rect(piece)
      SDL_RenderSetClipRect(device.renderer, &window)
      let alpha = byte(tint.alpha * opacity * Double(coverage) / 255)
      copy(sprite, from: source, to: rect, in: piece, tint: tint, alpha: alpha)
    }
    SDL_RenderSetClipRect(device.renderer, nil)
  }

  /// Copies or stretches part of a sprite's texture; only a piece of that is seen.
  private func copy(
    _ sprite: Sprite, from source: PixelRect, to target: PixelRect, in piece: PixelRect,
    tint: Color, alpha: UInt8
  ) {
    let isMixedLater = sprite.isOpaque && alpha < 255 && device.isLayerInMemory
    let draw = {
      prepare(sprite, tint: tint, alpha: isMixedLater ? 255 : alpha)
      var (source, target) = (SDL_Rect(source), SDL_Rect(target))
      SDL_RenderCopy(device.renderer, sprite.texture, &source, &target)
    }
    if isMixedLater { device.mix(into: piece, alpha: alpha, draw) } else { draw() }
  }

  private func stretchAsMesh(_ sprite: Sprite, source: Rect, to rect: PixelRect, tint: Color) {
    var mesh = QuadMesh()
    var isTranslucent = false
    clip.forEachPiece(of: rect) { piece, coverage in
      let part = Rect(
        x: source.minX + source.width * Double(piece.x - rect.x) / Double(rect.width),
        y: source.minY + source.height * Double(piece.y - rect.y) / Double(rect.height),
        width: source.width * Double(piece.width) / Double(rect.width),
        height: source.height * Double(piece.height) / Double(rect.height))
      let color = sdlColor(tint.opacity(opacity * Double(coverage) / 255))
      isTranslucent = isTranslucent || color.a != 255
      mesh.append(piece, source: part, color: color)
    }
    prepare(sprite, tint: .white, alpha: 255)
    if isTranslucent { SDL_SetTextureBlendMode(sprite.texture, SDL_BLENDMODE_BLEND) }
    mesh.draw(device, sprite)
  }

  private func quad(_ sprite: Sprite?, source: Rect, to rect: PixelRect, _ color: SDL_Color) {
    guard let rotation, !clip.bounds.isEmpty else { return }
    var mesh = QuadMesh()
    mesh.append(rect, source: source, color: color, transform: rotation)
    var window = SDL_Rect(clip.bounds)
    SDL_RenderSetClipRect(device.renderer, &window)
    if let sprite {
      prepare(sprite, tint: .white, alpha: 255)
      SDL_SetTextureBlendMode(sprite.texture, SDL_BLENDMODE_BLEND)
    }
    SDL_SetRenderDrawBlendMode(device.renderer, SDL_BLENDMODE_BLEND)
    mesh.draw(device, sprite)
    SDL_RenderSetClipRect(device.renderer, nil)
  }

  private func prepare(_ sprite: Sprite, tint: Color, alpha: UInt8) {
    SDL_SetTextureColorMod(sprite.texture, tint.red8, tint.green8, tint.blue8)
    SDL_SetTextureAlphaMod(sprite.texture, alpha)
    SDL_SetTextureBlendMode(
      sprite.texture,
      sprite.isOpaque && alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
  }

  private func sdlColor(_ color: Color) -> SDL_Color {
    SDL_Color(r: color.red8, g: color.green8, b: color.blue8, a: color.alpha8)
  }
}

extension Sprite {
  /// The whole pixels nearest to a part given within 0…1, at least one.
  func pixels(_ source: Rect) -> PixelRect {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    let scaled = Rect(
      x: source.minX * Double(width), y: source.minY * Double(height),
      width: source.width * Double(width), height: source.height * Double(height))
    var rect = PixelRect(snapping: scaled)
    rect.width = max(1, rect.width)
    rect.height = max(1, rect.height)
    return rect.intersection(all)
  }
}

extension SDL_Rect {
  nonisolated init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
