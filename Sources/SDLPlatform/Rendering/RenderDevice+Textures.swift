internal import CSDL2
internal import Graphics

extension RenderDevice {
  /// Whether a texture may have a size in pixels.
  func fits(width: Int, height: Int) -> Bool {
    1...maximumTextureSize ~= width && 1...maximumTextureSize ~= height
  }

  /// An empty texture, or nil where the device has no room for it.
  func makeTexture(
    width: Int, height: Int, isOpaque: Bool, access: SDL_TextureAccess
  ) -> OpaquePointer? {
    let format = isOpaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
    guard fits(width: width, height: height),
      let texture = SDL_CreateTexture(
        renderer, format.rawValue, Int32(access.rawValue), Int32(width), Int32(height))
    else { return nil }
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
    return texture
  }

  /// A texture of a picture, or nil where the device has no room for it.
  func makeTexture(_ bitmap: Bitmap) -> OpaquePointer? {
    let texture = makeTexture(
      width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque,
      access: SDL_TEXTUREACCESS_STATIC)
    guard let texture else { return nil }
    guard SDL_UpdateTexture(texture, nil, bitmap.bytes.baseAddress, Int32(bitmap.stride)) == 0
    else {
      SDL_DestroyTexture(texture)
      return nil
    }
    return texture
  }
}
