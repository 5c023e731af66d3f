/// One thing to show, as the command line names it.
nonisolated enum Operand: Sendable, Hashable {
  /// A file, a folder or a `file://` URI.
  case path(FilePath)
  /// A list of those on standard input, each ended by this byte.
  case standardInput(separator: UInt8)
}
