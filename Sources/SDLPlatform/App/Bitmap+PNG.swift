internal import CSDL2
internal import Glibc
public import Graphics

extension Bitmap {
  /// Writes the pixels into a PNG file.
  public func writePNG(to path: String) throws(PlatformError) {
    let format = isOpaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
    // SDL only reads the pixels, whatever its signature says.
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      UnsafeMutableRawPointer(mutating: bytes.baseAddress), Int32(width), Int32(height), 32,
      Int32(stride), format.rawValue)
    defer { SDL_FreeSurface(surface) }
    // SDL does not tell when a disk is full; the file does.
    guard let file = fopen(path, "wb") else { throw .file("cannot write \(path)") }
    let stream = SDL_RWFromFP(file, SDL_FALSE)
    let isSaved = surface != nil && stream != nil && IMG_SavePNG_RW(surface, stream, 1) == 0
    let isWritten = fflush(file) == 0 && ferror(file) == 0
    let failure = PlatformError.file("cannot write \(path)")
    fclose(file)
    guard isWritten else { throw failure }
    guard isSaved else { throw .sdl("cannot write \(path)") }
  }
}
