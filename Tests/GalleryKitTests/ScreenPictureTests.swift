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
    environment: (inout EnvironmentValues) -> Void = { _ in },
    model configure: (GalleryModel) -> Void = { _ in }
  ) async throws -> GalleryStage {
    let model = GalleryModel(PhotoListing(photos: photos, startIndex: index))
    model.isPhotoView = isPhotoView
    configure(model)
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
    for _ in 0..<5 { press(.tab, on: stage) }
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
    for _ in 0..<5 { press(.tab, on: stage) }
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

  // MARK: Styles

  private func turn(_ stage: GalleryStage, by dx: Double) {
    for (phase, x) in [(PointerEvent.Phase.pressed, 300.0), (.dragged, 280), (.dragged, 300 + dx)] {
      stage.host.handle(
        .pointer(PointerEvent(phase, position: Point(x: x, y: 250), time: stage.now)))
      stage.frame()
    }
  }

  @Test(arguments: [ColorScheme.dark, .light], [PageStyle.cardDeck, .book, .carousel])
  func styles(scheme: ColorScheme, style: PageStyle) async throws {
    let stage = try await stage(three(), index: 1) {
      $0.colorScheme = scheme
    } model: {
      $0.style = style
    }
    try expect(stage, "style-\(style)-\(scheme)")
  }

  @Test(arguments: PageStyle.allCases.filter { $0 != .scroll })
  func turns(style: PageStyle) async throws {
    let stage = try await stage(three(), index: 1) {
      $0.colorScheme = .light
    } model: {
      $0.style = style
    }
    turn(stage, by: -180)
    try expect(stage, "style-\(style)-turn")
  }

  @Test func stylesInACompactWindow() async throws {
    let size = Size(width: 480, height: 700)
    for style in [PageStyle.cardDeck, .book, .carousel] {
      let stage = try await stage(three(), index: 1, size: size, model: { $0.style = style })
      try expect(stage, "style-\(style)-compact")
    }
  }

  @Test func theFanFromRightToLeft() async throws {
    let stage = try await stage(three(), index: 1) {
      $0.layoutDirection = .rightToLeft
    } model: {
      $0.style = .cardDeck
    }
    turn(stage, by: 120)
    try expect(stage, "style-cardDeck-mirrored")
  }

  @Test(arguments: [ColorScheme.dark, .light], [regular, compact])
  func styleMenu(scheme: ColorScheme, size: Size) async throws {
    let stage = try await stage(three(), size: size) {
      $0.colorScheme = scheme
    } model: {
      $0.isChoosingStyle = true
    }
    if size == Self.regular { press(.down, on: stage) }
    await stage.settle()
    try expect(stage, "menu-\(scheme)-\(size == Self.regular ? "regular" : "compact")")
  }

  // MARK: The list

  private func files() throws -> [Photo] {
    let photos = try three() + damaged()
    for photo in photos {
      try folder.setModified(FilePath(bytes: photo.location.name), to: 1_560_340_000)
    }
    return photos
  }

  private func list(
    _ size: Size, environment: (inout EnvironmentValues) -> Void
  ) async throws -> GalleryStage {
    let photos = try files()
    let stage = try await stage(photos, size: size, environment: environment) {
      $0.display = .list
      $0.favourites = [photos[0].location]
    }
    // What the file system says of each file comes a moment later.
    while stage.texts.count(where: { $0.contains("2019") }) < photos.count {
      await Task.yield()
      stage.frame()
    }
    await stage.settle()
    return stage
  }

  @Test(arguments: [ColorScheme.dark, .light], [regular, compact])
  func list(scheme: ColorScheme, size: Size) async throws {
    let stage = try await list(size) { $0.colorScheme = scheme }
    try expect(stage, "list-\(scheme)-\(size == Self.regular ? "regular" : "compact")")
  }

  @Test func listWithARowHalfOpen() async throws {
    let stage = try await list(Self.regular) { $0.colorScheme = .light }
    for (phase, x) in [(PointerEvent.Phase.pressed, 500.0), (.dragged, 480), (.dragged, 384)] {
      stage.host.handle(
        .pointer(PointerEvent(phase, position: Point(x: x, y: 180), time: stage.now)))
      stage.frame()
    }
    try expect(stage, "list-half-open")
  }

  @Test func listFromRightToLeftWithARowOpenAndTheFocusOnIt() async throws {
    let stage = try await list(Self.regular) { $0.layoutDirection = .rightToLeft }
    for key in [KeyEvent.Key.down, .down, .right] { press(key, on: stage) }
    await stage.settle()
    try expect(stage, "list-mirrored")
  }

  @Test func info() async throws {
    let stage = try await list(Self.regular) { $0.colorScheme = .light }
    for key in [KeyEvent.Key.down, .character("i")] { press(key, on: stage) }
    stage.frame()
    while !stage.texts.contains("12 June 2019") || stage.texts.count(where: { $0 == "Date" }) < 1 {
      await Task.yield()
      stage.frame()
    }
    await stage.settle()
    // The folder of a test has another name each time.
    #expect(stage.texts.contains("Folder") && stage.texts.contains("640 × 480"))
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
