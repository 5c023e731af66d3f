import Foundation
import Graphics
import Testing

@testable import Pictures

/// Drawings (SVG), which are made in a process of their own.
struct DrawingTests {
  private static let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50">"#
  /// SDL_image's parser takes hours over these dashes.
  private static let endless =
    Self.head
    + #"<path d="M0 0 L1e6 1e6" stroke="black" stroke-dasharray="0.00001 0.00001"/></svg>"#

  private func drawing(_ text: String, in folder: ScratchFolder) throws -> PictureFile {
    try folder.write(Array(text.utf8), as: "drawing.svg")
  }

  @Test func aDrawingThatTakesForeverIsTooComplex() throws {
    let folder = try ScratchFolder()
    let file = try drawing(Self.endless, in: folder)
    #expect(throws: DecodeError.tooComplex) { _ = try SystemDecoder().decode(file) }
  }

  @Test func aDrawingThatTakesForeverIsCancelledInTheMiddle() throws {
    let folder = try ScratchFolder()
    let file = try drawing(Self.endless, in: folder)
    let cancellation = Cancellation()
    Thread.detachNewThread {
      while !Self.hasChild { sched_yield() }
      cancellation.cancel()
    }
    // Not cancelled it would be too complex.
    #expect(throws: DecodeError.cancelled) {
      _ = try SystemDecoder().decode(
        DecodeRequest(picture: PictureRequest(file: file, target: PixelSize(width: 9, height: 9))),
        cancellation: cancellation, preview: { _ in })
    }
  }

  /// Whether this process has started another one that has not ended.
  nonisolated private static var hasChild: Bool {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return tasks.contains { task in
      let children = try? String(
        contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8)
      return children?.isEmpty == false
    }
  }

  @Test func clearAndOpaqueDrawingsComeOutInTheirColours() throws {
    let folder = try ScratchFolder()
    let file = try drawing(
      Self.head + ##"<rect width="50" height="50" fill="#ff8000"/></svg>"##, in: folder)
    let bitmap = try SystemDecoder().decode(file).bitmap
    #expect(bitmap.width == 100 && bitmap.height == 50 && !bitmap.isOpaque)
    #expect(Array(bitmap.bytes[0..<4]) == [0x00, 0x80, 0xFF, 0xFF])
    #expect(bitmap.bytes[99 * 4 + 3] == 0)
  }
}
