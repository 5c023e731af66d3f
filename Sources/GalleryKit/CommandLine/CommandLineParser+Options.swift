internal import Paging

nonisolated extension CommandLineParser {
  /// Reads one option and its value.
  ///
  /// - Returns: What to do at once instead of reading on, if the option says so.
  mutating func read(_ argument: FilePath) throws(UsageError) -> CommandLineAction? {
    let parts = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(decoding: parts[0], as: UTF8.self)
    guard let option = CommandLineOption.allCases.first(where: { $0.spelling == spelling }) else {
      throw Self.unknown(spelling)
    }
    let attached = parts.count > 1 ? FilePath(bytes: parts[1]) : nil
    guard attached == nil || option.valueName != nil else {
      throw UsageError("\(spelling) takes no value")
    }
    switch option {
    case .help: return .help
    case .version: return .version
    case .fullscreen: options.isFullscreen = true
    case .photo: options.isPhotoView = true
    case .recursive: options.isRecursive = true
    case .reducedMotion: options.reducesMotion = true
    case .sort: options.order = try Self.choice(option, value(of: option, attached))
    case .theme: options.theme = try Self.choice(option, value(of: option, attached))
    case .renderer: options.renderer = try Self.choice(option, value(of: option, attached))
    case .size: options.size = try Self.size(value(of: option, attached))
    case .screenshot: options.screenshot = try Self.screenshot(value(of: option, attached))
    case .frameLog: options.frameLog = try Self.file(option, value(of: option, attached))
    case .record: options.recording = try Self.file(option, value(of: option, attached))
    }
    return nil
  }

  /// The value that is attached to the option by `=`, or else the next argument.
  private mutating func value(
    of option: CommandLineOption, _ attached: FilePath?
  ) throws(UsageError) -> FilePath {
    if let attached { return attached }
    guard let value = rest.first, !value.bytes.starts(with: "--".utf8) else {
      throw UsageError("\(option.spelling) needs a value: \(option.valueName ?? "")")
    }
    return rest.removeFirst()
  }
}

nonisolated extension CommandLineParser {
  /// What is longer than this was not meant to be an option.
  private static let longestTypo = 40

  private static func unknown(_ spelling: String) -> UsageError {
    let word = String(spelling.drop { $0 == "-" }.prefix(longestTypo))
    let nearest = EditDistance.nearest(to: word, in: CommandLineOption.allCases.map(\.rawValue))
    let hint = nearest.map { "; did you mean --\($0)?" } ?? ""
    return UsageError("there is no option \(spelling)\(hint)")
  }

  private static func choice<Value>(
    _ option: CommandLineOption, _ value: FilePath
  ) throws(UsageError) -> Value where Value: CaseIterable & RawRepresentable<String> {
    if let choice = Value(rawValue: value.string) { return choice }
    let names = Value.allCases.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    throw UsageError("\(option.spelling) is \(list), not '\(value.string)'")
  }

  private static func size(_ value: FilePath) throws(UsageError) -> Size {
    let sides = value.string.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "X" })
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      widths.contains(width), heights.contains(height), width * height <= area
    else {
      let least = "\(widths.lowerBound)x\(heights.lowerBound)"
      let most = "\(widths.upperBound)x\(heights.upperBound)"
      throw UsageError(
        "\(CommandLineOption.size.spelling) is WIDTHxHEIGHT from \(least) to \(most), and at most "
          + "\(area / 1_000_000) million points in all, not '\(value.string)'")
    }
    return Size(width: Double(width), height: Double(height))
  }

  private static func screenshot(_ value: FilePath) throws(UsageError) -> FilePath {
    let file = try file(.screenshot, value)
    guard file.string.lowercased().hasSuffix(".png") else {
      throw UsageError("--screenshot writes PNG; end '\(value.string)' in .png")
    }
    return file
  }

  private static func file(
    _ option: CommandLineOption, _ value: FilePath
  ) throws(UsageError) -> FilePath {
    guard !value.isEmpty else { throw UsageError("\(option.spelling) needs a file name") }
    guard value.isText else {
      throw UsageError("\(option.spelling) needs a file name in UTF-8, not '\(value.string)'")
    }
    return value
  }
}
