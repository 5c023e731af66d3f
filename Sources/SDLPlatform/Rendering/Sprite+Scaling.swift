internal import CSDL2

extension Sprite {
  /// A new sprite with part of this one stretched to a size in pixels.
  func scaled(_ device: RenderDevice, part: PixelRect, width: Int, height: Int) -> Sprite? {
    guard
      let copy = Sprite(
        device, access: SDL_TEXTUREACCESS_TARGET, width: width, height: height, isOpaque: isOpaque),
      let texture
    else { return nil }
    SDL_SetTextureColorMod(texture, 255, 255, 255)
    SDL_SetTextureAlphaMod(texture, 255)
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    var source = SDL_Rect(part)
    let isDone = device.draw(into: copy.texture) {
      SDL_RenderCopy(device.renderer, texture, &source, nil) == 0
    }
    return isDone ? copy : nil
  }
}
