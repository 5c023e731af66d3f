import Foundation
import Testing

@testable import Pictures

/// The small pictures that the tests ship with.
enum Fixture {
  /// A fixture's path.
  static func path(_ name: String) throws -> String {
    try #require(Bundle.module.url(forResource: "Fixtures/" + name, withExtension: nil)).path
  }

  /// A fixture as the pipeline names it.
  static func file(_ name: String) throws -> PictureFile { PictureFile(path: try path(name)) }

  /// A fixture's bytes.
  static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path(name))))
  }
}

/// A folder that is deleted at the end of a test.
nonisolated final class ScratchFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pictures-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and names it.
  func write(_ bytes: [UInt8], as name: String = "picture.jpg") throws -> PictureFile {
    let url = URL(fileURLWithPath: path + "/" + name)
    // A new file is many times quicker than a new content of an old one.
    try? FileManager.default.removeItem(at: url)
    try Data(bytes).write(to: url)
    return PictureFile(path: path + "/" + name)
  }
}

extension SystemDecoder {
  /// Decodes a file into a box, at most at its own size.
  nonisolated func decode(
    _ file: PictureFile, width: Int = 10_000, height: Int = 10_000,
    mode: PictureRequest.Mode = .fit
  ) throws(DecodeError) -> DecodedPicture {
    let request = PictureRequest(
      file: file, target: PixelSize(width: width, height: height), mode: mode)
    return try decode(
      DecodeRequest(picture: request), cancellation: Cancellation(), preview: { _ in })
  }
}
