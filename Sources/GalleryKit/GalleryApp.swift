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
    frameLogPath = options.frameLog?.string
    recordingPath = options.recording?.string
    screenshotPath = options.screenshot?.string
    colorScheme =
      switch options.theme {
      case .dark: .dark
      case .light: .light
      case .system: .system
      }
    renderer =
      switch options.renderer {
      case .auto: .auto
      case .gpu: .gpu
      case .software: .software
      }
  }
}
