internal import Glibc

/// The list of marked photos on the disk: absolute paths, each ended by a NUL byte, as `gallery -0`
/// reads them.
nonisolated struct FavouritesFile: Sendable {
  /// Where the list is.
  let path: FilePath

  /// Where a damaged list is kept.
  private var oldPath: FilePath { FilePath(bytes: path.bytes + ".old".utf8) }

  /// Longer files are not such a list.
  private static let sizeLimit = 16 << 20

  /// A list in a file.
  init(path: FilePath) { self.path = path }

  /// The user's list, among the data of this application; nil without a home.
  init?(environment: ProcessEnvironment = .current) {
    let data = environment["XDG_DATA_HOME"].flatMap { $0.isAbsolute ? $0 : nil }
    guard let folder = data ?? environment.home?.appending(".local/share") else { return nil }
    self.init(path: folder.appending("gallery/favourites"))
  }

  /// What the file holds.
  struct Contents: Sendable, Equatable {
    /// The paths that could be read, in the order in which they were marked.
    var paths: [FilePath] = []
    /// Whether there is something else in the file.
    var isDamaged = false
  }

  /// Reads the list; a file that is not there is an empty one.
  func read() throws(SystemError) -> Contents {
    let status: FileStatus
    do {
      status = try FileStatus(of: path)
    } catch {
      guard error.code == ENOENT else { throw error }
      return Contents()
    }
    guard status.kind == .file else { throw SystemError(code: EISDIR) }
    guard status.size <= Self.sizeLimit else { return Contents(isDamaged: true) }
    return Self.contents(of: try FileContents.read(path))
  }

  /// The paths in a file's bytes.
  static func contents(of bytes: [UInt8]) -> Contents {
    let entries = bytes.split(separator: 0, omittingEmptySubsequences: false)
    // What follows the last NUL was cut off.
    let whole = entries.dropLast().map { FilePath(bytes: $0) }
    let paths = whole.filter(\.isAbsolute)
    return Contents(
      paths: paths, isDamaged: paths.count < whole.count || entries.last?.isEmpty == false)
  }

  /// Marks a photo or takes the mark away, in one step that either happens or does not.
  ///
  /// - Returns: Whether the old file was damaged; it is kept beside the new one.
  func set(_ photo: FilePath, isMarked: Bool) throws(SystemError) -> Bool {
    try FileContents.makeFolders(path.folder)
    return try FileContents.alone(in: path.folder) { () throws(SystemError) in
      try change(photo, isMarked: isMarked)
    }
  }

  private func change(_ photo: FilePath, isMarked: Bool) throws(SystemError) -> Bool {
    let old = try read()
    var paths = old.paths.filter { $0 != photo }
    if isMarked { paths.append(photo) }
    try FileContents.replace(
      path, with: paths.flatMap { $0.bytes + [0] }, keepingAs: old.isDamaged ? oldPath : nil)
    return old.isDamaged
  }
}
