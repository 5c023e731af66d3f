internal import CSDL2

/// The OpenGL context that SDL draws with.
enum OpenGL {
  /// One of its functions, of a C function's type; nil where something else draws, or it has none.
  static func function<Function>(_ name: String) -> Function? {
    guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress(name) else {
      return nil
    }
    return unsafeBitCast(address, to: Function.self)
  }
}
