/// A command line that cannot be understood.
nonisolated struct UsageError: Error, Hashable {
  /// The exit status that tells wrong usage from other failures.
  static let exitCode: Int32 = 2

  /// What is wrong, in one line without the command's name.
  let text: String

  /// Makes an error of what is wrong; where help is to be had is added.
  init(_ problem: String) {
    // A name that somebody typed may hold anything.
    let line = String(problem.map { $0.unicodeScalars.contains { $0.value < 32 } ? "?" : $0 })
    text = "\(line) (\(Showcase.command) --help lists what there is)"
  }
}
