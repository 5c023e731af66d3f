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

  private func stage(
    _ model: GalleryModel, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> GalleryStage {
    let stage = try GalleryStage(
      pipeline: PicturePipeline(pool: pool), environment: environment,
      content: GalleryView(model: model))
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

  // MARK: Placeholders

  /// How much is seen of the icon of what is still awaited, and where its light begins.
  private func sign(_ stage: GalleryStage) -> (icon: Double, light: Double?)? {
    var icon: Double?
    var light: Double?
    for item in stage.list.items {
      if case .icon(let drawing, let place, _) = item.content, drawing.name == "photo" {
        #expect(place.size == Size(width: 44, height: 44))
        icon = item.opacity
      }
      if case .mesh(let mesh, nil) = item.content { light = mesh.bounds.minX }
    }
    return icon.map { ($0, light) }
  }

  @Test func aPhotoThatIsAwaitedSaysSoAfterAMomentAndFadesIn() throws {
    let stage = try stage(model(["one"]))
    stage.frame(after: 0.1)
    #expect(sign(stage) == nil && !stage.host.wantsFrame)
    let deadline = try #require(stage.host.deadline)
    #expect(abs(deadline - stage.now - 0.05) < 1e-9)
    stage.frame(after: deadline - stage.now)
    for _ in 0..<12 { stage.frame() }
    let seen = try #require(sign(stage))
    #expect(seen.icon == 1)
    let light = try #require(seen.light)
    // The light crosses 1280 points, its own width and its lean in 1.4 s.
    stage.frame(after: 0.1)
    #expect(abs((sign(stage)?.light ?? .nan) - light - (1280 + 120 + 160) / 14) < 1e-6)
    #expect(stage.host.wantsFrame)
    decodeAll()
    stage.frame(after: 0)
    stage.frame(after: 0.06)
    let half = try #require(sign(stage))
    #expect(half.icon > 0.05 && half.icon < 0.95)
    for _ in 0..<12 { stage.frame() }
    #expect(sign(stage) == nil && !stage.host.wantsFrame)
  }

  @Test func withLessMotionTheSignStandsStill() throws {
    let stage = try stage(model(["one"])) { $0.accessibilityReduceMotion = true }
    stage.frame(after: 0.16)
    let seen = try #require(sign(stage))
    #expect(seen.icon == 1 && seen.light == nil && !stage.host.wantsFrame)
    decodeAll()
    stage.frame()
    #expect(sign(stage) == nil)
  }

  /// Pages that are made anew, with pictures that are still there, so that nothing comes.
  @Test func whatIsThereSaysNothing() throws {
    let stage = try stage(model((0..<7).map { "photo \($0)" }))
    for key in Array(repeating: KeyEvent.Key.right, count: 6) {
      stage.press(key)
      for _ in 0..<40 { stage.frame() }
      decodeAll()
    }
    for _ in 0..<40 { stage.frame() }
    let keys: [KeyEvent.Key] = [.left, .left, .left, .left, .right, .right, .right, .right]
    for key in keys {
      stage.press(key)
      for _ in 0..<60 { stage.frame() }
      decodeAll()
      for _ in 0..<20 { stage.frame() }
      #expect(stage.host.report.pictures.map(\.quality) == [.ready])
      #expect(sign(stage) == nil && !stage.host.wantsFrame)
    }
  }

  @Test func aSignThatIsNotSeenMakesNoFrames() throws {
    let stage = try stage(model(["one", "two"]))
    while sign(stage) == nil { stage.frame() }
    _ = turn(stage)
    #expect(sign(stage) != nil && stage.host.wantsFrame)
    stage.press(.left)
    for _ in 0..<60 { stage.frame() }
    while stage.host.report.pictures.map(\.quality) != [.ready], pool.runNext() { stage.frame() }
    for _ in 0..<60 { stage.frame() }
    #expect(sign(stage) == nil && !stage.host.wantsFrame)
  }
}
