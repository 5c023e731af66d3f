internal import Glibc

/// An error number of the operating system.
nonisolated struct SystemError: Error, Hashable {
  /// The number, as in `errno`.
  let code: Int32

  /// The error that the last system call of this thread left.
  static var last: SystemError { SystemError(code: errno) }

  /// What happened, in words: `No such file or directory`.
  var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
