import Foundation
import Graphics
import Testing

@testable import Pictures

/// Files that other programs change, replace or delete while the pipeline knows them.
struct ChangedFileTests {
  private let fixture = PipelineFixture()

  /// Goes to one page and comes to another, with everything decoded and drawn.
  private func visit(_ paths: [String], visible: Int = 1) {
    fixture.pipeline.setDemand(
      fixture.requests(paths), visibleCount: visible, for: fixture.page)
    fixture.settle()
  }

  @Test func g62_aFileThatHasNotChangedIsNotDecodedAgain() {
    visit(["a", "b"])
    let changes = fixture.changes
    for _ in 0..<3 {
      visit(["b", "a"])
      visit(["a", "b"])
    }
    #expect(fixture.decoder.started.count == 2)
    #expect(fixture.changes == changes, "nor is there a frame to make")
  }

  @Test func g62_aChangedFileIsSeenAnewWhenItsPageIsVisitedAgain() {
    visit(["a", "b"])
    let old = fixture.state("a").picture
    fixture.decoder.change("a")
    fixture.pipeline.setDemand(fixture.requests(["b", "a"]), visibleCount: 1, for: fixture.page)
    fixture.settle()
    #expect(fixture.state("a").picture == old, "not in view yet")
    fixture.pipeline.setDemand(fixture.requests(["a", "b"]), visibleCount: 1, for: fixture.page)
    #expect(fixture.state("a").picture == old, "seen until there is something new")
    fixture.settle()
    #expect(fixture.state("a").isReady && fixture.state("a").picture != old)
    #expect(fixture.decoder.startedPaths == ["a", "b", "a"])
    #expect(fixture.store.textures.count == 2, "the old one was given back")
  }

  @Test func g62_everySizeOfAChangedFileIsMadeAnew() {
    visit(["a-4000x3000"])
    fixture.pipeline.setDemand(fixture.requests(["a-4000x3000"], box: 9), for: fixture.strip)
    fixture.settle()
    fixture.decoder.change("a-4000x3000")
    fixture.demand(["a-4000x3000"], box: 200)
    fixture.settle()
    #expect(fixture.decoder.started.count == 4)
    #expect(fixture.state("a-4000x3000", box: 200).isReady)
    #expect(fixture.state("a-4000x3000", box: 9).isReady)
    #expect(fixture.store.textures.count == 2)
  }

  @Test func g62_aFileThatWasDamagedOrDeletedMeanwhileSaysSo() {
    visit(["a", "b"])
    visit(["b", "a"])
    fixture.decoder.change("a")
    fixture.decoder.fail("a", with: .notFound)
    visit(["a", "b"])
    #expect(fixture.state("a") == .failed(.notFound))
    #expect(fixture.store.textures.count == 1)
  }

  @Test func g62_aFileThatWasMendedMeanwhileIsShown() {
    fixture.decoder.fail("a", with: .damaged)
    visit(["a", "b"])
    #expect(fixture.state("a") == .failed(.damaged))
    visit(["b", "a"])
    fixture.decoder.fail("a", with: nil)
    visit(["a", "b"])
    #expect(fixture.state("a") == .failed(.damaged), "the file is the same")
    visit(["b", "a"])
    fixture.decoder.change("a")
    visit(["a", "b"])
    #expect(fixture.state("a").isReady)
  }

  @Test func g62_ofTwoPicturesInViewEachIsLookedAt() {
    visit(["a", "b", "c"])
    for path in ["b", "c"] { fixture.decoder.change(path) }
    visit(["b", "c", "a"], visible: 2)
    #expect(fixture.decoder.startedPaths == ["a", "b", "c", "b", "c"])
  }

  /// A program that writes, cuts and deletes while the decoder reads.
  @Test func g62_aFileThatChangesWhileItIsReadNeverDoesHarm() throws {
    let folder = try ScratchFolder()
    let names = ["baseline.jpg", "opaque.png", "half-clear.bmp", "indexed.gif", "portable.ppm"]
    let contents = try names.map { try Fixture.bytes($0) }
    let file = try folder.write(contents[0])
    let stop = Cancellation()
    let writer = Thread { [path = file.path] in
      var random = SeededGenerator(seed: 62)
      while !stop.isCancelled {
        let bytes = contents[Int.random(in: 0..<contents.count, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: truncate(path, off_t(Int.random(in: 0..<bytes.count, using: &random)))
        case 1: unlink(path)
        default: try? Data(bytes).write(to: URL(fileURLWithPath: path))
        }
      }
    }
    writer.start()
    defer { stop.cancel() }
    for round in 0..<400 {
      do {
        let picture = try SystemDecoder().decode(file)
        #expect(picture.bitmap.width > 0 && picture.bitmap.height > 0, "round \(round)")
      } catch {
        let expected: Set<DecodeError> = [.notFound, .empty, .damaged, .notPicture]
        #expect(expected.contains(error), "round \(round): \(error)")
      }
    }
  }
}
