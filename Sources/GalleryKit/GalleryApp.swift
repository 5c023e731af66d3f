import Paging

/// The window of the gallery.
struct GalleryApp: App {
  private let model: GalleryModel

  /// Makes an application without photos.
  init() { self.init(model: GalleryModel(PhotoListing())) }

  /// Makes an application that shows a model.
  init(model: GalleryModel) { self.model = model }

  var body: some Scene {
    WindowGroup(model.title) { GalleryView(model: model) }
  }
}

extension WindowOptions {
  /// The window that a command line asks for.
  init(_ options: CommandLineOptions) {
    self.init()
    appID = AppIdentity.id
    size = options.size ?? size
    isFullscreen = options.isFullscreen
    reducesMotion = options.reducesMotion
    frameLogPath = options.frameLog
    recordingPath = options.recording
    screenshotPath = options.screenshot
    colorScheme = options.theme
    renderer = options.renderer
  }
}
