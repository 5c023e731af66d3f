internal import Glibc

/// Turns what the command line names into pictures to show, in two steps.
///
/// `initial()` is quick and may be called before the window opens: a picture named on the command
/// line is on screen before its folder is listed. `load()` lists, sorts and may wait for standard
/// input, so it belongs on a thread of its own.
nonisolated struct PhotoLibrary: Sendable {
  /// What to show; with nothing, the desktop's Pictures folder or else the sample pictures.
  var operands: [Operand] = []
  /// What to sort by; nil keeps the operands' order, each folder's pictures by name.
  var order: PhotoOrder?
  /// Whether the subfolders of a folder are listed too.
  var isRecursive = false
  /// Seeds the random order.
  var seed: UInt64 = 0
  /// The locale that decides the order of names; empty for the user's own.
  var locale = ""
  /// Where relative paths start.
  var workingFolder = FilePath.workingFolder
  /// The descriptor that lists of paths are read from.
  var standardInput = STDIN_FILENO
  /// Where the Pictures folder is looked up.
  var environment = ProcessEnvironment.current
  /// Where the sample pictures are looked up.
  var layout = InstallLayout()
  /// From this many entries on a folder's first picture is shown before the others are listed.
  var manyEntries = 2000

  /// The picture that will be shown first, where that is known long before the listing is: a file
  /// that is named, or the first in a folder of many.
  func initial() -> Photo? { openedFile() ?? firstOfMany() }

  /// Lists and sorts everything that was asked for.
  func load() -> PhotoListing {
    let collator = NameCollator(locale: locale)
    let first = openedFile()
    let finder = find(collator: collator, openedFile: operands.count == 1 ? first : nil)
    let sorter = PhotoSorter(collator: collator, seed: seed)
    var listing = PhotoListing(
      photos: sorter.sorted(finder.found, by: order), problems: finder.problems)
    guard let first, let index = listing.photos.firstIndex(of: first) else { return listing }
    if order == .random {
      listing.photos.swapAt(0, index)
    } else {
      listing.startIndex = index
    }
    return listing
  }

  /// The file that the first path names.
  private func openedFile() -> Photo? {
    guard operands.count == 1 || order == nil, let path = firstPath,
      (try? FileStatus(of: path))?.kind == .file,
      (try? FileContents.checkReadable(path)) != nil
    else { return nil }
    return Photo(location: path)
  }

  /// The first picture of the folder that the first path names, if it has many entries.
  private func firstOfMany() -> Photo? {
    guard order == nil || order == .name && operands.count <= 1,
      let folder = operands.isEmpty ? standardFolder : firstPath,
      let reader = try? FolderReader(folder)
    else { return nil }
    var search = FirstPhotoSearch(collator: NameCollator(locale: locale))
    reader.forEach { search.consider($0) }
    guard search.count >= manyEntries, !search.name.isEmpty else { return nil }
    return Photo(location: folder.appending(search.name))
  }

  private var firstPath: FilePath? {
    guard case .path(let given)? = operands.first else { return nil }
    return try? resolved(given)
  }

  private func find(collator: NameCollator, openedFile: Photo?) -> PhotoFinder {
    var finder = PhotoFinder(isRecursive: isRecursive, collator: collator)
    if let openedFile {
      finder.addFolder(around: openedFile.location)
    } else if operands.isEmpty {
      findStandardPictures(&finder)
    } else {
      findNamed(&finder)
    }
    return finder
  }

  private func findNamed(_ finder: inout PhotoFinder) {
    let names = operands.flatMap { operand in
      switch operand {
      case .path(let path): [path]
      case .standardInput(let separator): PathList.read(from: standardInput, separator: separator)
      }
    }
    if names.isEmpty { finder.report(.emptyList) }
    for name in names {
      do {
        finder.add(try resolved(name), given: name)
      } catch {
        finder.report(.cannotOpen(name, error.reason))
      }
    }
  }

  private func findStandardPictures(_ finder: inout PhotoFinder) {
    if let folder = standardFolder {
      var own = finder
      own.add(folder, given: folder)
      guard own.found.photos.isEmpty else { return finder = own }
    }
    let samples = layout.samples()
    if samples.isEmpty { finder.report(.noSamples) }
    for sample in samples { finder.add(sample, given: sample) }
  }

  private var standardFolder: FilePath? {
    UserFolders(environment: environment).pictures()?.absolute(in: workingFolder)
  }

  private func resolved(_ name: FilePath) throws(FileURI.Failure) -> FilePath {
    try FileURI.path(from: name).absolute(in: workingFolder)
  }
}
