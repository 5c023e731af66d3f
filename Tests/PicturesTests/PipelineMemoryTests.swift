import Graphics
import Testing

@testable import Pictures

struct PipelineMemoryTests {
  /// The bytes of one made-up picture of 40 × 30 pixels.
  let one = 40 * 30 * 4

  @Test func uploadsAreSpreadOverFrames() {
    let fixture = PipelineFixture()
    fixture.demand(["a", "b", "c", "d", "e"])
    while fixture.pool.runNext() {}
    #expect(fixture.pipeline.uploadPending(byteLimit: 2 * one))
    #expect(fixture.store.uploads.count == 2)
    #expect(fixture.pipeline.uploadPending(byteLimit: 1), "at least one in each frame")
    #expect(fixture.store.uploads.count == 3)
    #expect(!fixture.pipeline.uploadPending(byteLimit: 2 * one))
    #expect(fixture.store.uploads.count == 5)
    #expect(!fixture.pipeline.uploadPending())
  }

  @Test func theMostWantedIsUploadedFirst() {
    let fixture = PipelineFixture()
    fixture.demand(["a-40x30", "b-40x20"])
    while fixture.pool.runNext() {}
    fixture.demand(["b-40x20", "a-40x30"])
    _ = fixture.pipeline.uploadPending(byteLimit: 1)
    #expect(fixture.store.uploads == [PixelSize(width: 40, height: 20)])
  }

  @Test func whatIsNoLongerWantedIsNotUploaded() {
    let fixture = PipelineFixture()
    fixture.demand(["a", "b"])
    while fixture.pool.runNext() {}
    fixture.demand(["b"])
    while fixture.pipeline.uploadPending() {}
    #expect(fixture.store.uploads.count == 1 && fixture.state("b").isReady)
  }

  @Test func resultsWaitForTheStore() {
    let fixture = PipelineFixture(attached: false)
    fixture.demand(["a"])
    fixture.settle()
    #expect(fixture.decoder.startedPaths == ["a"] && fixture.state("a") == .empty)
    let before = fixture.changes
    fixture.pipeline.attach(store: fixture.store)
    #expect(fixture.changes == before + 1)
    fixture.settle()
    #expect(fixture.state("a").isReady && fixture.decoder.started.count == 1)
  }

  @Test func theLongestUndrawnGoesFirst() {
    let fixture = PipelineFixture(budget: 8 * one)
    for path in ["a", "b", "c", "d", "e", "f", "g", "h"] {
      fixture.demand([path])
      fixture.settle()
      _ = fixture.state(path)
    }
    _ = fixture.pipeline.uploadPending()
    _ = fixture.state("a")
    fixture.demand(["i", "j"])
    fixture.settle()
    #expect(fixture.state("b").picture == nil && fixture.state("c").picture == nil)
    for path in ["a", "d", "e", "f", "g", "h", "i", "j"] {
      #expect(fixture.state(path).isReady, "\(path)")
    }
    #expect(fixture.pipeline.residentBytes == 8 * one)
  }

