internal import CommandLines
internal import Paging

nonisolated extension CommandLineParser {
  /// Reads one option and its value.
  ///
  /// - Returns: What to do at once instead of reading on, if the option says so.
  mutating func read(_ argument: FilePath) throws(UsageError) -> CommandLineAction? {
    let given = try reader.option(argument)
    switch given.option {
    case .help: return .help
    case .version: return .version
    case .fullscreen: options.isFullscreen = true
    case .photo: options.isPhotoView = true
    case .recursive: options.isRecursive = true
    case .reducedMotion: options.reducesMotion = true
    case .sort: options.order = try reader.choice(given)
    case .theme: options.theme = try reader.choice(given)
    case .renderer: options.renderer = try reader.choice(given)
    case .size:
      let (width, height) = try reader.size(given)
      options.size = Size(width: Double(width), height: Double(height))
    case .screenshot: options.screenshot = try reader.pngFile(given)
    case .frameLog: options.frameLog = try reader.file(given)
    case .record: options.recording = try reader.file(given)
    }
    return nil
  }
}
