#if canImport(Glibc)
  internal import Glibc
#endif

/// A picture file as it was at some time: two values are equal when they show the same picture.
///
/// The path is kept as bytes, because Linux's names need not be UTF-8, and because two names that
/// differ only in how an accent is composed are two files.
nonisolated public struct PictureFile: Sendable, Hashable {
  /// The path as the file system spells it, without a final zero byte.
  public let pathBytes: [UInt8]
  /// The size in bytes, or 0 when it was not asked for.
  public var size: Int
  /// When the content last changed, in nanoseconds since 1970, or 0 when it was not asked for.
  public var modified: Int64

  /// Names a file by its path; nothing is read.
  public init(path: String, size: Int = 0, modified: Int64 = 0) {
    self.init(pathBytes: Array(path.utf8), size: size, modified: modified)
  }

  /// Names a file by its path's bytes; nothing is read.
  public init(pathBytes: [UInt8], size: Int = 0, modified: Int64 = 0) {
    self.pathBytes = pathBytes
    self.size = size
    self.modified = modified
  }

  /// The path as text; bytes that are not UTF-8 appear as replacement characters.
  public var path: String { String(decoding: pathBytes, as: UTF8.self) }

  /// The same path with the size and time that the file has now, or 0 for a file that is not there.
  ///
  /// This asks the file system, which takes microseconds on a local disk.
  public func refreshed() -> PictureFile {
    var status = stat()
    let found = withPathPointer { stat($0, &status) == 0 }
    guard found else { return PictureFile(pathBytes: pathBytes) }
    let time = status.st_mtim
    return PictureFile(
      pathBytes: pathBytes, size: Int(status.st_size),
      modified: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
  }

  /// Lends the path to a C function, up to a zero byte in it.
  func withPathPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (pathBytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? body("")
    }
  }
}
