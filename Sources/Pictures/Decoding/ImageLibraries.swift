internal import CSDL2
internal import Glibc

/// SDL_image's codecs, opened once and told not to talk.
nonisolated enum ImageLibraries {
  /// Opens the codecs; SDL_image would do so at their first use, which may be on two threads.
  static let open: Void = {
    let all = IMG_INIT_TIF.rawValue | IMG_INIT_WEBP.rawValue
    IMG_Init(Int32(all))
    // libtiff, which SDL_image brings along, prints what it dislikes about a file.
    for setter in ["TIFFSetErrorHandler", "TIFFSetWarningHandler"] {
      typealias Setter = @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), setter) else { continue }
      _ = unsafeBitCast(symbol, to: Setter.self)(nil)
    }
  }()
}
