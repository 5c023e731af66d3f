internal import Glibc
import Testing

@testable import GalleryKit

@Suite nonisolated struct FolderListingTests {
  private func names(_ listing: PhotoListing) -> [FilePath] {
    listing.photos.map { FilePath(bytes: $0.location.name) }
  }

  private func library(_ folder: FilePath) -> PhotoLibrary {
    PhotoLibrary(operands: [.path(folder)], locale: "C")
  }

  @Test("G58: an odd folder lists its regular picture files and nothing else")
  func oddFolder() throws {
    let folder = try TemporaryFolder()
    try folder.file("empty.jpg")
    try folder.file("random.png", text: "no picture at all")
    try folder.folder("folder.jpg")
    try folder.pipe("pipe.jpg")
    try folder.link("broken.jpg", to: "nowhere.jpg")
    try folder.link("loop.jpg", to: "loop.jpg")
    try folder.link("loop1.jpg", to: "loop2.jpg")
    try folder.link("loop2.jpg", to: "loop1.jpg")
    try folder.link("good link.jpg", to: "empty.jpg")
    try folder.link("link to folder.jpg", to: "folder.jpg")
    try folder.link("link to device.jpg", to: "/dev/null")
    try folder.file(".hidden.jpg")
    try folder.file("..jpg")
    try folder.file("notes.txt")
    try folder.file("jpg")
    try folder.file("no extension")
    try folder.file("dot at end.")
    try folder.file("backup.jpg~")
    try folder.file("x.jpg.part")
    let listing = library(folder.path).load()
    #expect(names(listing) == ["empty.jpg", "good link.jpg", "random.png"])
    #expect(listing.problems.isEmpty)
    #expect(listing.startIndex == 0)
  }

  @Test("G58: known extensions count in any case", arguments: PictureFormats.extensions)
  func extensions(name: String) throws {
    let folder = try TemporaryFolder()
    let files = [name, name.uppercased(), name.withCapital].enumerated().map { index, ending in
      FilePath("\(index).\(ending)")
    }
    for file in files { try folder.file(file) }
    try folder.file(FilePath("3.\(name)x"))
    try folder.file(FilePath("4.x\(name)"))
    #expect(names(library(folder.path).load()) == files)
  }

  @Test("G58: what is not decoded is not listed", arguments: ["avif", "heic", "jxl", "mp4", "pdf"])
  func otherExtensions(name: String) {
    #expect(!PictureFormats.isPicture(name: Array("x.\(name)".utf8)))
  }

  @Test("G64: names in other scripts and in no valid text keep their bytes")
  func rawNames() throws {
    let folder = try TemporaryFolder()
    let raw = FilePath(bytes: [0xE9, 0x74, 0xE9] + Array(".jpg".utf8))
    let all: [FilePath] = [
      raw, "写真.jpg", "صورة.png", "Снег.gif", "a\nb.jpg", "e\u{301}.jpg", "\u{E9}.jpg",
    ]
    for name in all { try folder.file(name, text: "x") }
    let listing = library(folder.path).load()
    #expect(Set(names(listing)) == Set(all))
    for photo in listing.photos {
      let descriptor = photo.location.withCPath { open($0, O_RDONLY) }
      #expect(descriptor >= 0, "\(photo.name)")
      close(descriptor)
    }
    #expect(listing.photos.map(\.name).contains("a␊b"))
    #expect(listing.photos.map(\.name).contains("\u{FFFD}t\u{FFFD}"))
  }

  @Test("G58: a file without permission is listed, a folder without is named")
  func permissions() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.jpg")
    try folder.file("secret.jpg")
    try folder.setPermissions("secret.jpg", 0)
    try folder.folder("locked")
    try folder.setPermissions("locked", 0)
    #expect(names(library(folder.path).load()) == ["a.jpg", "secret.jpg"])
    guard geteuid() != 0 else { return }
    let locked = folder.path.appending("locked")
    let line = "gallery: cannot open \(locked.string): Permission denied"
    #expect(library(locked).load().problems.map(\.line) == [line])
    let secret = folder.path.appending("secret.jpg")
    #expect(library(secret).initial() == nil)
    #expect(library(secret).load().photos.isEmpty)
    var deep = library(folder.path)
    deep.isRecursive = true
    #expect(deep.load().problems.map(\.line) == [line])
    #expect(names(deep.load()) == ["a.jpg", "secret.jpg"])
  }

  @Test("G63: 5,000 files are listed completely and in order")
  func manyFiles() throws {
    let folder = try TemporaryFolder()
    try folder.file("target")
    for index in (0..<5_000).reversed() {
      try folder.hardLink(FilePath("img\(index).jpg"), to: "target")
    }
    #expect(names(library(folder.path).load()) == (0..<5_000).map { FilePath("img\($0).jpg") })
  }

  @Test func subfoldersAreListedOnlyWhenAskedFor() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "b/10", "b/9", "a", ".git", "x.jpg"] as [FilePath] { try folder.folder(name) }
    for name in ["z.jpg", "b/1.jpg", "b/10/1.jpg", "b/9/2.jpg", "a/3.jpg", ".git/4.jpg"] {
      try folder.file(FilePath(name))
    }
    try folder.file("x.jpg/5.jpg")
    var library = library(folder.path)
    #expect(names(library.load()) == ["z.jpg"])
    library.isRecursive = true
    #expect(
      names(library.load()) == ["z.jpg", "3.jpg", "1.jpg", "2.jpg", "1.jpg", "5.jpg"])
    library.order = .name
    #expect(
      names(library.load()) == ["z.jpg", "3.jpg", "1.jpg", "2.jpg", "1.jpg", "5.jpg"])
  }

  @Test("G58: link loops among folders end, each folder is listed once")
  func folderLoops() throws {
    let folder = try TemporaryFolder()
    try folder.folder("a")
    try folder.folder("a/b")
    try folder.file("a/b/1.jpg")
    try folder.link("a/b/up", to: "../..")
    try folder.link("a/b/self", to: ".")
    try folder.link("a/again", to: "b")
    try folder.link("loop", to: "loop")
    var library = library(folder.path)
    library.isRecursive = true
    #expect(names(library.load()) == ["1.jpg"])
    #expect(library.load().problems.isEmpty)
  }

  @Test("G58: folders in folders in folders are followed to the end")
  func deepFolders() throws {
    let folder = try TemporaryFolder()
    var name: FilePath = "d"
    for _ in 0..<200 {
      try folder.folder(name)
      name = name.appending("d")
    }
    try folder.file(name.folder.appending("deep.jpg"))
    var library = library(folder.path)
    library.isRecursive = true
    #expect(names(library.load()) == ["deep.jpg"])
  }
}

nonisolated extension String {
  /// The text with its first letter in upper case.
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
