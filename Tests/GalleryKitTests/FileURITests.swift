import Testing

@testable import GalleryKit

@Suite nonisolated struct FileURITests {
  @Test(arguments: [
    ("file:///a/b.jpg", "/a/b.jpg"), ("file://localhost/a.jpg", "/a.jpg"),
    ("FILE://LocalHost/a.jpg", "/a.jpg"), ("file:/a.jpg", "/a.jpg"),
    ("file:///Snow%20land.jpg", "/Snow land.jpg"), ("file:///%C3%BC.jpg", "/ü.jpg"),
    ("file:///%c3%bc.jpg", "/ü.jpg"), ("file:///ü.jpg", "/ü.jpg"), ("file:///a%2Fb", "/a/b"),
    ("file:///100%25.jpg", "/100%.jpg"), ("file:///a?b#c.jpg", "/a?b#c.jpg"),
    ("file:///a+b.jpg", "/a+b.jpg"), ("file:///", "/"),
  ])
  func uriBecomesPath(uri: String, path: String) throws {
    #expect(try FileURI.path(from: FilePath(uri)) == FilePath(path))
  }

  @Test(arguments: [
    "a.jpg", "/a/b.jpg", "./file:///a.jpg", "file:a.jpg", "C:/a.jpg", "12:30.jpg", ":", "a b:c",
    "100%.jpg", "file", "mailto:x", "%41.jpg", "",
  ])
  func everythingElseIsAPathAsItIs(text: String) throws {
    #expect(try FileURI.path(from: FilePath(text)) == FilePath(text))
  }

  @Test func percentDecodingGivesRawBytes() throws {
    #expect(try FileURI.path(from: "file:///%FF%e9").bytes == [0x2F, 0xFF, 0xE9])
  }

  @Test(arguments: [
    ("file://server/a.jpg", FileURI.Failure.otherHost("server")),
    ("file://server", .otherHost("server")), ("http://example.org/a.jpg", .otherScheme),
    ("sftp://me@there/a.jpg", .otherScheme), ("file:///a%2", .malformed),
    ("file:///a%", .malformed), ("file:///%zz", .malformed), ("file:///a%00b", .malformed),
    ("file://", .malformed), ("file://localhost", .malformed),
  ])
  func whatNamesNoLocalFileIsRefused(uri: String, failure: FileURI.Failure) {
    #expect(throws: failure) { try FileURI.path(from: FilePath(uri)) }
    #expect(!failure.reason.isEmpty)
  }
}
