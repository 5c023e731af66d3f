internal import CommandLines
import Paging

/// What the command line asks for.
struct ShowcaseArguments {
  /// The screen to open; nil: the list of all.
  private(set) var screen: Screen?
  /// How the window starts.
  private(set) var window = WindowOptions()
  /// Whether everything runs from right to left.
  private(set) var isMirrored = false
  /// Whether to print the help instead.
  private(set) var wantsHelp = false

  /// Reads the arguments that follow the command's name, from left to right.
  init(_ arguments: [String]) throws(UsageError) {
    window.appID = "org.paging.Showcase"
    var reader = ArgumentReader<ShowcaseOption, String>(arguments)
    while let argument = reader.next() {
      if argument.hasPrefix("-") {
        try read(argument, &reader)
        if wantsHelp { return }
      } else if screen == nil {
        screen = try Self.screen(argument)
      } else {
        throw UsageError("one screen at a time: '\(argument)' is one too many")
      }
    }
  }

  private static func screen(_ name: String) throws(UsageError) -> Screen {
    guard let screen = Screen.all.first(where: { $0.name == name }) else {
      throw UsageError("there is no screen '\(name)'")
    }
    return screen
  }

  private mutating func read(
    _ argument: String, _ reader: inout ArgumentReader<ShowcaseOption, String>
  ) throws(UsageError) {
    let given = try reader.option(argument)
    switch given.option {
    case .theme: window.colorScheme = try reader.choice(given)
    case .renderer: window.renderer = try reader.choice(given)
    case .size:
      let (width, height) = try reader.size(given)
      window.size = Size(width: Double(width), height: Double(height))
    case .screenshot: window.screenshotPath = try reader.pngFile(given)
    case .frameLog: window.frameLogPath = try reader.file(given)
    case .record: window.recordingPath = try reader.file(given)
    case .reducedMotion: window.reducesMotion = true
    case .mirrored: isMirrored = true
    case .help: wantsHelp = true
    }
  }
}
