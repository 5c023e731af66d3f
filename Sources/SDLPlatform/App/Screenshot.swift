internal import CSDL2
internal import Graphics
internal import Interface

/// Draws a scene's first complete state into a file, without a display.
struct Screenshot {
  let scene: any WindowScene
  let options: WindowOptions

  /// The longest that pictures may take.
  private static let patience: Seconds = 20
  /// The time from one frame to the next, and the most frames that something may move for.
  private static let step: Seconds = 1.0 / 60
  private static let frameLimit = 600

  func write(to path: String) throws(PlatformError) {
    let fonts = try FontBook()
    let renderer = try SDLRenderer(
      pixelWidth: max(1, snappedPixel(options.size.width)),
      pixelHeight: max(1, snappedPixel(options.size.height)), fonts: fonts)
    let host = scene.makeHost(measurer: SDLTextMeasurer(fonts: fonts))
    host.environment = options.environment(window: nil)
    host.resize(to: options.size, scale: 1)
    host.textureStore = renderer
    renderer.draw(lastFrame(of: host), background: host.background)
    guard let bitmap = renderer.snapshot() else { throw .sdl("cannot take the screenshot") }
    try bitmap.writePNG(to: path)
  }

  /// Lets pictures come, by the real clock, and everything else come to rest, by a clock of its own
  /// that does not wait.
  private func lastFrame(of host: ViewHost) -> DrawList {
    let end = MonotonicClock.now + Self.patience
    var time: Seconds = 0
    var list = host.frame(at: time)
    var frames = 0
    while frames < Self.frameLimit {
      let rest = end - MonotonicClock.now
      let isLoading = rest > 0 && host.isLoading
      guard isLoading || host.wantsFrame else { break }
      if isLoading {
        MainQueue.run(timeout: host.wantsFrame ? min(rest, Self.step) : rest)
      } else {
        frames += 1
      }
      time += Self.step
      list = host.frame(at: time)
    }
    return list
  }
}

extension ViewHost {
  /// Whether a picture on the screen is still to come.
  fileprivate var isLoading: Bool {
    report.pictures.contains { $0.quality == .placeholder || $0.quality == .preview }
  }
}
