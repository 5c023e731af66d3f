import Paging
import Testing

@testable import GalleryKit
@testable import Pictures

/// What picture views in a window want from their pipelines.
@Suite struct PictureDemandTests {
  private func pipeline(budget: Int = 256 << 20) -> PicturePipeline {
    let pool = DecodePool(decoder: PlainDecoder(), threads: 0, visibleThreads: 0) { work in
      MainActor.assumeIsolated { work() }
    }
    return PicturePipeline(pool: pool, budget: budget)
  }

  private func decodeAll(_ pipeline: PicturePipeline) { while pipeline.pool.runNext() {} }

  private func model(count: Int) -> GalleryModel {
    let photos = (0..<count).map { Photo(location: FilePath("/nowhere/photo \($0).jpg")) }
    let model = GalleryModel(PhotoListing(photos: photos))
    model.isPhotoView = true
    return model
  }

  /// In the middle of a turn two pages are seen, and the budget has room for no third picture.
  @Test func bothPagesOfATurnKeepTheirPictures() throws {
    let one = 1280 * 800 * 4
    let pipeline = pipeline(budget: one * 5 / 2)
    let stage = try GalleryStage(
      pipeline: pipeline, content: GalleryView(model: model(count: 9)))
    stage.frame()
    decodeAll(pipeline)
    stage.frame()
    for _ in 0..<6 {
      stage.press(.right)
      for frame in 0..<40 {
        stage.frame()
        decodeAll(pipeline)
        guard frame > 2 else { continue }
        #expect(
          Set(stage.host.report.pictures.map(\.quality)) == [.ready],
          "at \(stage.host.report.position ?? .nan)")
      }
    }
    #expect(pipeline.demands.allSatisfy { $0.visibleCount == 1 })
    stage.press(.right)
    for _ in 0..<4 { stage.frame() }
    #expect(pipeline.demands.map(\.visibleCount) == [2])
  }

  @Test func aPartOfAWindowMayHaveAPipelineOfItsOwn() throws {
    let (first, second) = (pipeline(), pipeline())
    let stage = try GalleryStage(
      width: 400, height: 200, pipeline: first,
      content: HStack(spacing: 0) {
        AsyncImage(path: "/nowhere/left.jpg")
        AsyncImage(path: "/nowhere/right.jpg").environment(\.picturePipeline, second)
      })
    stage.frame()
    #expect(stage.host.report.pictures.map(\.quality) == [.placeholder, .placeholder])
    decodeAll(first)
    stage.frame()
    #expect(stage.host.report.pictures.map(\.quality) == [.ready, .placeholder])
    decodeAll(second)
    #expect(stage.host.wantsFrame, "each pipeline asks for frames")
    stage.frame()
    #expect(stage.host.report.pictures.map(\.quality) == [.ready, .ready])
    #expect(first.residentBytes > 0 && second.residentBytes > 0)
  }
}
