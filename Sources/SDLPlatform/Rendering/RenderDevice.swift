internal import CSDL2
internal import Graphics

/// An SDL renderer on a window or on a plain surface, and what is known of it.
final class RenderDevice {
  let renderer: OpaquePointer
  /// Whether the CPU draws: then stretching is dear and copying pixel for pixel is cheap.
  let isSoftware: Bool
  let maximumTextureSize: Int
  /// The window drawn in, or the surface drawn on.
  private let window: WindowHandle?
  private let surface: UnsafeMutablePointer<SDL_Surface>?
  /// OpenGL's own `glFlush`; nil where something else draws.
  private let startDrawing: (@convention(c) () -> Void)?
  private var fence: DrawingFence?

  /// The most pixels on a side where the device names no limit, as the software renderer.
  private static let unlimitedTextureSize = 16_384

  private init(
    renderer: OpaquePointer, window: WindowHandle? = nil,
    surface: UnsafeMutablePointer<SDL_Surface>? = nil
  ) {
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    self.renderer = renderer
    self.window = window
    self.surface = surface
    isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
    startDrawing = OpenGL.function("glFlush")
    fence = DrawingFence()
    let limit = Int(min(info.max_texture_width, info.max_texture_height))
    maximumTextureSize = limit > 0 ? limit : Self.unlimitedTextureSize
  }

  /// A device on a window; an accelerated one is paced by the display.
  convenience init(window: WindowHandle, software: Bool) throws(PlatformError) {
    let flags =
      software
      ? SDL_RENDERER_SOFTWARE.rawValue
      : SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let renderer = SDL_CreateRenderer(window.pointer, -1, flags) else {
      throw .sdl("cannot draw in a window")
    }
    self.init(renderer: renderer, window: window)
  }

  /// A device on a surface of its own, which needs no display.
  convenience init(width: Int, height: Int) throws(PlatformError) {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: width), Int32(clamping: height), 32, SDL_PIXELFORMAT_RGB888.rawValue)
    else { throw .sdl("cannot make a picture of \(width)x\(height) pixels") }
    guard let renderer = SDL_CreateSoftwareRenderer(surface) else {
      SDL_FreeSurface(surface)
      throw .sdl("cannot draw into a picture")
    }
    self.init(renderer: renderer, surface: surface)
  }

  isolated deinit {
    SDL_DestroyRenderer(renderer)
    SDL_FreeSurface(surface)
  }

  /// What the frame is drawn in, where the CPU draws: the picture's surface, or the window's own.
  var target: UnsafeMutablePointer<SDL_Surface>? {
    isSoftware ? surface ?? window.flatMap { SDL_GetWindowSurface($0.pointer) } : nil
  }

  /// Has everything drawn that was asked for so far, and does not wait for it.
  ///
  /// OpenGL keeps what it is asked for until the frame is presented: where the CPU draws, that
  /// would then take as long as all the rest.
  func flush() {
    SDL_RenderFlush(renderer)
    fence?.set()
    startDrawing?()
  }

  /// Whether what was flushed is still being drawn, so that presenting would wait for it.
  func isDrawing() -> Bool { fence?.isAhead() == true }

  /// The pixels that the frame, or the layer that is drawn, has now.
  var frame: PixelRect {
    var area = SDL_Rect()
    if layerTexture == nil {
      SDL_GetRendererOutputSize(renderer, &area.w, &area.h)
    } else {
      SDL_RenderGetViewport(renderer, &area)
    }
    return PixelRect(x: 0, y: 0, width: Int(area.w), height: Int(area.h))
  }

  /// Reads back the frame, or the layer, drawn so far.
  func readPixels(
    _ format: SDL_PixelFormatEnum = SDL_PIXELFORMAT_RGB888, isOpaque: Bool = true
  ) -> Bitmap? {
    let frame = frame
    guard !frame.isEmpty else { return nil }
    return try? Bitmap(width: frame.width, height: frame.height, isOpaque: isOpaque) {
      memory throws(PlatformError) in
      let result = SDL_RenderReadPixels(
        renderer, nil, format.rawValue, memory.baseAddress, Int32(frame.width * 4))
      guard result == 0 else { throw .sdl("cannot read the frame back") }
    }
  }
}
