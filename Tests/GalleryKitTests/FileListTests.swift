import Paging
import TestSupport
import Testing

@testable import GalleryKit

/// The list of files, driven without a display.
@Suite(.timeLimit(.minutes(5))) struct FileListTests {
  private func model(count: Int, index: Int = 0, store: FavouritesStore? = nil) -> GalleryModel {
    let photos = (0..<count).map { Photo(location: FilePath("/nowhere/photo \($0 + 1).jpg")) }
    let model = GalleryModel(
      PhotoListing(photos: photos, startIndex: index), favouritesStore: store)
    model.display = .list
    return model
  }

  private func stage(
    _ model: GalleryModel, width: Double = 1280, height: Double = 800,
    _ direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false
  ) -> Stage {
    let pipeline = PicturePipeline(pool: DecodePool(threads: 1, visibleThreads: 0))
    let stage = Stage(
      width: width, height: height,
      environment: {
        $0.picturePipeline = pipeline
        $0.layoutDirection = direction
        $0.accessibilityReduceMotion = reducesMotion
      }, content: GalleryView(model: model))
    stage.settle()
    return stage
  }

  private func top(_ number: Int, in stage: Stage) -> Double? {
    stage.place(of: "photo \(number).jpg")?.y
  }

  @Test func theKeyAndTheSwitchGoToTheListAndBack() throws {
    let model = model(count: 40, index: 3)
    model.display = .pages
    let stage = stage(model)
    stage.press(.character("l"))
    stage.settle()
    #expect(stage.shows("40 pictures") && stage.shows("photo 4.jpg") && !stage.shows("Scroll"))
    stage.press(.escape)
    stage.settle()
    #expect(model.display == .pages && model.index == 3 && stage.shows("Scroll"))
    stage.click(1264 - 22, 36)
    stage.settle()
    #expect(model.display == .list)
    stage.click(1264 - 60, 36)
    stage.settle()
    #expect(model.display == .pages && !model.isPhotoView)
  }

  @Test func aHundredThousandFilesHaveViewsForThoseInView() {
    let model = model(count: 100_000, index: 50_000)
    let stage = stage(model)
    let bodies = stage.host.counts.bodies
    #expect(bodies < 600, "\(bodies)")
    let place = top(50_001, in: stage) ?? 0
    #expect(place > 300 && place < 500, "the photo in view is in the middle: \(place)")
    stage.wheel(dy: 3, at: Point(x: 600, y: 400))
    stage.settle()
    #expect((top(50_001, in: stage) ?? 0) < place)
  }

  @Test func rowsHaveTheDesignsMeasures() throws {
    let stage = stage(model(count: 40))
    let (first, second) = (try #require(top(1, in: stage)), try #require(top(2, in: stage)))
    #expect(second - first == 72)
    #expect(abs((stage.place(of: "photo 1.jpg")?.x ?? 0) - (16 + 112)) < 0.01)
    let compact = self.stage(model(count: 40), width: 480, height: 700)
    #expect((top(2, in: compact) ?? 0) - (top(1, in: compact) ?? 0) == 64)
    let wide = self.stage(model(count: 40), width: 2560, height: 1440)
    #expect(abs((wide.place(of: "photo 1.jpg")?.x ?? 0) - ((2560 - 1280) / 2 + 112)) < 0.01)
  }

  @Test(arguments: [KeyEvent.Key.up, .down]) func theFirstArrowGoesToThePhotoInView(
    key: KeyEvent.Key
  ) {
    let model = model(count: 40, index: 2)
    let stage = stage(model)
    stage.press(key)
    #expect(model.index == 2)
    stage.press(.down)
    stage.press(.character("i"))
    #expect(model.index == 3 && model.inspected == model.photos[3])
  }

  @Test func whereItWasScrolledAwayTheyBeginAtTheTop() {
    let model = model(count: 400, index: 2)
    let stage = stage(model)
    for _ in 0..<20 {
      stage.wheel(dy: 3, at: Point(x: 600, y: 400))
      stage.settle()
    }
    stage.press(.down)
    #expect(model.index > 20)
  }

  @Test func aClickOpensThePage() throws {
    let model = model(count: 40)
    let stage = stage(model)
    let row = try #require(stage.place(of: "photo 3.jpg"))
    stage.click(row.x, row.y)
    stage.settle()
    #expect(model.display == .pages && model.index == 2 && !model.isPhotoView)
  }

  @Test func arrowsMoveTheFocusAndKeysActOnIt() {
    let model = model(count: 40)
    let stage = stage(model)
    for _ in 0..<3 { stage.press(.down) }
    stage.press(.up)
    stage.settle()
    #expect(model.index == 1)
    stage.press(.character("s"))
    stage.settle()
    #expect(model.favourites == ["/nowhere/photo 2.jpg"])
    stage.press(.character("s"))
    stage.settle()
    #expect(model.favourites.isEmpty)
    stage.press(.character("i"))
    stage.settle()
    #expect(model.inspected == model.photos[1] && stage.shows("Info") && stage.shows("/nowhere"))
    stage.press(.down)
    stage.press(.escape)
    stage.settle()
    #expect(model.inspected == nil && model.display == .list && !stage.shows("Folder"))
    stage.press(.down)
    stage.press(.enter)
    stage.settle()
    #expect(model.display == .pages && model.index == 2)
  }

  @Test func theFocusedRowIsScrolledIntoView() {
    let model = model(count: 400)
    let stage = stage(model)
    for _ in 0..<30 {
      stage.press(.down)
      stage.settle()
    }
    #expect(model.index == 29)
    let place = top(30, in: stage) ?? 0
    #expect(place > 72 && place < 784, "\(place)")
  }

  @Test func aSwipeOpensARowByHalfOfItsActions() {
    let model = model(count: 40)
    let stage = stage(model)
    stage.drag(from: Point(x: 900, y: 252), to: Point(x: 830, y: 252), seconds: 1)
    stage.settle()
    #expect(!stage.shows("Favourite"))
    stage.drag(from: Point(x: 900, y: 252), to: Point(x: 810, y: 252), seconds: 1)
    stage.settle()
    #expect(stage.shows("Favourite") && stage.shows("photo 3.jpg"))
    // The row that is swiped next closes it.
    stage.drag(from: Point(x: 900, y: 324), to: Point(x: 700, y: 324), seconds: 1)
    stage.settle()
    #expect(openRows(stage).count == 1, "\(openRows(stage))")
    stage.wheel(dy: 1, at: Point(x: 600, y: 400))
    stage.settle()
    #expect(!stage.shows("Favourite"), "scrolling closes it")
  }

  /// Where rows are open: the actions of one are drawn again under its round edge.
  private func openRows(_ stage: Stage) -> Set<Double> {
    Set(
      stage.list.items.compactMap { item in
        guard case .text("Favourite", _, let place, _) = item.content else { return nil }
        return item.transform.apply(to: place).y
      })
  }

  @Test func theActionsMarkAndInspect() {
    let model = model(count: 40)
    let stage = stage(model)
    stage.drag(from: Point(x: 900, y: 252), to: Point(x: 700, y: 252), seconds: 1)
    stage.settle()
    stage.click(1264 - 40, 252)
    stage.settle()
    #expect(model.favourites == ["/nowhere/photo 3.jpg"] && !stage.shows("Favourite"))
    stage.drag(from: Point(x: 900, y: 252), to: Point(x: 700, y: 252), seconds: 1)
    stage.settle()
    stage.click(1264 - 120, 252)
    stage.settle()
    #expect(model.inspected == model.photos[2])
  }

  @Test func aFullSwipeMarks() {
    let model = model(count: 40)
    let stage = stage(model)
    stage.drag(from: Point(x: 1200, y: 252), to: Point(x: 300, y: 252), seconds: 1)
    stage.settle()
    #expect(model.favourites == ["/nowhere/photo 3.jpg"] && !stage.shows("Favourite"))
  }

  @Test func fromRightToLeftRowsAreMirrored() {
    let model = model(count: 40)
    let stage = stage(model, .rightToLeft)
    stage.drag(from: Point(x: 300, y: 252), to: Point(x: 500, y: 252), seconds: 1)
    stage.settle()
    stage.click(16 + 40, 252)
    stage.settle()
    #expect(model.favourites == ["/nowhere/photo 3.jpg"])
  }

  @Test func withLessMotionTheListIsThereAtOnce() {
    let model = model(count: 40)
    model.display = .pages
    let stage = stage(model, reducesMotion: true)
    stage.press(.character("l"))
    stage.frame()
    #expect(stage.shows("40 pictures"))
    stage.frame(after: 0.21)
    #expect(stage.list.veil == nil)
  }

  // MARK: Favourites on the disk

  private func mark(_ photo: Photo, in model: GalleryModel) async {
    let wish = model.toggleFavourite(photo)
    let stage = stage(model)
    await wish?.value
    stage.settle()
  }

  @Test func aMarkIsThereAtTheNextStart() async throws {
    let folder = try TemporaryFolder()
    let store = FavouritesStore(FavouritesFile(path: folder.path.appending("favourites")))
    let model = model(count: 3, store: store)
    await mark(model.photos[1], in: model)
    let next = self.model(count: 3, store: store)
    next.loadFavourites()
    while next.favourites.isEmpty { await Task.yield() }
    #expect(next.isFavourite(next.photos[1]) && next.notice == nil)
  }

  @Test func aMarkThatCannotBeKeptIsTakenBackAndSaid() async throws {
    let folder = try TemporaryFolder()
    try folder.file("data")
    let store = FavouritesStore(FavouritesFile(path: folder.path.appending("data/favourites")))
    let model = model(count: 3, store: store)
    await mark(model.photos[1], in: model)
    #expect(model.favourites.isEmpty)
    #expect(model.notice?.text == "The favourite could not be saved: Not a directory")
    let stage = stage(model)
    #expect(stage.shows("The favourite could not be saved: Not a directory"))
    stage.frame(after: 5.1)
    stage.settle()
    #expect(!stage.shows("The favourite could not be saved: Not a directory"))
    #expect(!stage.host.wantsFrame && stage.host.deadline == nil)
  }

  @Test func ofTwoWishesThatFailNoneIsLeft() async throws {
    let folder = try TemporaryFolder()
    try folder.file("data", text: "a file where a folder should be")
    let store = FavouritesStore(FavouritesFile(path: folder.path.appending("data/favourites")))
    let model = model(count: 1, store: store)
    let wishes = [0, 0].map { model.toggleFavourite(model.photos[$0]) }
    for wish in wishes { await wish?.value }
    #expect(model.favourites.isEmpty && model.notice != nil)
  }
}
