import Foundation
import Graphics
import Testing

@testable import Pictures

struct OddFileTests {
  let decoder = SystemDecoder()

  private func error(of path: String) -> DecodeError? {
    do {
      _ = try decoder.decode(PictureFile(path: path))
      return nil
    } catch { return error }
  }

  @Test func everyOddFileHasItsReason() throws {
    let folder = try ScratchFolder()
    let files = FileManager.default
    try #require(mkfifo(folder.path + "/pipe.jpg", 0o600) == 0)
    try files.createDirectory(atPath: folder.path + "/x.jpg", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: folder.path + "/loop.jpg", withDestinationPath: folder.path + "/loop.jpg")
    try files.createSymbolicLink(
      atPath: folder.path + "/dangling.jpg", withDestinationPath: folder.path + "/nothing")
    _ = try folder.write([], as: "empty.jpg")
    _ = try folder.write(Array("hello".utf8), as: "text.jpg")
    _ = try folder.write([0, 0, 0, 0x20] + Array("ftypavif".utf8), as: "new.avif")

    #expect(error(of: folder.path + "/pipe.jpg") == .notRegularFile)
    #expect(error(of: "/dev/zero") == .notRegularFile)
    #expect(error(of: folder.path + "/x.jpg") == .isDirectory)
    #expect(error(of: folder.path + "/loop.jpg") == .linkLoop)
    #expect(error(of: folder.path + "/dangling.jpg") == .notFound)
    #expect(error(of: folder.path + "/missing.jpg") == .notFound)
    #expect(error(of: "") == .notFound)
    #expect(error(of: folder.path + "/empty.jpg") == .empty)
    #expect(error(of: folder.path + "/text.jpg") == .notPicture)
    #expect(error(of: folder.path + "/new.avif") == .unsupported("AVIF"))
  }

  @Test(.disabled(if: geteuid() == 0, "the superuser may read everything"))
  func aFileWithoutPermissionSaysSo() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Fixture.bytes("baseline.jpg"))
    try #require(chmod(file.path, 0) == 0)
    #expect(error(of: file.path) == .noPermission)
  }

  @Test func aLongNameOrAPathThroughAFileIsNotFound() throws {
    let folder = try ScratchFolder()
    let file = try folder.write([1])
    #expect(error(of: file.path + "/inside.jpg") == .notFound)
    #expect(error(of: "/" + String(repeating: "x", count: 5000)) == .notFound)
  }

  @Test func namesNeedNotBeText() throws {
    let folder = try ScratchFolder()
    let source = try Fixture.path("opaque.png")
    let bytes = Array(folder.path.utf8) + [0x2F, 0xFF, 0xE9, 0x2E]
    let target = PictureFile(pathBytes: bytes)
    try #require(target.withPathPointer { symlink(source, $0) } == 0)
    #expect(try decoder.decode(target).info.format == .png)
    #expect(target.path.contains("\u{FFFD}"))
    // The Swift strings of these two names are equal, but they are two files.
    #expect(PictureFile(path: "e\u{301}.jpg") != PictureFile(path: "\u{E9}.jpg"))
  }

  @Test func otherContentsHaveAnotherStamp() throws {
    let folder = try ScratchFolder()
    let file = try folder.write([1, 2, 3])
    let first = FileStamp(of: file)
    #expect(first.size == 3 && first == FileStamp(of: file))
    #expect(FileStamp(of: try folder.write([1, 2, 4])) != first, "another file of the same length")
    #expect(FileStamp(of: PictureFile(path: folder.path + "/no")) == .missing)
    // Shortened, and given its old length and time again.
    let before = FileStamp(of: file)
    try #require(truncate(file.path, 1) == 0 && truncate(file.path, 3) == 0)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 9)], ofItemAtPath: file.path)
    #expect(FileStamp(of: file) != before)
  }

  @Test func aLongFileThatIsNoPictureIsNotReadWhole() throws {
    let folder = try ScratchFolder()
    let file = try folder.write([0])
    try #require(truncate(file.path, 1 << 31) == 0)
    let before = try bytesRead()
    #expect(error(of: file.path) == .notPicture)
    #expect(try bytesRead() - before < 1 << 30)
  }

  @Test(arguments: [
    "baseline.jpg", "opaque.png", "lossy.webp", "indexed.gif", "runs.bmp", "portable.ppm",
    "raw.qoi", "drawing.svg", "orientation-1.tiff",
  ]) func whatFollowsAPictureIsNotRead(name: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Fixture.bytes(name))
    try #require(truncate(file.path, 1 << 31) == 0)
    let contents = try SystemDecoder.picture(in: file, cancellation: Cancellation())
    #expect(contents.bytes.count < 80 << 20 && contents.fileLength == 1 << 31)
    let (picture, alone) = try (decoder.decode(file), decoder.decode(Fixture.file(name)))
    #expect(!picture.isPartial && picture.bitmap.bytes.elementsEqual(alone.bitmap.bytes))
  }

  /// How much this process has read so far.
  private func bytesRead() throws -> Int {
    let counts = try String(contentsOfFile: "/proc/self/io", encoding: .utf8)
    let line = try #require(counts.split(separator: "\n").first { $0.hasPrefix("rchar: ") })
    return try #require(Int(line.dropFirst("rchar: ".count)))
  }

  @Test func aCancelledDecodeMakesNothing() throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    for name in ["baseline.jpg", "opaque.png", "lossy.webp", "orientation-1.tiff"] {
      let request = DecodeRequest(
        picture: PictureRequest(
          file: try Fixture.file(name), target: PixelSize(width: 9, height: 9)))
      #expect(throws: DecodeError.cancelled) {
        try decoder.decode(request, cancellation: cancellation, preview: { _ in })
      }
    }
  }

  @Test func everyReasonIsASentence() {
    let errors: [DecodeError] = [
      .notFound, .noPermission, .isDirectory, .notRegularFile, .linkLoop, .unreadable(5), .empty,
      .notPicture, .unsupported("HEIC"), .damaged, .tooManyBytes, .outOfMemory, .cancelled,
      .tooManyPixels(PixelSize(width: 70_000, height: 2)),
    ]
    for error in errors { #expect(error.reason.hasSuffix(".") && error.reason.count > 10) }
    #expect(Set(errors.map(\.reason)).count == errors.count)
  }
}
