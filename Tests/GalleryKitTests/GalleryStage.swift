import Paging

@testable import GalleryKit

/// The gallery in a window of memory: real decoding, real drawing, and a clock of its own.
final class GalleryStage {
  let host: ViewHost
  let pipeline = PicturePipeline()
  /// The last frame.
  private(set) var list = DrawList()
  private let renderer: SDLRenderer
  /// The time, in seconds.
  private(set) var now: Seconds = 100

  /// Opens a window of a size in points on a view, with the desktop's fonts or with some of its own.
  init(
    width: Double = 1280, height: Double = 800, scale: Double = 1, fonts: FontBook? = nil,
    environment: (inout EnvironmentValues) -> Void = { _ in }, content: some View
  ) throws {
    let fonts = try fonts ?? FontBook()
    renderer = try SDLRenderer(
      pixelWidth: Int(width * scale), pixelHeight: Int(height * scale), scale: scale, fonts: fonts)
    host = ViewHost(measurer: SDLTextMeasurer(fonts: fonts, scale: scale), content: content)
    host.environment.picturePipeline = pipeline
    host.environment.colorScheme = .dark
    environment(&host.environment)
    host.resize(to: Size(width: width, height: height), scale: scale)
    pipeline.attach(store: renderer)
  }

  isolated deinit { pipeline.stop() }

  /// Makes a frame some time after the last one.
  func frame(after seconds: Seconds = 1 / 60) {
    now += seconds
    while pipeline.uploadPending() {}
    list = host.frame(at: now)
  }

  /// Makes frames until nothing moves and every picture in view is there or has failed.
  func settle() async {
    frame()
    while host.wantsFrame || isLoading {
      if !host.wantsFrame { await frameWanted() }
      frame()
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
