internal import CSDL2

/// SDL's window; it goes after the renderer that draws in it, and SDL itself after both.
final class WindowHandle {
  let pointer: OpaquePointer
  private let session: SDLSession

  init(
    title: String, width: Int32, height: Int32, isFullscreen: Bool, session: SDLSession
  ) throws(PlatformError) {
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if isFullscreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    guard let pointer = SDL_CreateWindow(title, centered, centered, width, height, flags) else {
      throw .sdl("cannot open a window")
    }
    self.pointer = pointer
    self.session = session
  }

  isolated deinit { SDL_DestroyWindow(pointer) }
}
