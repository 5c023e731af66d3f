internal import CommandLines
internal import Glibc
internal import Paging

/// Reads the arguments of the command, from left to right.
nonisolated struct CommandLineParser {
  var options = CommandLineOptions()
  var reader: ArgumentReader<CommandLineOption, FilePath>

  /// Reads the arguments that follow the command's name.
  ///
  /// - Parameters:
  ///   - arguments: In the bytes that they were given in (see `processArguments`), since a path
  ///     need not be valid UTF-8.
  ///   - inputIsTerminal: Whether standard input is a terminal, from which no list can be read.
  /// - Throws: `UsageError` for the first argument that is wrong, if no `--help` or `--version`
  ///   stands before it.
  static func parse(
    _ arguments: [FilePath], inputIsTerminal: Bool = isatty(STDIN_FILENO) == 1
  ) throws(UsageError) -> CommandLineAction {
    var parser = CommandLineParser(reader: ArgumentReader(arguments))
    let action = try parser.run()
    if case .show(let options) = action {
      try checkInput(options, inputIsTerminal)
      try checkOutput(options)
    }
    return action
  }

  /// The arguments of this process after its name, in their own bytes.
  static var processArguments: [FilePath] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      .dropFirst()
      .compactMap { $0.map { FilePath(cString: $0) } }
  }

  private init(reader: ArgumentReader<CommandLineOption, FilePath>) {
    self.reader = reader
  }

  private mutating func run() throws(UsageError) -> CommandLineAction {
    while let argument = reader.next() {
      switch argument {
      case "--":
        for path in reader.rest { try addPath(path) }
        return .show(options)
      case "-": options.operands.append(.standardInput(separator: UInt8(ascii: "\n")))
      case "-0": options.operands.append(.standardInput(separator: 0))
      case _ where argument.bytes.first == UInt8(ascii: "-"):
        if let action = try read(argument) { return action }
      default: try addPath(argument)
      }
    }
    return .show(options)
  }

  private mutating func addPath(_ path: FilePath) throws(UsageError) {
    guard !path.isEmpty else {
      throw UsageError("a path is empty; name a file or a folder, or leave it out")
    }
    options.operands.append(.path(path))
  }

  private static func checkOutput(_ options: CommandLineOptions) throws(UsageError) {
    let outputs = [(CommandLineOption.frameLog, options.frameLog), (.record, options.recording)]
    if options.screenshot != nil, let output = outputs.first(where: { $0.1 != nil })?.0 {
      throw UsageError(
        "\(output.spelling) is about a window and --screenshot opens none; give one of them")
    }
    guard options.frameLog == nil || options.frameLog != options.recording else {
      throw UsageError("--frame-log and --record write different things; give each a file")
    }
  }

  private static func checkInput(
    _ options: CommandLineOptions, _ inputIsTerminal: Bool
  ) throws(UsageError) {
    let lists = options.operands.count { if case .standardInput = $0 { true } else { false } }
    guard lists <= 1 else {
      throw UsageError("standard input can be read only once; give one of - and -0")
    }
    guard lists == 0 || !inputIsTerminal else {
      throw UsageError(
        "- and -0 read paths from standard input, which is a terminal; pipe a list into it")
    }
  }
}
