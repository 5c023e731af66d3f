internal import CSDL2
internal import Graphics

/// Drawing into textures instead of the frame.
extension RenderDevice {
  /// The texture that is drawn into; nil: the frame.
  var layerTexture: OpaquePointer? { SDL_GetRenderTarget(renderer) }

  /// Whether the CPU draws into a layer.
  var isLayerInMemory: Bool { isSoftware && layerTexture != nil }

  /// Draws into a texture, or not at all where that cannot be.
  func draw(into texture: OpaquePointer?, _ draw: () -> Bool) -> Bool {
    let last = layerTexture
    guard SDL_SetRenderTarget(renderer, texture) == 0 else { return false }
    let isDone = draw()
    SDL_SetRenderTarget(renderer, last)
    return isDone
  }

  /// Draws a layer over nothing; the closure answers in which rectangles no pixel is clear.
  func layer(width: Int, height: Int, _ draw: () -> [PixelRect]) -> Sprite? {
    // A graphics processor repeats a picture's outermost pixels outside of it.
    let border = isSoftware ? 0 : Self.layerBorder
    let texture = makeTexture(
      width: width + 2 * border, height: height + 2 * border, isOpaque: false,
      access: SDL_TEXTUREACCESS_TARGET)
    guard let texture else { return nil }
    var parts: [PixelRect] = []
    var bitmap: Bitmap?
    let isDone = self.draw(into: texture) {
      SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0)
      SDL_RenderClear(renderer)
      var area = SDL_Rect(PixelRect(x: border, y: border, width: width, height: height))
      SDL_RenderSetViewport(renderer, &area)
      parts = draw()
      guard isSoftware else { return true }
      let isOpaque = frame.subtracting(parts).isEmpty
      bitmap = readPixels(SDL_PIXELFORMAT_ARGB8888, isOpaque: isOpaque)
      return bitmap != nil
    }
    if isDone && !isSoftware {
      return Sprite(self, layer: texture, width: width, height: height, opaqueParts: parts)
    }
    SDL_DestroyTexture(texture)
    return bitmap.map { Sprite(self, layer: $0, opaqueParts: parts) }
  }

  /// The clear pixels on each side of a layer's texture.
  static let layerBorder = 1
}
