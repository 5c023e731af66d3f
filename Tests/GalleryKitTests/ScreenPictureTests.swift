import Paging
import PictureTesting
import Testing

@testable import GalleryKit

/// Every screen as it is drawn, beside pictures that were looked at.
@Suite(.timeLimit(.minutes(5))) struct ScreenPictureTests {
  /// A window of the regular class and one of the compact class, no larger than they need be.
  private nonisolated static let (regular, compact) = (
    Size(width: 640, height: 420), Size(width: 400, height: 480)
  )
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Photos

  /// A picture of a sky over some ground, cheap to make and to keep.
  private func photo(_ name: FilePath, ground: (UInt8, UInt8, UInt8)) throws -> Photo {
    try folder.photo(name, width: 640, height: 480) { x, y in
      if (x - 460) * (x - 460) + (y - 150) * (y - 150) < 3600 { return (255, 236, 190) }
      return 3 * y + x / 2 > 1040 ? ground : (140, 190, 230)
    }
  }

  private func three() throws -> [Photo] {
    [
      try photo("Harbour.bmp", ground: (30, 90, 140)),
      try photo("Meadow.bmp", ground: (70, 140, 60)),
      try photo("Snow.bmp", ground: (250, 250, 255)),
    ]
  }

  private func damaged() throws -> [Photo] {
    [try folder.photo("Village.jpg", bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16])]
  }

  // MARK: Windows

  private func stage(
    _ photos: [Photo], index: Int = 0, isPhotoView: Bool = false, size: Size = regular,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) async throws -> GalleryStage {
    let model = GalleryModel(PhotoListing(photos: photos, startIndex: index))
    model.isPhotoView = isPhotoView
    let stage = try GalleryStage(
      width: size.width, height: size.height, fonts: .forTesting(), environment: environment,
      content: GalleryView(model: model))
    await stage.settle()
    return stage
  }

  private func press(_ key: KeyEvent.Key, on stage: GalleryStage) {
    stage.host.handle(.key(KeyEvent(key, time: stage.now)))
  }

  private func expect(
    _ stage: GalleryStage, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bitmap = try #require(stage.pixels())
    #expect(
      try RecordedPicture(name).difference(from: bitmap) == nil, sourceLocation: sourceLocation)
  }

  // MARK: Screens

  @Test(arguments: [ColorScheme.dark, .light], [regular, compact])
  func banner(scheme: ColorScheme, size: Size) async throws {
    let stage = try await stage(three(), index: 1, size: size) { $0.colorScheme = scheme }
    try expect(stage, "banner-\(scheme)-\(size == Self.regular ? "regular" : "compact")")
  }

  @Test func bannerBetweenTwoPages() async throws {
    let stage = try await stage(three()) { $0.colorScheme = .light }
    for (phase, x) in [(PointerEvent.Phase.pressed, 500.0), (.dragged, 400), (.dragged, 150)] {
      stage.host.handle(
        .pointer(PointerEvent(phase, position: Point(x: x, y: 200), time: stage.now)))
      stage.frame()
    }
    try expect(stage, "banner-turn")
  }

  @Test func bannerFromRightToLeft() async throws {
    let stage = try await stage(three()) { $0.layoutDirection = .rightToLeft }
    try expect(stage, "banner-mirrored")
  }

  @Test func bannerWithMoreContrastAndTheFocusOnItsDots() async throws {
    let stage = try await stage(three()) { $0.colorSchemeContrast = .increased }
    for _ in 0..<2 { press(.tab, on: stage) }
    await stage.settle()
    try expect(stage, "banner-contrast")
  }

  @Test(arguments: [regular, compact]) func photoView(size: Size) async throws {
    let stage = try await stage(three(), index: 1, isPhotoView: true, size: size) {
      $0.colorScheme = .light
    }
    try expect(stage, "photo-\(size == Self.regular ? "regular" : "compact")")
  }

  @Test func photoViewFromRightToLeft() async throws {
    let stage = try await stage(three(), index: 1, isPhotoView: true) {
      $0.layoutDirection = .rightToLeft
    }
    try expect(stage, "photo-mirrored")
  }

  @Test(arguments: [ColorScheme.dark, .light]) func empty(scheme: ColorScheme) async throws {
    let size = scheme == .dark ? Self.compact : Size(width: 640, height: 520)
    let stage = try await stage([], size: size) { $0.colorScheme = scheme }
    try expect(stage, "empty-\(scheme)")
  }

  @Test(arguments: [ColorScheme.dark, .light]) func error(scheme: ColorScheme) async throws {
    let size = scheme == .dark ? Self.compact : Self.regular
    let stage = try await stage(damaged() + three(), size: size) { $0.colorScheme = scheme }
    try expect(stage, "error-\(scheme)")
  }

  @Test func errorWithMoreContrastAndTheFocusOnItsButton() async throws {
    let stage = try await stage(damaged()) { $0.colorSchemeContrast = .increased }
    for _ in 0..<2 { press(.tab, on: stage) }
    await stage.settle()
    try expect(stage, "error-contrast")
  }

  @Test func errorInThePhotoView() async throws {
    let stage = try await stage(damaged(), isPhotoView: true) { $0.colorScheme = .light }
    try expect(stage, "error-photo")
  }

  @Test(arguments: [0, 311]) func manyPages(index: Int) async throws {
    let photo = try photo("Evening.bmp", ground: (90, 60, 110))
    let photos = (0..<1000).map { page in
      page == index ? photo : Photo(location: FilePath("/nowhere/\(page).jpg"))
    }
    try expect(await stage(photos, index: index), "many-\(index)")
  }

  @Test func halfWayFromDarkToLight() async throws {
    let stage = try await stage(three())
    stage.host.environment.colorScheme = .light
    stage.frame()
    stage.frame(after: 0.1)
    try expect(stage, "theme-change")
    stage.frame(after: 0.11)
    #expect(stage.list.veil == nil && !stage.host.wantsFrame)
  }
}
