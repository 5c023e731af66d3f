internal import Glibc

nonisolated extension FileContents {
  /// Makes a folder and those above it that are missing, for the user alone.
  static func makeFolders(_ path: FilePath) throws(SystemError) {
    if (try? FileStatus(of: path))?.kind == .folder { return }
    if path.folder != path { try makeFolders(path.folder) }
    guard path.withCPath({ mkdir($0, 0o700) }) == 0 || errno == EEXIST else { throw .last }
  }

  /// Runs a closure while no other program runs one in the same folder, as far as the file system
  /// can tell.
  static func alone<Result>(
    in folder: FilePath, _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let descriptor = folder.withCPath { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    return try body()
  }

  /// Gives a file another name, in place of a file that may have it.
  private static func rename(_ path: FilePath, to name: FilePath) throws(SystemError) {
    let result = path.withCPath { old in name.withCPath { Glibc.rename(old, $0) } }
    guard result == 0 else { throw .last }
  }

  /// Puts bytes in place of a file's content.
  ///
  /// Whoever reads it finds the old or the new ones whole, even after a crash. A link stays, and what
  /// it leads to is replaced.
  /// - Parameters:
  ///   - link: The file, or a link to it.
  ///   - bytes: The new content.
  ///   - old: The name that the file with the old content gets; nil: none.
  static func replace(
    _ link: FilePath, with bytes: [UInt8], keepingAs old: FilePath? = nil
  ) throws(SystemError) {
    let path = target(of: link)
    var name = (path.bytes + ".XXXXXX".utf8).map { CChar(bitPattern: $0) } + [0]
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      defer { close(descriptor) }
      try write(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw SystemError.last }
      if let old { try rename(path, to: old) }
      try rename(FilePath(bytes: name.dropLast().map { UInt8(bitPattern: $0) }), to: path)
    } catch {
      unlink(name)
      throw error
    }
  }

  /// The file that a link leads to; of all else the path itself.
  private static func target(of path: FilePath) -> FilePath {
    guard let resolved = path.withCPath({ realpath($0, nil) }) else { return path }
    defer { free(resolved) }
    return FilePath(cString: resolved)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }
}
