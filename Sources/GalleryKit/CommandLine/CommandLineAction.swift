/// What the command line tells the command to do.
nonisolated enum CommandLineAction: Sendable, Hashable {
  /// Show pictures.
  case show(CommandLineOptions)
  /// Print `HelpText.text` and end.
  case help
  /// Print `HelpText.version` and end.
  case version
}