  @Test func ofWhatNobodyWantsHalfAsMuchStaysAsIsWanted() {
    let fixture = PipelineFixture(budget: 100 * one, spare: 0.5)
    for start in 0..<20 {
      fixture.demand((start..<start + 4).map { "p\($0)" })
      fixture.settle()
      _ = fixture.state("p\(start)")
      _ = fixture.pipeline.uploadPending()
      #expect(fixture.pipeline.residentBytes <= 6 * one)
    }
    for page in 17..<23 { #expect(fixture.state("p\(page)").isReady, "page \(page)") }
    #expect(fixture.state("p16").picture == nil)
    fixture.demand([])
    _ = fixture.pipeline.uploadPending()
    #expect(fixture.pipeline.residentBytes == 0)
  }

  @Test func whatIsAskedForKeepsItsMemoryUntilItIsThere() {
    let fixture = PipelineFixture(budget: 100 * one, spare: 0.5)
    fixture.demand(["a", "b", "c", "d"])
    fixture.settle()
    // A jump: nothing of the new pages is there yet, but it is known what they will take.
    fixture.demand(["w", "x", "y", "z"])
    _ = fixture.pipeline.uploadPending()
    #expect(fixture.pipeline.residentBytes == 2 * one)
  }

  @Test func allThatIsOnTheScreenStays() {
    let fixture = PipelineFixture(budget: 8 * one)
    let seen = ["a", "b", "c"]
    fixture.pipeline.setDemand(fixture.requests(seen), visibleCount: 3, for: fixture.page)
    fixture.settle()
    for round in 0..<6 {
      fixture.pipeline.setDemand(
        fixture.requests((0..<6).map { "r\(round)-\($0)-40x30" }), visibleCount: 1,
        for: fixture.strip)
      fixture.settle()
      for path in seen { #expect(fixture.state(path).isReady, "\(path), round \(round)") }
    }
  }

  @Test func whatIsInDemandStays() {
    let fixture = PipelineFixture(budget: 8 * one)
    let wanted = ["a", "b", "c", "d", "e", "f", "g"]
    fixture.demand(wanted)
    fixture.settle()
    for path in ["u", "v", "w", "x", "y", "z"] {
      fixture.pipeline.setDemand(fixture.requests([path]), for: fixture.strip)
      fixture.settle()
      #expect(fixture.state(path).isReady)
    }
    for path in wanted { #expect(fixture.state(path).isReady, "\(path)") }
  }

  @Test func theLeastWantedMakesRoomForTheMostWanted() {
    let fixture = PipelineFixture(budget: 8 * one)
    let all = (0..<8).map { "p\($0)" }
    fixture.demand(all)
    fixture.settle()
    fixture.demand(["new"] + all)
    fixture.settle()
    #expect(fixture.state("new").isReady)
    #expect(fixture.state("p7").picture == nil)
    for path in all.dropLast() { #expect(fixture.state(path).isReady, "\(path)") }
    #expect(fixture.decoder.startedPaths.filter { $0 == "p7" }.count == 1, "no second try")
  }

  @Test func aLostDeviceGetsItsPicturesAgain() {
    let fixture = PipelineFixture()
    fixture.demand(["a", "b"])
    fixture.settle()
    fixture.store.lose()
    fixture.settle()
    fixture.settle()
    #expect(fixture.state("a").isReady && fixture.state("b").isReady)
    #expect(fixture.decoder.started.count == 4 && fixture.store.textures.count == 2)
    #expect(fixture.pipeline.residentBytes == fixture.store.byteCount)
  }

  @Test func aDeviceWithoutRoomIsTriedAgainWithLess() {
    let fixture = PipelineFixture()
    fixture.demand(["old"])
    fixture.settle()
    fixture.demand(["a"])
    fixture.store.refusals = 1
    fixture.settle()
    #expect(fixture.state("a").isReady && fixture.state("old").picture == nil)
    fixture.demand(["b"])
    fixture.store.refusals = 2
    fixture.settle()
    #expect(fixture.state("b") == .failed(.outOfMemory))
  }

  @Test func stoppingGivesEverythingBack() {
    let fixture = PipelineFixture()
    fixture.demand(["a", "b"])
    fixture.settle()
    fixture.pipeline.stop()
    #expect(fixture.store.textures.isEmpty && fixture.pipeline.residentBytes == 0)
    fixture.demand(["c"])
    #expect(!fixture.pool.runNext())
  }

  @Test(arguments: 0..<40)
  func theBudgetHoldsUnderRandomDemands(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let budget = Int.random(in: 6...30, using: &random) * one
    let fixture = PipelineFixture(budget: budget)
    fixture.store.maximumTextureSize = Int.random(in: 20...140, using: &random)
    let paths = (0..<40).map { "p\($0)-\(20 * ($0 % 7 + 1))x\(15 * ($0 % 5 + 1))" }
    for step in 0..<120 {
      let count = Int.random(in: 0...12, using: &random)
      let demand = (0..<count).map { _ in paths.randomElement(using: &random) ?? "p" }
      let consumer = Bool.random(using: &random) ? fixture.page : fixture.strip
      let box = Int.random(in: 5...200, using: &random)
      fixture.pipeline.setDemand(fixture.requests(demand, box: box), for: consumer)
      for _ in 0..<Int.random(in: 0...6, using: &random) { _ = fixture.pool.runNext() }
      if Int.random(in: 0..<25, using: &random) == 0 { fixture.store.lose() }
      let limit = Int.random(in: 1...6 * one, using: &random)
      _ = fixture.pipeline.uploadPending(byteLimit: limit)
      for path in demand where Bool.random(using: &random) { _ = fixture.state(path, box: box) }
      #expect(fixture.pipeline.residentBytes <= budget, "seed \(seed), step \(step)")
      #expect(
        fixture.pipeline.residentBytes == fixture.store.byteCount, "seed \(seed), step \(step)")
    }
    fixture.demand([])
    fixture.pipeline.setDemand(fixture.requests(paths.suffix(1)), for: fixture.strip)
    fixture.settle()
    #expect(fixture.state(paths[39]).isReady, "seed \(seed)")
  }
}
