internal import Glibc
import Testing

@testable import GalleryKit

@Suite nonisolated struct PhotoLibraryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func library(_ names: [FilePath]) -> PhotoLibrary {
    var library = PhotoLibrary(operands: names.map { .path($0) }, locale: "C")
    library.workingFolder = folder.path
    return library
  }

  private func names(_ listing: PhotoListing) -> [String] {
    listing.photos.map { String(decoding: $0.location.name, as: UTF8.self) }
  }

  private func makeFiles(_ names: FilePath...) throws {
    for name in names { try folder.file(name) }
  }

  @Test("G63: a file is known before its folder is listed, and its folder opens at it")
  func oneFile() throws {
    try makeFiles("a.jpg", "b10.jpg", "b2.jpg", "c.jpg")
    let library = library(["b10.jpg"])
    let initial = library.initial()
    let listing = library.load()
    #expect(initial?.location == folder.path.appending("b10.jpg"))
    #expect(names(listing) == ["a.jpg", "b2.jpg", "b10.jpg", "c.jpg"])
    #expect(listing.startIndex == 2)
    #expect(listing.photos[listing.startIndex].id == initial?.id)
  }

  @Test("G63: a file is known without its folder being readable")
  func fileInUnlistableFolder() throws {
    try folder.folder("d")
    try makeFiles("d/a.jpg", "d/b.jpg")
    try folder.setPermissions("d", 0o311)
    let library = library(["d/a.jpg"])
    #expect(library.initial()?.name == "a")
    guard geteuid() != 0 else { return }
    #expect(names(library.load()) == ["a.jpg"])
    #expect(
      library.load().problems.map(\.line)
        == ["gallery: cannot open \(folder.path.string)/d: Permission denied"])
  }

  @Test(arguments: ["picture", "picture.txt", ".hidden.jpg", "picture.jpg~"] as [FilePath])
  func aFileOfAnyNameIsShownAmongThePictures(name: FilePath) throws {
    try makeFiles("a.jpg", "z.jpg", "notes.txt", name)
    let listing = library([name]).load()
    #expect(listing.photos.count == 3)
    #expect(listing.photos[listing.startIndex].location == folder.path.appending(name.bytes))
  }

  @Test func aFileAmongSubfoldersIsFoundInItsOwn() throws {
    try folder.folder("a")
    try makeFiles("a/x.jpg", "x.jpg", "y.jpg")
    var library = library(["x.jpg"])
    library.isRecursive = true
    let listing = library.load()
    #expect(names(listing) == ["x.jpg", "y.jpg", "x.jpg"])
    #expect(listing.startIndex == 0)
  }

  @Test func aFileByItsURIOpensItsFolder() throws {
    try makeFiles("a b.jpg", "c.jpg")
    let library = library([FilePath("file://\(folder.path.string)/a%20b.jpg")])
    #expect(library.initial()?.name == "a b")
    #expect(names(library.load()) == ["a b.jpg", "c.jpg"])
  }

  @Test func aFileThroughALinkedFolderKeepsThePathItWasNamedBy() throws {
    try folder.folder("real")
    try makeFiles("real/a.jpg", "real/b.jpg")
    try folder.link("link", to: "real")
    let library = library(["link/b.jpg"])
    #expect(library.load().startIndex == 1)
    #expect(library.load().photos[1] == library.initial())
  }

  @Test func severalPathsAreShownInTheOrderGiven() throws {
    try folder.folder("d")
    try makeFiles("z.jpg", "a.jpg", "d/2.jpg", "d/10.jpg", "other.jpg", "odd.txt")
    let library = library(["z.jpg", "d", "odd.txt", "a.jpg"])
    #expect(names(library.load()) == ["z.jpg", "2.jpg", "10.jpg", "odd.txt", "a.jpg"])
    #expect(library.initial()?.name == "z")
    #expect(library.load().startIndex == 0)
  }

  @Test func everyPictureIsShownOnce() throws {
    try folder.folder("d")
    try folder.folder("d/e")
    try makeFiles("d/1.jpg", "d/2.jpg", "d/3.txt", "d/e/4.jpg")
    try folder.link("link", to: "d")
    let library = library([
      "d/2.jpg", "./d//2.jpg", "d", "d/1.jpg", "link/1.jpg", "d/3.txt", "d/e/../3.txt", "link",
      "d/",
    ])
    #expect(names(library.load()) == ["2.jpg", "1.jpg", "3.txt"])
    #expect(library.load().problems.isEmpty)
    var deep = self.library(["d/e", "d", "d/e/4.jpg"])
    deep.isRecursive = true
    #expect(names(deep.load()) == ["4.jpg", "1.jpg", "2.jpg"])
    #expect(deep.load().problems.isEmpty)
  }

  @Test("G62: a picture keeps its identity from one listing to the next")
  func stableIdentity() throws {
    try makeFiles("a.jpg", "b.jpg", "c.jpg")
    let before = library([folder.path]).load().photos
    #expect(folder.path.appending("b.jpg").withCPath { unlink($0) } == 0)
    try makeFiles("aa.jpg")
    let after = library([folder.path]).load().photos
    #expect(after.map(\.name) == ["a", "aa", "c"])
    #expect(after.first?.id == before.first?.id && after.last?.id == before.last?.id)
  }

  @Test("G58: what cannot be opened is named, the rest is shown")
  func problems() throws {
    try makeFiles("a.jpg")
    try folder.pipe("pipe")
    try folder.link("loop", to: "loop")
    try folder.folder("empty")
    let listing = library([
      "missing.jpg", "pipe", "loop", "a.jpg", "empty", "http://host/x.jpg", "bad\nname", "a.jpg/b",
    ]).load()
    #expect(names(listing) == ["a.jpg"])
    #expect(
      listing.problems.map(\.line) == [
        "gallery: cannot open missing.jpg: No such file or directory",
        "gallery: cannot open pipe: neither a file nor a folder",
        "gallery: cannot open loop: Too many levels of symbolic links",
        "gallery: no pictures in empty (--recursive looks into its subfolders too)",
        "gallery: cannot open http://host/x.jpg: only files of this computer can be opened",
        "gallery: cannot open bad␊name: No such file or directory",
        "gallery: cannot open a.jpg/b: Not a directory",
      ])
  }

  @Test func nothingToShowIsOneLine() throws {
    try folder.folder("empty")
    let missing = library(["missing.jpg"])
    #expect(missing.initial() == nil)
    #expect(missing.load().photos.isEmpty && missing.load().problems.count == 1)
    var empty = library(["empty"])
    empty.isRecursive = true
    #expect(
      empty.load().problems.map(\.line) == ["gallery: no pictures in empty or its subfolders"])
  }

  @Test func sortingByDateIsNewestFirst() throws {
    try makeFiles("a.jpg", "b.jpg", "c10.jpg", "c9.jpg")
    for (name, time) in [("a.jpg", 100), ("b.jpg", 300), ("c10.jpg", 200), ("c9.jpg", 200)] {
      try folder.setModified(FilePath(name), to: time)
    }
    var library = library([folder.path])
    library.order = .date
    #expect(names(library.load()) == ["b.jpg", "c9.jpg", "c10.jpg", "a.jpg"])
  }

  @Test func sortingBySizeIsLargestFirst() throws {
    try folder.file("a.jpg", size: 10)
    try folder.file("b.jpg", size: 5_000_000_000)
    try folder.file("c.jpg")
    try folder.file("d.jpg", size: 10)
    var library = library([folder.path])
    library.order = .size
    #expect(names(library.load()) == ["b.jpg", "a.jpg", "d.jpg", "c.jpg"])
  }

  @Test func sortingGoesOverAllPathsTogether() throws {
    try folder.folder("d")
    try makeFiles("z.jpg", "a.jpg", "d/m.jpg", "b.jpg")
    var library = library(["z.jpg", "d", "b.jpg", "a.jpg"])
    library.order = .name
    #expect(names(library.load()) == ["a.jpg", "b.jpg", "z.jpg", "m.jpg"])
    #expect(library.initial() == nil)
  }

  @Test func randomOrderFollowsItsSeed() throws {
    for index in 0..<40 { try folder.file(FilePath("\(index).jpg")) }
    var library = library([folder.path])
    library.order = .random
    let first = names(library.load())
    #expect(names(library.load()) == first)
    library.seed = 1
    #expect(names(library.load()) != first)
    #expect(Set(names(library.load())) == Set(first))
  }

  @Test func randomOrderBeginsWithTheFileThatWasOpened() throws {
    for index in 0..<40 { try folder.file(FilePath("\(index).jpg")) }
    for seed in 0..<10 as Range<UInt64> {
      var library = library(["17.jpg"])
      library.order = .random
      library.seed = seed
      let listing = library.load()
      #expect(listing.startIndex == 0 && names(listing).first == "17.jpg")
      #expect(Set(names(listing)).count == 40)
    }
  }

  @Test func theSeedComesFromTheEnvironment() {
    let options = CommandLineOptions()
    let seeded = PhotoLibrary(options, environment: ProcessEnvironment(["GALLERY_SEED": "12"]))
    #expect(seeded.seed == 12)
    let seeds = (0..<4).map { _ in PhotoLibrary(options, environment: ProcessEnvironment([:])).seed
    }
    #expect(Set(seeds).count > 1)
  }
}
