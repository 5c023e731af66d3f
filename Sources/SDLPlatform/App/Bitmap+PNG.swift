internal import CSDL2
internal import Graphics

extension Bitmap {
  /// Writes the pixels into a PNG file.
  func writePNG(to path: String) throws(PlatformError) {
    let format = isOpaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
    // SDL only reads the pixels, whatever its signature says.
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      UnsafeMutableRawPointer(mutating: bytes.baseAddress), Int32(width), Int32(height), 32,
      Int32(stride), format.rawValue)
    defer { SDL_FreeSurface(surface) }
    guard surface != nil, IMG_SavePNG(surface, path) == 0 else {
      throw .sdl("cannot write \(path)")
    }
  }
}
