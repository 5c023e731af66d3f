import Graphics
import Testing

@testable import Pictures

struct PipelineTests {
  @Test func decodesStartInTheOrderOfTheDemand() {
    let fixture = PipelineFixture()
    fixture.demand(["c", "a", "b"])
    #expect(fixture.decoder.started.isEmpty)
    fixture.settle()
    #expect(fixture.decoder.startedPaths == ["c", "a", "b"])
    for path in ["a", "b", "c"] { #expect(fixture.state(path).isReady) }
    #expect(!fixture.pool.runNext())
  }

  @Test func aNewDemandReordersWhatWaits() {
    let fixture = PipelineFixture()
    fixture.demand(["a", "b", "c"])
    #expect(fixture.pool.runNext())
    fixture.demand(["c", "b"])
    fixture.settle()
    #expect(fixture.decoder.startedPaths == ["a", "c", "b"])
  }

  @Test func consumersTakeTurns() {
    let fixture = PipelineFixture()
    fixture.demand(["a", "b", "c"])
    fixture.pipeline.setDemand(fixture.requests(["x", "y"]), for: fixture.strip)
    fixture.settle()
    #expect(fixture.decoder.startedPaths == ["a", "x", "b", "y", "c"])
  }

  @Test func whatIsDrawnGoesFirstAmongEquals() {
    let fixture = PipelineFixture()
    fixture.demand(["behind"])
    fixture.pipeline.setDemand(fixture.requests(["shown"]), for: fixture.strip)
    _ = fixture.pipeline.uploadPending()
    #expect(fixture.state("shown") == .empty)
    fixture.demand(["behind", "other"])
    fixture.settle()
    #expect(fixture.decoder.startedPaths == ["shown", "behind", "other"])
  }

  @Test func equalRequestsAreDecodedOnce() {
    let fixture = PipelineFixture()
    fixture.demand(["a", "b", "a"])
    fixture.pipeline.setDemand(fixture.requests(["b", "a"]), for: fixture.strip)
    fixture.settle()
    #expect(fixture.decoder.started.count == 2)
    #expect(fixture.store.uploads.count == 2)
  }

  @Test func aDemandThatIsDroppedBeforeItsTurnIsNotDecoded() {
    let fixture = PipelineFixture()
    fixture.demand(["a", "b"])
    fixture.demand([])
    fixture.settle()
    #expect(fixture.decoder.started.isEmpty && fixture.changes == 0)
  }

  @Test func oneConsumerLeavesTheOthersDemandAlone() {
    let fixture = PipelineFixture()
    fixture.demand(["a", "b"])
    fixture.pipeline.setDemand(fixture.requests(["b"]), for: fixture.strip)
    fixture.demand([])
    fixture.settle()
    #expect(fixture.decoder.startedPaths == ["b"])
  }

  @Test func failuresAreKeptUntilTheyAreRetried() {
    let fixture = PipelineFixture()
    fixture.decoder.fail("a", with: .damaged)
    fixture.demand(["a", "b"])
    fixture.settle()
    #expect(fixture.state("a") == .failed(.damaged) && fixture.state("b").isReady)
    for _ in 0..<3 {
      fixture.demand(["b", "a"])
      fixture.demand(["a", "b"], box: 20)
      fixture.settle()
    }
    #expect(fixture.decoder.startedPaths.filter { $0 == "a" }.count == 1)
    fixture.decoder.fail("a", with: nil)
    fixture.pipeline.retry(PictureFile(path: "a"))
    fixture.settle()
    #expect(fixture.state("a", box: 20).isReady)
  }

  @Test func colourAndSizeAreKnownAfterTheDecode() throws {
    let fixture = PipelineFixture()
    let file = PictureFile(path: "a-400x300")
    #expect(
      fixture.pipeline.tone(of: file) == nil && fixture.pipeline.info(of: file) == nil)
    fixture.demand(["a-400x300"])
    fixture.settle()
    #expect(fixture.pipeline.info(of: file)?.size == PixelSize(width: 400, height: 300))
    let gray = Color(white: 128.0 / 255, opacity: 128.0 / 255)
    #expect(
      try #require(fixture.pipeline.tone(of: file)?.averageColor).isNear(gray, tolerance: 0.01))
    let picture = try #require(fixture.state("a-400x300").picture)
    #expect(picture.pixelSize == PixelSize(width: 40, height: 30))
    #expect(picture.sourceSize == PixelSize(width: 400, height: 300))
  }

  @Test func aSlowPictureIsRoughFirst() {
    let fixture = PipelineFixture()
    fixture.demand(["slow-400x300", "slow-200x100"])
    #expect(fixture.pool.runNext())
    #expect(fixture.changes == 2)
    #expect(fixture.decoder.started[0].wantsPreview)
    fixture.settle()
    #expect(fixture.state("slow-400x300").isReady)
    #expect(!fixture.decoder.started[1].wantsPreview, "only what is on the screen is rough first")
    #expect(fixture.store.textures.count == 2, "the rough one has been given back")
  }

  @Test func everyChangeAsksForAFrame() {
    let fixture = PipelineFixture()
    fixture.decoder.fail("b", with: .notPicture)
    fixture.demand(["a", "b"])
    #expect(fixture.changes == 0)
    _ = fixture.pool.runNext()
    #expect(fixture.changes == 1)
    _ = fixture.pool.runNext()
    #expect(fixture.changes == 2)
    _ = fixture.pipeline.uploadPending()
    #expect(fixture.changes == 2)
  }
}
