internal import Glibc

/// The three files that every program starts with.
nonisolated enum StandardStreams {
  /// Opens those that were closed on nothing, and turns a write beyond the limit of a file's size
  /// into an error.
  ///
  /// Else the next file opened, such as the connection to the desktop, would be taken for a closed
  /// one, and such a write would end the process without a word.
  static func open() {
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = Glibc.open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
  }

  /// Writes a whole text.
  static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }
}
