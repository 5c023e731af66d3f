import Graphics
import Testing

@testable import Pictures

struct TileTests {
  @Test func aPictureThatFitsIsOneTexture() {
    let fixture = PipelineFixture()
    fixture.store.maximumTextureSize = 400
    fixture.demand(["a-400x300"], box: 400)
    fixture.settle()
    let tiles = fixture.state("a-400x300", box: 400).picture?.tiles
    #expect(tiles?.map(\.part) == [.unit] && tiles?.map(\.source) == [.unit])
  }

  @Test func aPictureOverTheLimitIsDividedAndWhole() throws {
    let fixture = PipelineFixture()
    fixture.store.maximumTextureSize = 100
    fixture.demand(["a-400x130"], box: 400)
    fixture.settle()
    #expect(fixture.state("a-400x130", box: 400).isReady)
    #expect(fixture.decoder.started.count == 1)
    let picture = try #require(fixture.state("a-400x130", box: 400).picture)
    #expect(picture.pixelSize == PixelSize(width: 400, height: 130))
    #expect(picture.tiles.count == 10)
    #expect(fixture.store.uploads.allSatisfy { $0.fits(100) })
    #expect(fixture.pipeline.residentBytes == fixture.store.byteCount)
  }

  @Test(arguments: [1, 2, 3, 97, 98, 99, 100, 101, 196, 197, 300])
  func tilesCoverEveryPixelOnceAndRepeatTheirNeighbours(length: Int) {
    for maximumSide in [3, 10, 100] {
      let size = PixelSize(width: length, height: 7)
      let frames = TileFrame.frames(of: size, maximumSide: maximumSide)
      var covered = [Int](repeating: 0, count: size.area)
      for frame in frames {
        #expect(frame.stored.width <= maximumSide && frame.stored.height <= maximumSide)
        for y in frame.core.y..<frame.core.y + frame.core.height {
          for x in frame.core.x..<frame.core.x + frame.core.width {
            covered[y * length + x] += 1
          }
        }
        let (core, stored) = (frame.core, frame.stored)
        #expect(stored.x == max(0, core.x - 1) || frames.count == 1)
        #expect(stored.x + stored.width == min(length, core.x + core.width + 1))
      }
      #expect(covered.allSatisfy { $0 == 1 }, "\(length) pixels in textures of \(maximumSide)")
    }
  }

  /// What each tile's texture is given is found where the tile says it lies.
  @Test func everyTileHoldsItsPart() throws {
    let made = Bitmap(width: 23, height: 11, isOpaque: true) { memory in
      for index in 0..<23 * 11 {
        (memory[4 * index], memory[4 * index + 1]) = (UInt8(index % 23), UInt8(index / 23))
      }
    }
    let bitmap = try #require(made)
    for frame in TileFrame.frames(of: PixelSize(width: 23, height: 11), maximumSide: 6) {
      let part = try #require(bitmap.part(frame.stored))
      for y in 0..<part.height {
        for x in 0..<part.width {
          #expect(part[x, y] == bitmap[frame.stored.x + x, frame.stored.y + y])
        }
      }
    }
  }

  @Test func tilesAreUploadedOverFramesAndSeenTogether() {
    let fixture = PipelineFixture()
    fixture.store.maximumTextureSize = 100
    fixture.demand(["a-400x130"], box: 40)
    fixture.settle()
    fixture.demand(["a-400x130"], box: 400)
    #expect(fixture.pool.runNext())
    let before = fixture.store.uploads.count
    var frames = 0
    while fixture.pipeline.uploadPending(byteLimit: 2 * 100 * 100 * 4) {
      frames += 1
      let uploaded = fixture.store.uploads.suffix(from: before).reduce(0) { $0 + $1.byteCount }
      #expect(uploaded <= frames * 2 * 100 * 100 * 4)
      let state = fixture.state("a-400x130", box: 400)
      #expect(state.picture?.pixelSize.width == 40, "the coarser one is seen meanwhile")
      #expect(fixture.pipeline.residentBytes == fixture.store.byteCount)
    }
    #expect(frames == 2 && fixture.store.uploads.count == before + 10)
    #expect(fixture.state("a-400x130", box: 400).isReady)
  }

  @Test func aPictureThatIsNoLongerWantedGivesItsTilesBack() {
    let fixture = PipelineFixture()
    fixture.store.maximumTextureSize = 100
    fixture.demand(["a-400x130"], box: 400)
    #expect(fixture.pool.runNext())
    #expect(fixture.pipeline.uploadPending(byteLimit: 1))
    #expect(fixture.store.textures.count == 1)
    fixture.demand(["b"])
    fixture.settle()
    #expect(fixture.store.textures.count == 1 && fixture.state("b").isReady)
    #expect(fixture.pipeline.residentBytes == fixture.store.byteCount)
  }

  @Test func aDeviceThatIsLostBetweenTilesGetsAllOfThem() {
    let fixture = PipelineFixture()
    fixture.store.maximumTextureSize = 100
    fixture.demand(["a-400x130"], box: 400)
    #expect(fixture.pool.runNext())
    #expect(fixture.pipeline.uploadPending(byteLimit: 1))
    fixture.store.lose()
    fixture.settle()
    #expect(fixture.state("a-400x130", box: 400).isReady)
    #expect(fixture.store.textures.count == 10 && fixture.decoder.started.count == 1)
  }

  @Test func aDeviceWithoutRoomForATileKeepsNone() {
    let fixture = PipelineFixture()
    fixture.store.maximumTextureSize = 100
    fixture.demand(["a-400x130"], box: 400)
    #expect(fixture.pool.runNext())
    #expect(fixture.pipeline.uploadPending(byteLimit: 1))
    fixture.store.refusals = 2
    fixture.settle()
    #expect(fixture.state("a-400x130", box: 400) == .failed(.outOfMemory))
    #expect(fixture.store.textures.isEmpty && fixture.pipeline.residentBytes == 0)
  }
}
