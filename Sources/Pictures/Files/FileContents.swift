internal import Glibc

/// The bytes of a regular file, or of its beginning, in memory of their own.
///
/// Reading, not mapping: a mapped file that another program shortens ends the process by SIGBUS.
nonisolated final class FileContents: @unchecked Sendable {
  /// Longer files are refused.
  static let byteLimit = 2 << 30
  /// How much is read between two looks at the cancellation.
  private static let chunk = 1 << 20

  let bytes: UnsafeRawBufferPointer
  /// The length of the whole file.
  let fileLength: Int
  /// Whether the file goes on after these bytes.
  var isPrefix: Bool { bytes.count < fileLength }
  private let memory: UnsafeMutableRawPointer

  /// Reads a file, or at most its first `prefix` bytes; pipes and devices are never waited for.
  init(
    of file: PictureFile, prefix: Int = .max, cancellation: Cancellation
  ) throws(DecodeError) {
    let descriptor = file.withPathPointer { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw DecodeError(errno: errno) }
    defer { close(descriptor) }
    let size = try Self.size(of: descriptor)
    let wanted = min(size, prefix)
    guard let memory = malloc(wanted) else { throw .outOfMemory }
    do throws(DecodeError) {
      let count = try Self.read(descriptor, into: memory, count: wanted, cancellation: cancellation)
      guard count > 0 else { throw DecodeError.empty }
      self.memory = memory
      bytes = UnsafeRawBufferPointer(start: memory, count: count)
      fileLength = count < wanted ? count : size
    } catch {
      free(memory)
      throw error
    }
  }

  deinit { free(memory) }

  private static func size(of descriptor: Int32) throws(DecodeError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw DecodeError(errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory
    default: throw .notRegularFile
    }
    guard status.st_size > 0 else { throw .empty }
    guard status.st_size <= byteLimit else { throw .tooManyBytes }
    return Int(status.st_size)
  }

  /// Reads until `count` bytes or the end of a file that has become shorter.
  private static func read(
    _ descriptor: Int32, into memory: UnsafeMutableRawPointer, count: Int,
    cancellation: Cancellation
  ) throws(DecodeError) -> Int {
    var done = 0
    while done < count {
      try cancellation.check()
      let got = Glibc.read(descriptor, memory + done, min(chunk, count - done))
      if got == 0 { break }
      if got < 0 {
        if errno == EINTR { continue }
        throw DecodeError(errno: errno)
      }
      done += got
    }
    return done
  }
}

nonisolated extension DecodeError {
  /// The case that a failed system call on a path stands for.
  init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG: self = .notFound
    case EACCES, EPERM: self = .noPermission
    case EISDIR: self = .isDirectory
    case ENXIO, ENODEV, EWOULDBLOCK: self = .notRegularFile
    case ELOOP: self = .linkLoop
    case ENOMEM: self = .outOfMemory
    default: self = .unreadable(code)
    }
  }
}
