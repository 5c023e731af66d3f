/// Lists of paths that another program writes, each ended by the same byte.
nonisolated enum PathList {
  /// Reads a file descriptor to its end.
  static func read(from descriptor: Int32, separator: UInt8) -> [FilePath] {
    paths(in: FileContents.read(toEndOf: descriptor), separator: separator)
  }

  /// The paths of a list; empty ones are left out.
  static func paths(in text: [UInt8], separator: UInt8) -> [FilePath] {
    text.split(separator: separator).map { FilePath(bytes: $0) }
  }
}
