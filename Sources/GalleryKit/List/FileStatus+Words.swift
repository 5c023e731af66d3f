internal import Glibc

nonisolated extension FileStatus {
  /// Asks for a path's status away from the main thread; nil: it cannot be had.
  @concurrent static func look(at path: FilePath) async -> FileStatus? { try? FileStatus(of: path) }

  /// When the content was last changed, in words.
  var modifiedText: String {
    FileDate.text(of: Int(modified / 1_000_000_000), now: Int(time(nil)))
  }
}
