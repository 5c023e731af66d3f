import Testing

@testable import GalleryKit

@Suite nonisolated struct FilePathTests {
  @Test(arguments: [
    ("a.jpg", "/w", "/w/a.jpg"), ("./a.jpg", "/w", "/w/a.jpg"), ("../a.jpg", "/w", "/w/../a.jpg"),
    ("/a//b/./c/", "/w", "/a/b/c"), (".", "/w", "/w"), ("/", "/w", "/"), ("..", "/", "/.."),
    ("x/.y", "/w/", "/w/x/.y"), ("...", "/w", "/w/..."),
  ])
  func absolutePathsAreClean(path: String, folder: String, absolute: String) {
    #expect(FilePath(path).absolute(in: FilePath(folder)) == FilePath(absolute))
  }

  @Test(arguments: [
    ("/a/b.jpg", "/a", "b.jpg"), ("/b.jpg", "/", "b.jpg"), ("b.jpg", ".", "b.jpg"), ("/", "/", ""),
  ])
  func pathsSplitIntoFolderAndName(path: String, folder: String, name: String) {
    #expect(FilePath(path).folder == FilePath(folder))
    #expect(Array(FilePath(path).name) == Array(name.utf8))
  }

  @Test func twoSpellingsOfALetterAreTwoPaths() {
    let composed: FilePath = "\u{E9}.jpg"
    let decomposed: FilePath = "e\u{301}.jpg"
    #expect(composed.string == decomposed.string)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, composed]).count == 2)
  }

  @Test func invalidTextKeepsItsBytes() {
    let path = FilePath(bytes: [0x61, 0xFF])
    #expect(path.string == "a\u{FFFD}")
    #expect(path.withCPath { FilePath(cString: $0).bytes } == [0x61, 0xFF])
    #expect(path != FilePath(path.string))
  }

  @Test func aNULEndsAPath() {
    #expect(FilePath(bytes: [0x61, 0, 0x62]) == "a")
    #expect(FilePath("").isEmpty)
  }

  @Test func pathsAreOrderedByTheirBytes() {
    #expect(FilePath("a") < "b" && FilePath("a") < "aa" && !(FilePath("b") < "a"))
    #expect(FilePath("a") < FilePath(bytes: [0xFF]))
  }
}
