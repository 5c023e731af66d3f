internal import Glibc

/// What the file system says of a path, symbolic links followed.
nonisolated struct FileStatus: Sendable {
  /// What a path leads to, as far as a gallery tells things apart.
  enum Kind: Sendable {
    case file, folder, other
  }

  /// Which file this is, whatever it is called: device and inode.
  struct Identity: Sendable, Hashable {
    var device: UInt64
    var inode: UInt64
  }

  let kind: Kind
  let identity: Identity
  /// The size in bytes.
  let size: Int64
  /// The time of the last change of content, in nanoseconds since 1970.
  let modified: Int64

  /// Asks for a path's status, following links.
  init(of path: FilePath) throws(SystemError) {
    var status = stat()
    guard path.withCPath({ fstatat(AT_FDCWD, $0, &status, 0) }) == 0 else { throw .last }
    self.init(status)
  }

  /// Asks for the status of an open file.
  init(ofDescriptor descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Asks for the status of an entry of an open folder; nil when there is none, as for a broken link.
  init?(ofName name: UnsafePointer<CChar>, inDescriptor descriptor: Int32) {
    var status = stat()
    guard fstatat(descriptor, name, &status, 0) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    identity = Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
  }
}
