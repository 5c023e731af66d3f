internal import Glibc

/// An open folder whose entries are read once.
///
/// The kind of an entry comes with its name on every common file system; only links and entries of
/// unknown kind cost a call of their own, and only if the caller asks for their kind.
nonisolated struct FolderReader: ~Copyable {
  /// One entry, valid only while it is being looked at.
  struct Entry {
    /// The name without the closing NUL.
    let name: UnsafeBufferPointer<UInt8>
    fileprivate let cName: UnsafePointer<CChar>
    fileprivate let type: Int
    fileprivate let descriptor: Int32

    /// Whether the name begins with a dot, as hidden entries and `.` and `..` do.
    var isHidden: Bool { name.first == FilePath.dot }

    /// What the entry is, links followed; nil for a link that leads nowhere.
    var kind: FileStatus.Kind? {
      switch type {
      case DT_REG: .file
      case DT_DIR: .folder
      case DT_LNK, DT_UNKNOWN: FileStatus(ofName: cName, inDescriptor: descriptor)?.kind
      default: .other
      }
    }
  }

  /// Which folder this is, whatever path led here.
  let identity: FileStatus.Identity

  private let stream: OpaquePointer

  /// Opens a folder.
  init(_ path: FilePath) throws(SystemError) {
    guard let stream = path.withCPath({ opendir($0) }) else { throw .last }
    do {
      identity = try FileStatus(ofDescriptor: dirfd(stream)).identity
    } catch {
      closedir(stream)
      throw error
    }
    self.stream = stream
  }

  deinit {
    closedir(stream)
  }

  /// Calls `body` with every entry, in the order of the file system.
  func forEach(_ body: (Entry) -> Void) {
    let descriptor = dirfd(stream)
    while let entry = readdir(stream) {
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
      let cName = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let length = strlen(cName)
      cName.withMemoryRebound(to: UInt8.self, capacity: length) { name in
        body(
          Entry(
            name: UnsafeBufferPointer(start: name, count: length), cName: cName,
            type: Int(entry.pointee.d_type), descriptor: descriptor))
      }
    }
  }
}
