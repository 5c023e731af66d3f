/// Collects the pictures that paths name: files as they are, folders by what is in them.
///
/// Every folder is listed once and every picture found once, by whatever paths they are named.
nonisolated struct PhotoFinder {
  /// What was found so far.
  private(set) var found = FoundPhotos()
  /// What could not be opened so far.
  private(set) var problems: [PhotoProblem] = []

  private let isRecursive: Bool
  private let collator: NameCollator
  private var listed: Set<FileStatus.Identity> = []
  private var named: [FileStatus.Identity: Set<FilePath>] = [:]
  private var identities: [FilePath: FileStatus.Identity] = [:]

  /// Makes a finder that has found nothing.
  ///
  /// - Parameters:
  ///   - isRecursive: Whether the subfolders of a folder are listed too.
  ///   - collator: Decides the order in which subfolders are visited.
  init(isRecursive: Bool, collator: NameCollator) {
    self.isRecursive = isRecursive
    self.collator = collator
  }

  /// Notes something that cannot be shown.
  mutating func report(_ problem: PhotoProblem) {
    problems.append(problem)
  }

  /// Adds a file, whatever its extension, or a folder's pictures.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - given: The path as it was named, for a problem's line.
  mutating func add(_ path: FilePath, given: FilePath) {
    do {
      switch try FileStatus(of: path).kind {
      case .folder: addFolder(path, given: given)
      case .file: try addFile(path)
      case .other: report(.cannotOpen(given, "neither a file nor a folder"))
      }
    } catch {
      report(.cannotOpen(given, error.reason))
    }
  }

  /// Adds the pictures of the folder that a file is in, and the file whatever its extension.
  mutating func addFolder(around file: FilePath) {
    let wasEmpty = found.photos.isEmpty
    list(file.folder, given: file.folder, including: file)
    guard wasEmpty && found.photos.isEmpty else { return }
    found.beginGroup(in: file.folder)
    found.append(Photo(location: file))
  }

  private mutating func addFile(_ path: FilePath) throws(SystemError) {
    try FileContents.checkReadable(path)
    let folder = path.folder
    let identity = try identity(of: folder)
    let name = FilePath(bytes: path.name)
    guard !(listed.contains(identity) && PictureFormats.isListed(name: name.bytes)),
      named[identity, default: []].insert(name).inserted
    else { return }
    found.beginGroup(in: folder)
    found.append(Photo(location: path))
  }

  private mutating func identity(of folder: FilePath) throws(SystemError) -> FileStatus.Identity {
    if let known = identities[folder] { return known }
    let identity = try FileStatus(of: folder).identity
    identities[folder] = identity
    return identity
  }

  private mutating func addFolder(_ path: FilePath, given: FilePath) {
    let problemCount = problems.count
    let hasPictures = list(path, given: given)
    guard !hasPictures && problems.count == problemCount else { return }
    report(.noPictures(in: given, recursive: isRecursive))
  }
}

nonisolated extension PhotoFinder {
  /// Lists a folder, and its subfolders if asked to, without recursion: depth costs no stack.
  ///
  /// - Returns: Whether there are pictures in it, already found ones included.
  @discardableResult
  private mutating func list(
    _ folder: FilePath, given: FilePath, including file: FilePath? = nil
  ) -> Bool {
    var waiting = [folder]
    var hasPictures = false
    while let next = waiting.popLast() {
      do {
        let reader = try FolderReader(next)
        guard listed.insert(reader.identity).inserted else {
          hasPictures = true
          continue
        }
        let content = contents(of: next, reader, including: file)
        hasPictures = hasPictures || content.hasPictures
        waiting += sorted(content.subfolders).reversed()
      } catch {
        report(.cannotOpen(next == folder ? given : next, error.reason))
      }
    }
    return hasPictures
  }

  /// Adds one folder's own pictures and tells of its subfolders.
  private mutating func contents(
    of folder: FilePath, _ reader: borrowing FolderReader, including file: FilePath?
  ) -> (hasPictures: Bool, subfolders: [FilePath]) {
    let skipped = named[reader.identity] ?? []
    var subfolders: [FilePath] = []
    var hasPictures = false
    found.beginGroup(in: folder)
    reader.forEach { entry in
      let isWanted = file.map { $0.name.elementsEqual(entry.name) && $0.folder == folder } ?? false
      if isWanted || PictureFormats.isListed(name: entry.name), entry.kind == .file {
        hasPictures = true
        guard skipped.isEmpty || !skipped.contains(FilePath(bytes: entry.name)) else { return }
        found.append(Photo(location: folder.appending(entry.name)))
      } else if isRecursive && !entry.isHidden && entry.kind == .folder {
        subfolders.append(folder.appending(entry.name))
      }
    }
    return (hasPictures, subfolders)
  }

  private func sorted(_ folders: [FilePath]) -> [FilePath] {
    var keys = SortKeys(capacity: folders.count)
    for folder in folders {
      keys.append(rank: 0, tie: folder) { collator.appendKey(of: folder.name, to: &$0) }
    }
    return keys.order().map { folders[$0] }
  }
}
