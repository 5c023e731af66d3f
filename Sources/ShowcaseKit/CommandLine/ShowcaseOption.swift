internal import CommandLines
import Paging

/// The options of the command.
nonisolated enum ShowcaseOption: String, CommandOption {
  case theme, size, renderer
  case reducedMotion = "reduced-motion"
  case mirrored, screenshot
  case frameLog = "frame-log"
  case record, help

  /// What stands for the value in the help; nil for an option without one.
  var valueName: String? {
    switch self {
    case .theme: Self.alternatives(ColorSchemeChoice.self)
    case .size: "WxH"
    case .renderer: Self.alternatives(RendererChoice.self)
    case .screenshot: "FILE.png"
    case .frameLog, .record: "FILE"
    case .reducedMotion, .mirrored, .help: nil
    }
  }

  /// What the option does.
  var summary: [String] {
    switch self {
    case .theme: ["the colours; if not given those of the desktop"]
    case .size: ["the window's size; if not given 1280x800"]
    case .renderer: ["what draws"]
    case .reducedMotion: ["show less motion"]
    case .mirrored: ["lay out everything from right to left"]
    case .screenshot: ["draw one frame without a display"]
    case .frameLog: ["write a line for each frame"]
    case .record: ["write what devices report"]
    case .help: ["print this help and end"]
    }
  }
}
