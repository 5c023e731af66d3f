import Paging

@testable import GalleryKit

/// The gallery in a window of memory: real decoding, real drawing, and a clock of its own.
final class GalleryStage {
  let host: ViewHost
  let pipeline: PicturePipeline
  /// The last frame.
  private(set) var list = DrawList()
  private let renderer: SDLRenderer
  /// The time, in seconds.
  private(set) var now: Seconds = 100

  /// Opens a window of a size in points on a view, with the desktop's fonts or with some of its own.
  init(
    width: Double = 1280, height: Double = 800, scale: Double = 1, fonts: FontBook? = nil,
    pipeline: PicturePipeline = PicturePipeline(),
    environment: (inout EnvironmentValues) -> Void = { _ in }, content: some View
  ) throws {
    self.pipeline = pipeline
    let fonts = try fonts ?? FontBook()
    renderer = try SDLRenderer(
      pixelWidth: Int(width * scale), pixelHeight: Int(height * scale), scale: scale, fonts: fonts)
    host = ViewHost(measurer: SDLTextMeasurer(fonts: fonts, scale: scale), content: content)
    host.environment.picturePipeline = pipeline
    host.environment.colorScheme = .dark
    environment(&host.environment)
    host.resize(to: Size(width: width, height: height), scale: scale)
    host.textureStore = renderer
  }

  isolated deinit { pipeline.stop() }

  /// Makes a frame some time after the last one.
  func frame(after seconds: Seconds = 1 / 60) {
    now += seconds
    list = host.frame(at: now)
  }

  /// Makes frames until nothing moves and every picture in view is there or has failed.
  func settle() async {
    frame()
    while host.wantsFrame || isLoading {
      // What moves until a picture comes must leave it the time to come.
      if host.wantsFrame { await Task.yield() } else { await frameWanted() }
      frame()
    }
  }

  /// Presses a key.
  func press(_ key: KeyEvent.Key) { host.handle(.key(KeyEvent(key, time: now))) }

  /// Drags with the primary button by a distance to the right, in a second and ten steps.
  func drag(from start: Point, by dx: Double) {
    send(.pressed, start)
    for step in 1...10 {
      now += 0.1
      send(.dragged, start + Vector(dx: dx * Double(step) / 10, dy: 0))
    }
    send(.released, start + Vector(dx: dx, dy: 0))
  }

  /// Turns a wheel downwards by a detent.
  func wheel() {
    host.handle(
      .wheel(WheelEvent(detents: Vector(dx: 0, dy: 1), position: Point(x: 99, y: 99), time: now)))
  }

  private func send(_ phase: PointerEvent.Phase, _ position: Point) {
    host.handle(.pointer(PointerEvent(phase, position: position, time: now)))
  }

  /// What is written in the last frame.
  var texts: [String] {
    list.items.compactMap { item in
      if case .text(let text, _, _, _) = item.content { text } else { nil }
    }
  }

  /// What the window shows.
  func pixels() -> Bitmap? {
    renderer.draw(list, background: host.background)
    return renderer.snapshot()
  }

  private var isLoading: Bool {
    host.report.pictures.contains { $0.quality == .placeholder || $0.quality == .preview }
  }

  private func frameWanted() async {
    await withCheckedContinuation { continuation in
      host.onFrameWanted = { [host] in
        host.onFrameWanted = nil
        continuation.resume()
      }
    }
  }
}
