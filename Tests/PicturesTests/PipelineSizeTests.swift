import Graphics
import Testing

@testable import Pictures

struct PipelineSizeTests {
  @Test func aTextureServesBetweenOnceAndTwiceTheNeed() {
    let fixture = PipelineFixture()
    fixture.demand(["a-4000x3000"], box: 100)
    fixture.settle()
    for box in stride(from: 100, through: 50, by: -1) {
      fixture.demand(["a-4000x3000"], box: box)
      fixture.settle()
      #expect(fixture.state("a-4000x3000", box: box).isReady, "box \(box)")
    }
    #expect(fixture.decoder.started.count == 1)
    fixture.demand(["a-4000x3000"], box: 49)
    #expect(!fixture.state("a-4000x3000", box: 49).isReady)
    fixture.settle()
    #expect(fixture.decoder.started.count == 2)
    #expect(fixture.state("a-4000x3000", box: 49).isReady)
  }

  @Test func theBestThereIsIsShownMeanwhile() {
    let fixture = PipelineFixture()
    fixture.demand(["a-4000x3000"], box: 40)
    fixture.settle()
    fixture.demand(["a-4000x3000"], box: 200)
    #expect(fixture.state("a-4000x3000", box: 200).picture?.pixelSize.width == 40)
    #expect(!fixture.state("a-4000x3000", box: 200).isReady)
    fixture.settle()
    #expect(fixture.state("a-4000x3000", box: 200).picture?.pixelSize.width == 200)
    fixture.demand(["a-4000x3000"], box: 40)
    let state = fixture.state("a-4000x3000", box: 40)
    #expect(state.picture != nil)
  }

  @Test func aSmallPictureIsNeverDecodedAgainForALargerBox() {
    let fixture = PipelineFixture()
    fixture.demand(["a-30x20"], box: 100)
    fixture.settle()
    fixture.demand(["a-30x20"], box: 4000)
    fixture.settle()
    #expect(fixture.state("a-30x20", box: 4000).isReady)
    #expect(fixture.decoder.started.count == 1)
  }

  @Test func aThumbnailAndAPageOfOnePictureLiveSideBySide() {
    let fixture = PipelineFixture()
    fixture.demand(["a-4000x3000"], box: 200)
    fixture.pipeline.setDemand(fixture.requests(["a-4000x3000"], box: 20), for: fixture.strip)
    fixture.settle()
    #expect(fixture.state("a-4000x3000", box: 200).isReady)
    #expect(fixture.state("a-4000x3000", box: 20).picture?.pixelSize.width == 20)
    #expect(fixture.store.textures.count == 2)
  }

  @Test func nothingTakesMoreThanHalfTheBudget() {
    let fixture = PipelineFixture(budget: 80_000)
    fixture.demand(["a-400x100"], box: 400)
    fixture.settle()
    #expect(fixture.state("a-400x100", box: 400).isReady)
    #expect(fixture.pipeline.residentBytes <= 40_400)
  }

  @Test func aBoxThatIsCoveredNeedsMore() {
    let fixture = PipelineFixture()
    var request = fixture.requests(["a-400x100"], box: 50)[0]
    request.mode = .fill
    request.target.height = 50
    fixture.pipeline.setDemand([request], for: fixture.page)
    fixture.settle()
    #expect(fixture.pipeline[request].picture?.pixelSize == PixelSize(width: 200, height: 50))
  }
}
