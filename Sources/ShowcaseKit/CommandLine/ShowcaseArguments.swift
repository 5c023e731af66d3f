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

  /// The lengths in points that a side of the window may have.
  private static let lengths = 200.0...16_384

  /// Reads the arguments that follow the command's name, from left to right.
  init(_ arguments: [String]) throws(UsageError) {
    window.appID = "org.paging.Showcase"
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-") {
        try read(argument, &rest)
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
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = ShowcaseOption.allCases.first(where: { $0.spelling == parts[0] }) else {
      throw UsageError("there is no option \(parts[0])")
    }
    guard let valueName = option.valueName else {
      guard parts.count == 1 else { throw UsageError("\(option.spelling) takes no value") }
      return set(option)
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(option.spelling) needs a value: \(valueName)")
    }
    guard set(option, to: value) else {
      throw UsageError("\(option.spelling) needs \(valueName), not '\(value)'")
    }
  }

  private mutating func set(_ option: ShowcaseOption) {
    switch option {
    case .reducedMotion: window.reducesMotion = true
    case .mirrored: isMirrored = true
    default: wantsHelp = true
    }
  }

  /// Answers whether the value suits the option.
  private mutating func set(_ option: ShowcaseOption, to value: String) -> Bool {
    switch option {
    case .theme: return Self.assign(ColorSchemeChoice(rawValue: value), to: &window.colorScheme)
    case .renderer: return Self.assign(RendererChoice(rawValue: value), to: &window.renderer)
    case .size: return Self.assign(Self.size(value), to: &window.size)
    case .screenshot: window.screenshotPath = value
    case .frameLog: window.frameLogPath = value
    default: window.recordingPath = value
    }
    return true
  }

  private static func assign<Value>(_ value: Value?, to place: inout Value) -> Bool {
    if let value { place = value }
    return value != nil
  }

  private static func size(_ text: String) -> Size? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      lengths.contains(width), lengths.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
