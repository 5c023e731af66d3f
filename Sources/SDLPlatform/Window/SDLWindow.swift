internal import CDisplays
internal import CSDL2
internal import Glibc
internal import Graphics
internal import Interface

/// A window on the desktop.
final class SDLWindow {
  let device: RenderDevice
  /// Whether a person can see the window as far as the desktop tells; drawing waits until then.
  var isVisible = true
  /// Whether someone asked to close the window.
  private(set) var isClosed = false

  let handle: WindowHandle
  private var cursors: [Cursor: OpaquePointer] = [:]
  private var shownCursor = Cursor.arrow
  private var pacer: FramePacer
  private let frames: CompositorFrames?
  private let isX11: Bool
  /// The time between two frames of the display, and when that was asked.
  private var period: (length: Seconds, asked: Seconds) = (1 / 60, -.infinity)

  init(title: String, options: WindowOptions, session: SDLSession) throws(PlatformError) {
    let useSoftware = Self.usesSoftware(options.renderer, session)
    if useSoftware {
      // Straight into shared memory with the X server, without a texture in between.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    handle = try WindowHandle(
      title: title, width: Self.extent(options.size.width),
      height: Self.extent(options.size.height), isFullscreen: options.isFullscreen,
      session: session)
    device = try Self.makeDevice(handle, software: useSoftware)
    isX11 = session.isX11
    frames = CompositorFrames(window: handle)
    pacer = FramePacer(device.isSoftware ? .timer : session.isX11 ? .driver : .compositor)
    SDL_SetWindowMinimumSize(
      window, Self.extent(options.minimumSize.width), Self.extent(options.minimumSize.height))
    if !options.isFullscreen { fitIntoScreen() }
  }

  isolated deinit { for cursor in cursors.values { SDL_FreeCursor(cursor) } }

  private var window: OpaquePointer { handle.pointer }

  /// The extent in points.
  var size: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// Device pixels per point.
  var scale: Double {
    let (frame, size) = (device.frame, size)
    return frame.isEmpty || size.isEmpty ? 1 : Double(frame.width) / size.width
  }

  /// Where the pointer is, in points from the top-left corner, as far as the desktop tells.
  var pointer: Point {
    var pointer: (x: Int32, y: Int32) = (0, 0)
    var origin: (x: Int32, y: Int32) = (0, 0)
    SDL_GetGlobalMouseState(&pointer.x, &pointer.y)
    SDL_GetWindowPosition(window, &origin.x, &origin.y)
    return Point(x: Double(pointer.x - origin.x), y: Double(pointer.y - origin.y))
  }

  /// Whether the display has not yet taken the last frame, so that showing another would wait.
  var isPresenting: Bool { frames?.isWaiting == true }

  /// Shows a frame and answers when the next one may follow, where the driver does not wait itself.
  func present(_ renderer: SDLRenderer) -> Seconds {
    frames?.ask()
    renderer.present()
    let now = MonotonicClock.now
    // A display may get another rate at any time, and X11 tells SDL nothing of it.
    if now - period.asked > 1 { period = (1 / refreshRate, now) }
    return pacer.nextFrame(after: now, period: period.length)
  }

  /// The frames that the display shows a second, or a likely number if it does not tell.
  private var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window)
    let isKnown = display >= 0 && SDL_GetCurrentDisplayMode(display, &mode) == 0
    let rate = isX11 ? x11_refresh_rate(window) : isKnown ? Double(mode.refresh_rate) : 0
    return rate >= 1 ? rate : device.isSoftware ? Self.usualRate : Self.greatestRate
  }

  private static let usualRate = 60.0
  /// Faster than most displays, so that a driver that does wait is left alone.
  private static let greatestRate = 240.0

  /// Makes a window smaller that is larger, with its frame, than its screen without the panels.
  private func fitIntoScreen() {
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window), &room) == 0 else { return }
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    guard width + Self.widestFrame > room.w || height + Self.widestFrame > room.h else { return }
    // Only now has the desktop told of the frame that it put round the window.
    SDL_PumpEvents()
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right)
    let (most, highest) = (room.w - left - right, room.h - top - bottom)
    guard width > most || height > highest else { return }
    SDL_SetWindowSize(window, min(width, most), min(height, highest))
    SDL_SetWindowPosition(window, room.x + left, room.y + top)
  }

  /// More points than the frames of windows take.
  private static let widestFrame: Int32 = 128

  private static func extent(_ points: Double) -> Int32 {
    Int32(clamping: min(max(snappedPixel(points), 1), 16_384))
  }

  /// SDL's software renderer is fast on X11 only; elsewhere it goes through OpenGL anyway.
  private static func usesSoftware(_ choice: RendererChoice, _ session: SDLSession) -> Bool {
    switch choice {
    case .gpu: false
    case .software: true
    case .auto: session.isX11 && !hasGraphicsProcessor
    }
  }

  /// Whether the machine has a graphics processor that renders: without one OpenGL would be
  /// software too, and slower.
  private static var hasGraphicsProcessor: Bool {
    guard let folder = opendir("/dev/dri") else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let isRenderNode = withUnsafePointer(to: entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { strncmp($0, "renderD", 7) == 0 }
      }
      if isRenderNode { return true }
    }
    return false
  }

  /// What was asked for, or the other kind where the machine cannot do it.
  private static func makeDevice(
    _ window: WindowHandle, software: Bool
  ) throws(PlatformError) -> RenderDevice {
    do throws(PlatformError) {
      return try RenderDevice(window: window, software: software)
    } catch {
      return try RenderDevice(window: window, software: !software)
    }
  }
}

extension SDLWindow: WindowControl {
  var title: String {
    get { String(cString: SDL_GetWindowTitle(window)) }
    set { SDL_SetWindowTitle(window, newValue) }
  }

  var isFullscreen: Bool {
    get { SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
    set {
      SDL_SetWindowFullscreen(window, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }

  var cursor: Cursor {
    get { shownCursor }
    set {
      shownCursor = newValue
      SDL_ShowCursor(newValue == .hidden ? SDL_DISABLE : SDL_ENABLE)
      guard let known = cursors[newValue] ?? SDL_CreateSystemCursor(newValue.shape) else { return }
      cursors[newValue] = known
      SDL_SetCursor(known)
    }
  }

  func close() { isClosed = true }
}

extension Cursor {
  /// SDL has no hands that hold; the cross of arrows says the same on every desktop.
  fileprivate var shape: SDL_SystemCursor {
    switch self {
    case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .openHand, .closedHand: SDL_SYSTEM_CURSOR_SIZEALL
    }
  }
}
