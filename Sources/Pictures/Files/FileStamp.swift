internal import Glibc

/// What the file system says of a file's content without reading it: two files of equal stamps hold
/// the same.
nonisolated public struct FileStamp: Sendable, Hashable {
  /// The length in bytes.
  public let size: Int
  /// The file itself, whatever its name: another one may have taken its place.
  private let inode: UInt64
  /// The last change of content, name or permissions, in nanoseconds since 1970.
  private let changed: Int64

  /// The stamp of a file that is not there.
  public static let missing = FileStamp(size: 0, inode: 0, changed: 0)

  /// Makes a stamp from its parts.
  init(size: Int, inode: UInt64, changed: Int64) {
    (self.size, self.inode, self.changed) = (size, inode, changed)
  }

  /// Asks the file system, which takes microseconds on a local disk.
  public init(of file: PictureFile) {
    var status = stat()
    guard file.withPathPointer({ stat($0, &status) }) == 0 else {
      self = .missing
      return
    }
    self.init(
      size: Int(status.st_size), inode: UInt64(status.st_ino),
      changed: Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec))
  }
}
