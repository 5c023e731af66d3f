internal import Glibc

/// Small files, read whole.
nonisolated enum FileContents {
  /// The bytes of a regular file; nil when it cannot be opened or is no file.
  static func read(_ path: FilePath) -> [UInt8]? {
    guard (try? FileStatus(of: path))?.kind == .file else { return nil }
    let descriptor = path.withCPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return read(toEndOf: descriptor)
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
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
