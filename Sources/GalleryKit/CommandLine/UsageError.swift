/// A command line that cannot be understood.
nonisolated struct UsageError: Error, Hashable {
  /// The exit status that tells wrong usage from other failures.
  static let exitCode: Int32 = 2

  /// What is wrong and what would be right, without the command's name.
  let text: String

  /// Makes an error of a text, in which control characters are made visible.
  init(_ text: String) {
    self.text = text.withVisibleControls
  }

  /// The line for standard error.
  var line: String {
    "\(AppIdentity.command): \(text) (\(AppIdentity.command) --help lists the options)"
  }
}
