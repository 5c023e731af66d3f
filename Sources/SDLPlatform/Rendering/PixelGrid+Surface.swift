internal import CSDL2

extension PixelGrid {
  /// The pixels of a surface of any format.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard
      let copy = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    else { return nil }
    defer { SDL_FreeSurface(copy) }
    guard let source = copy.pointee.pixels else { return nil }
    self.init(width: Int(copy.pointee.w), height: Int(copy.pointee.h))
    for y in 0..<height {
      let row = UnsafeRawBufferPointer(
        start: source + y * Int(copy.pointee.pitch), count: width * 4)
      for (x, pixel) in row.bindMemory(to: UInt32.self).enumerated() {
        pixels[y * width + x] = pixel
      }
    }
  }
}
