internal import Glibc

/// Small files, read whole.
nonisolated enum FileContents {
  /// The bytes of a regular file, all of them.
  static func read(_ path: FilePath) throws(SystemError) -> [UInt8] {
    guard try FileStatus(of: path).kind == .file else { throw SystemError(code: EISDIR) }
    let descriptor = path.withCPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    if let error = read(descriptor, into: &bytes) { throw error }
    return bytes
  }

  /// Tries to open a regular file for reading, and closes it again.
  static func checkReadable(_ path: FilePath) throws(SystemError) {
    let descriptor = path.withCPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw .last }
    close(descriptor)
  }

  /// Everything that a descriptor gives until its end; what cannot be read ends it.
  static func read(toEndOf descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = read(descriptor, into: &bytes)
    return bytes
  }

  /// Adds everything that a descriptor gives until its end, or until an error.
  private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> SystemError? {
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? .last : nil }
      bytes += piece[..<count]
    }
  }
}
