/// A picture file, known by its path.
///
/// The path is kept as bytes, because Linux's names need not be UTF-8, and because two names that
/// differ only in how an accent is composed are two files.
nonisolated public struct PictureFile: Sendable, Hashable {
  /// The path as the file system spells it, without a final zero byte.
  public let pathBytes: [UInt8]

  /// Names a file by its path; nothing is read.
  public init(path: String) { self.init(pathBytes: Array(path.utf8)) }

  /// Names a file by its path's bytes; nothing is read.
  public init(pathBytes: [UInt8]) { self.pathBytes = pathBytes }

  /// The path as text; bytes that are not UTF-8 appear as replacement characters.
  public var path: String { String(decoding: pathBytes, as: UTF8.self) }

  /// Lends the path to a C function, up to a zero byte in it.
  func withPathPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (pathBytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? body("")
    }
  }
}
