internal import Glibc

/// What a program tells the person who started it, a line on standard error.
nonisolated enum Complaint {
  /// Writes a line that begins with the program's name.
  static func write(_ text: String) {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "paging"
    let line = Array("\(name): \(text)\n".utf8)
    _ = Glibc.write(STDERR_FILENO, line, line.count)
  }
}
