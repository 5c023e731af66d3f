internal import CommandLines
internal import Paging

/// The long options of the command.
nonisolated enum CommandLineOption: String, CommandOption {
  case fullscreen
  case photo
  case recursive
  case sort
  case reducedMotion = "reduced-motion"
  case theme
  case renderer
  case size
  case screenshot
  case frameLog = "frame-log"
  case record
  case help
  case version

  /// What stands for the value in the help; nil for an option without one.
  var valueName: String? {
    switch self {
    case .sort: Self.alternatives(PhotoOrder.self)
    case .theme: Self.alternatives(ColorSchemeChoice.self)
    case .renderer: Self.alternatives(RendererChoice.self)
    case .size: "WxH"
    case .screenshot: "FILE.png"
    case .frameLog, .record: "FILE"
    case .fullscreen, .photo, .recursive, .reducedMotion, .help, .version: nil
    }
  }

  /// What the option does, in lines of the help.
  var summary: [String] {
    switch self {
    case .fullscreen: ["begin in full screen"]
    case .photo: ["begin with the first picture filling the window"]
    case .recursive: ["look into the subfolders of folders too"]
    case .sort:
      [
        "sort all pictures by name, date (newest first),",
        "size (largest first) or at random; if not given,",
        "paths keep their order, folders are by name",
      ]
    case .reducedMotion: ["change pages without motion"]
    case .theme: ["the colours; if not given those of the desktop"]
    case .renderer: ["what draws: what suits (auto), the graphics card,", "or the processor"]
    case .size: ["the window's size in points, such as 1280x800"]
    case .screenshot: ["write one frame as PNG and end; needs no display"]
    case .frameLog: ["write a line of JSON for each frame drawn"]
    case .record: ["write a line of JSON for each movement of a device"]
    case .help: ["print this help and end"]
    case .version: ["print the version and end"]
    }
  }
}
