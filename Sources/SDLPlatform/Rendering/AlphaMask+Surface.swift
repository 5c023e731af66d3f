internal import CSDL2

extension AlphaMask {
  /// The opacity of a surface's pixels.
  init?(alphaOf surface: UnsafeMutablePointer<SDL_Surface>) {
    guard
      let copy = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    else { return nil }
    defer { SDL_FreeSurface(copy) }
    guard let pixels = copy.pointee.pixels else { return nil }
    self.init(width: Int(copy.pointee.w), height: Int(copy.pointee.h))
    for y in 0..<height {
      let row = pixels + y * Int(copy.pointee.pitch)
      for x in 0..<width { self[x, y] = row.load(fromByteOffset: x * 4 + 3, as: UInt8.self) }
    }
  }
}
