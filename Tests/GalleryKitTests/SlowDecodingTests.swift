import Paging
import Testing

@testable import GalleryKit
@testable import Pictures

/// Turns while decoding takes longer than anybody waits.
@Suite struct SlowDecodingTests {
  /// Decodes nothing by itself: a decode takes as long as the test wants.
  private let pool = DecodePool(decoder: PlainDecoder(), threads: 0, visibleThreads: 0) { work in
    MainActor.assumeIsolated { work() }
  }

  private func model(_ names: [String]) -> GalleryModel {
    let photos = names.map { Photo(location: FilePath("/nowhere/\($0).jpg")) }
    let model = GalleryModel(PhotoListing(photos: photos))
    model.isPhotoView = true
    return model
  }

  private func stage(_ model: GalleryModel) throws -> GalleryStage {
    let stage = try GalleryStage(
      pipeline: PicturePipeline(pool: pool), content: GalleryView(model: model))
    stage.frame()
    return stage
  }

  private func decodeAll() { while pool.runNext() {} }

  /// Where the pages are in each frame of a turn, and of what quality their pictures.
  private func turn(_ stage: GalleryStage) -> [(
    position: Double, quality: Set<FrameReport.Quality>
  )] {
    stage.press(.right)
    return (0..<40).map { _ in
      stage.frame()
      return (
        stage.host.report.position ?? .nan, Set(stage.host.report.pictures.map(\.quality))
      )
    }
  }

  @Test func g66_aTurnRunsAtFullRateOverAPlaceholder() throws {
    let names = (0..<9).map { "photo \($0)" }
    let quick = try stage(model(names))
    decodeAll()
    let expected = turn(quick)
    let slow = try stage(model(names))
    let frames = turn(slow)
    #expect(frames.map(\.position) == expected.map(\.position))
    #expect(frames.allSatisfy { $0.quality == [.placeholder] })
    #expect(frames.last?.position == 1)
    decodeAll()
    slow.frame()
    #expect(slow.host.report.pictures.map(\.quality) == [.ready])
  }

  @Test func g66_afterARestTheNeighboursShowInTheFirstFrame() throws {
    let stage = try stage(model((0..<9).map { "photo \($0)" }))
    _ = turn(stage)
    decodeAll()
    stage.frame(after: 0.5)
    for key in [KeyEvent.Key.right, .left, .left] {
      stage.press(key)
      for _ in 0..<40 {
        stage.frame()
        #expect(Set(stage.host.report.pictures.map(\.quality)) == [.ready])
      }
      decodeAll()
    }
  }

  @Test func g66_aFileThatCannotBeReadKeepsItsPageAndItsPlace() throws {
    let model = model(["0", "bad 1", "2", "bad 3", "4"])
    let stage = try stage(model)
    for page in 0..<5 {
      decodeAll()
      stage.frame()
      let isBad = page % 2 == 1
      #expect(stage.host.report.pictures.map(\.quality) == [isBad ? .failed : .ready])
      #expect(stage.texts.contains("This picture can’t be shown") == isBad)
      #expect(stage.texts.contains("\(page + 1) of 5"))
      _ = turn(stage)
    }
    #expect(model.photos.map(\.name) == ["0", "bad 1", "2", "bad 3", "4"])
  }
}
