/// A command line that cannot be understood.
public struct UsageError: Error, Hashable {
  /// The exit status that tells wrong usage from other failures.
  public static let exitCode: Int32 = 2

  /// What is wrong and what would be right, without the command's name.
  public let text: String

  /// Makes an error of a text, in which control characters are made visible.
  public init(_ text: String) {
    self.text = text.withVisibleControls
  }

  /// The line for standard error.
  /// - Parameter command: The command's name.
  public func line(of command: String) -> String {
    "\(command): \(text) (\(command) --help lists the options)"
  }
}
