internal import Glibc
import Testing

@testable import GalleryKit

@Suite nonisolated struct PathListTests {
  @Test(
    arguments: [
      ("", []), ("\n\n", []), ("a", ["a"]), ("a\nb\n", ["a", "b"]), ("a\n\n b \n", ["a", " b "]),
      ("a\0b\n", ["a"]),
    ] as [(String, [FilePath])])
  func linesArePaths(text: String, paths: [FilePath]) {
    #expect(PathList.paths(in: Array(text.utf8), separator: 10) == paths)
  }

  @Test func aNULMayEndAPathInsteadOfANewline() {
    #expect(PathList.paths(in: Array("a\nb\0\0c".utf8), separator: 0) == ["a\nb", "c"])
  }

  @Test func pathsComeFromStandardInputInTheirPlace() throws {
    let folder = try TemporaryFolder()
    for name in ["a.jpg", "b.jpg", "c.jpg", "d.txt"] as [FilePath] { try folder.file(name) }
    let list = try folder.file("list", text: "d.txt\nmissing\nb.jpg\na.jpg\n")
    let descriptor = list.withCPath { open($0, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    var library = PhotoLibrary(
      operands: [.path("c.jpg"), .standardInput(separator: 10), .path("a.jpg")], locale: "C")
    library.workingFolder = folder.path
    library.standardInput = descriptor
    let listing = library.load()
    #expect(
      listing.photos.map { FilePath(bytes: $0.location.name) } == [
        "c.jpg", "d.txt", "b.jpg", "a.jpg",
      ])
    #expect(
      listing.problems.map(\.line) == ["gallery: cannot open missing: No such file or directory"])
  }

  @Test func oneListedFileDoesNotOpenItsFolder() throws {
    let folder = try TemporaryFolder()
    for name in ["a.jpg", "b.jpg"] as [FilePath] { try folder.file(name) }
    let list = try folder.file("list", text: "\(folder.path.string)/b.jpg")
    let descriptor = list.withCPath { open($0, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    var library = PhotoLibrary(operands: [.standardInput(separator: 10)])
    library.standardInput = descriptor
    #expect(library.initial() == nil)
    #expect(library.load().photos.map(\.name) == ["b"])
  }

  @Test func anEmptyListIsOneLine() {
    var library = PhotoLibrary(operands: [.standardInput(separator: 0)])
    library.standardInput = -1
    #expect(library.load().problems.map(\.line) == ["gallery: standard input named no paths"])
  }

  @Test func aLongListArrivesInPieces() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let writing = ends[1]
    let text = (0..<20_000).map { "/folder/picture\($0).jpg\0" }.joined()
    var thread = pthread_t()
    let writer = Unmanaged.passRetained(PipeWriter(descriptor: writing, text: text))
    try #require(pthread_create(&thread, nil, writeAll, writer.toOpaque()) == 0)
    let paths = PathList.read(from: ends[0], separator: 0)
    pthread_join(thread, nil)
    close(ends[0])
    #expect(paths.count == 20_000 && paths.last == "/folder/picture19999.jpg")
  }
}

private nonisolated final class PipeWriter: Sendable {
  let descriptor: Int32
  let text: String

  init(descriptor: Int32, text: String) {
    self.descriptor = descriptor
    self.text = text
  }
}

private nonisolated func writeAll(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let writer = Unmanaged<PipeWriter>.fromOpaque(context).takeRetainedValue()
  var bytes = Array(writer.text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(writer.descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { break }
    bytes = bytes.dropFirst(count)
  }
  close(writer.descriptor)
  return nil
}
