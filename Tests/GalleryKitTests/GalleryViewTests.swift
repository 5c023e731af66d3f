import Paging
import TestSupport
import Testing

@testable import GalleryKit

/// The gallery's window, driven without a display and without files.
@Suite struct GalleryViewTests {
  private let window = WindowDouble()

  private func model(count: Int) -> GalleryModel {
    let photos = (0..<count).map { Photo(location: FilePath("/nowhere/photo \($0 + 1).jpg")) }
    return GalleryModel(PhotoListing(photos: photos))
  }

  private func stage(
    _ model: GalleryModel, width: Double = 1280, height: Double = 800, reducesMotion: Bool = false
  ) -> Stage {
    let pipeline = PicturePipeline(pool: DecodePool(threads: 1, visibleThreads: 0))
    let stage = Stage(
      width: width, height: height,
      environment: {
        $0.window = window
        $0.accessibilityReduceMotion = reducesMotion
        $0.picturePipeline = pipeline
      }, content: GalleryView(model: model))
    stage.settle()
    return stage
  }

  @Test func theTitleSaysWhichPhotoIsInView() {
    let stage = stage(model(count: 40))
    #expect(window.title == "photo 1 — 1 of 40 — Gallery")
    stage.press(.right)
    stage.frame()
    #expect(window.title == "photo 2 — 2 of 40 — Gallery")
  }

  @Test func enterOpensThePhotoViewAndEscapeLeavesItAndFullScreenAfterIt() {
    let model = model(count: 3)
    let stage = stage(model)
    stage.press(.enter)
    stage.settle()
    #expect(model.isPhotoView)
    #expect(stage.list.description.contains("1 of 3"))
    #expect(!stage.list.description.contains("\"Gallery\""))
    window.isFullscreen = true
    stage.press(.escape)
    stage.settle()
    #expect(!model.isPhotoView && window.isFullscreen)
    stage.press(.escape)
    #expect(!window.isFullscreen)
  }

  @Test func aHeldEnterOpensOnce() {
    let model = model(count: 3)
    let stage = stage(model)
    stage.press(.enter)
    for _ in 0..<5 { stage.press(.enter, isRepeat: true) }
    #expect(model.isPhotoView)
  }

  @Test func aClickOpensThePhotoViewAndThereHidesTheControls() {
    let model = model(count: 3)
    let stage = stage(model)
    stage.click(640, 400)
    stage.settle()
    #expect(model.isPhotoView)
    #expect(stage.list.description.contains("chevron.left"))
    stage.click(640, 600)
    stage.settle()
    #expect(model.isPhotoView)
    #expect(!stage.list.description.contains("chevron.left"))
  }

  @Test func theWayIntoThePhotoViewCanBeTurnedBackInTheMiddle() {
    let model = model(count: 3)
    let stage = stage(model)
    stage.press(.enter)
    for _ in 0..<6 { stage.frame() }
    stage.press(.escape)
    stage.settle()
    #expect(!model.isPhotoView)
    #expect(stage.list.description.contains("\"Gallery\""))
  }

  @Test func controlsGoAfterTwoAndAHalfSecondsAndComeBackWithThePointer() {
    let model = model(count: 3)
    model.isPhotoView = true
    let stage = stage(model)
    #expect(stage.list.description.contains("chevron.left"))
    #expect(stage.host.deadline != nil)
    stage.wait(2.6)
    stage.frame()
    stage.settle()
    #expect(!stage.list.description.contains("chevron.left"))
    #expect(!stage.host.wantsFrame && stage.host.deadline == nil)
    stage.pointer(.hovered, 600, 300)
    stage.pointer(.hovered, 602, 300)
    stage.settle()
    #expect(!stage.list.description.contains("chevron.left"), "under 3 points nothing comes")
    stage.pointer(.hovered, 606, 300)
    stage.settle()
    #expect(stage.list.description.contains("chevron.left"))
  }

  @Test func controlsStayWhileThePointerIsOverOne() {
    let model = model(count: 3)
    model.isPhotoView = true
    let stage = stage(model)
    stage.pointer(.hovered, 30, 30)
    stage.pointer(.hovered, 36, 32)
    stage.settle()
    stage.wait(10)
    stage.frame()
    stage.settle()
    #expect(stage.list.description.contains("chevron.left"))
  }

  @Test func thePointerGoesWithTheControlsInFullScreenOnly() {
    let model = model(count: 3)
    model.isPhotoView = true
    window.isFullscreen = true
    let stage = stage(model)
    stage.wait(3)
    stage.frame()
    #expect(window.cursor == .hidden)
    stage.pointer(.hovered, 300, 300)
    stage.pointer(.hovered, 310, 300)
    #expect(window.cursor != .hidden)
  }

  @Test func aPullOf121PointsClosesThePhotoViewAndAShorterOneSpringsBack() {
    let model = model(count: 3)
    model.isPhotoView = true
    let stage = stage(model)
    // The first 16 points only tell a pull from a click.
    stage.drag(from: Point(x: 640, y: 300), to: Point(x: 640, y: 400), release: false)
    #expect(abs(model.pull - 84) < 1)
    stage.wait(0.2)
    stage.pointer(.released, 640, 400)
    stage.settle()
    #expect(model.isPhotoView && model.pull == 0)
    stage.drag(from: Point(x: 640, y: 300), to: Point(x: 640, y: 440), release: false)
    stage.wait(0.2)
    stage.pointer(.released, 640, 440)
    stage.settle()
    #expect(!model.isPhotoView && model.pull == 0)
  }

  @Test func aSidewaysDragInThePhotoViewTurnsThePage() {
    let model = model(count: 3)
    model.isPhotoView = true
    let stage = stage(model)
    stage.drag(from: Point(x: 900, y: 400), to: Point(x: 200, y: 420))
    stage.settle()
    #expect(model.index == 1 && model.isPhotoView)
  }

  @Test func chevronsGoToTheNeighboursAndAreAbsentAtTheEnds() {
    let model = model(count: 2)
    model.isPhotoView = true
    let stage = stage(model)
    #expect(stage.list.description.contains("chevron.right"))
    stage.click(1242, 400)
    stage.settle()
    #expect(model.index == 1)
    #expect(!stage.list.description.contains("chevron.right"))
  }

  @Test func reducedMotionChangesTheViewAtOnce() {
    let model = model(count: 3)
    let stage = stage(model, reducesMotion: true)
    stage.press(.enter)
    stage.frame()
    #expect(!stage.list.description.contains("\"Gallery\""))
    #expect(stage.list.veil?.frame.list.description.contains("\"Gallery\"") == true)
    stage.frame(after: 0.08)
    #expect(abs((stage.list.veil?.opacity ?? 0) - 0.5) < 1e-9)
    stage.frame(after: 0.081)
    #expect(stage.list.veil == nil)
  }

  /// How much of a text is seen in the last frame, whichever of those that say so is seen best.
  private func presence(of text: String, at size: Double, in stage: Stage) -> Double {
    stage.list.items.compactMap { item -> Double? in
      guard case .text(text, let font, _, let color) = item.content, font.size == size else {
        return nil
      }
      return item.opacity * color.alpha
    }.max() ?? 0
  }

  @Test func onTheWayThePhotoHasItsNameInOnePlaceAtATime() throws {
    let folder = try TemporaryFolder()
    let photo = try folder.photo("Island.bmp", width: 32, height: 20) { _, _ in (90, 120, 150) }
    let model = GalleryModel(PhotoListing(photos: [photo]))
    let stage = stage(model)
    for key in [KeyEvent.Key.enter, .escape] {
      stage.press(key)
      var most = (banner: 0.0, bar: 0.0)
      for _ in 0..<60 {
        stage.frame()
        let (banner, bar) = (
          presence(of: "Island", at: 34, in: stage), presence(of: "Island", at: 17, in: stage)
        )
        #expect(min(banner, bar) < 0.01, "\(banner) and \(bar)")
        most = (max(most.banner, banner), max(most.bar, bar))
      }
      #expect(most.banner > 0.9 || most.bar > 0.9)
    }
  }

  @Test func aPhotoThatGrowsCoversTheHeader() throws {
    let stage = stage(model(count: 3))
    stage.press(.enter)
    stage.frame()
    stage.frame()
    let lines = stage.list.description.split(separator: "\n")
    let header = try #require(lines.firstIndex { $0.hasPrefix("text \"Gallery\"") })
    let page = try #require(lines.firstIndex { $0.contains("#2A2D33") })
    #expect(header < page)
  }

  @Test func inACompactPhotoViewTheBarIsAtTheTopWithoutWhatItHasNoRoomFor() throws {
    let model = model(count: 3)
    model.isPhotoView = true
    let stage = stage(model, width: 480, height: 700)
    let lines = stage.list.description.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("icon chevron") }.count == 1)
    #expect(!lines.contains { $0.hasPrefix("icon arrow.up") })
    #expect(try #require(stage.place(of: "1 of 3")).y < 60)
  }

  @Test func aTouchTakesTheSideChevronsAwayUntilThePointerMoves() {
    let model = model(count: 3)
    model.isPhotoView = true
    let stage = stage(model)
    func chevrons() -> Int {
      stage.settle()
      return stage.list.items.count { $0.content.isIcon("chevron.right") }
    }
    #expect(chevrons() == 1)
    stage.pointer(.pressed, 640, 700, source: .touch)
    #expect(chevrons() == 0)
    stage.pointer(.released, 640, 700, source: .touch)
    stage.pointer(.hovered, 600, 600)
    stage.pointer(.hovered, 610, 610)
    #expect(chevrons() == 1)
  }

  @Test func dotsAreWhiteOnPicturesAndInTheWindowsInkOnAnErrorPage() throws {
    let folder = try TemporaryFolder()
    let photo = try folder.photo("Island.bmp", width: 32, height: 20) { _, _ in (90, 120, 150) }
    let model = GalleryModel(
      PhotoListing(photos: [photo, Photo(location: "/nowhere/photo 2.jpg")]))
    let stage = stage(model)
    stage.host.environment.colorScheme = .light
    stage.settle()
    let ink = Color(hex: 0x16181C)
    #expect(stage.rect(of: .white) != nil && stage.rect(of: ink) == nil)
    model.unreadable = [model.photos[1]]
    stage.press(.right)
    stage.settle()
    #expect(stage.rect(of: ink) != nil)
    stage.press(.enter)
    stage.settle()
    #expect(stage.rect(of: ink) == nil && stage.rect(of: .white) != nil)
  }

  @Test func controlQAndControlWCloseTheWindow() {
    let stage = stage(model(count: 1))
    stage.press(.character("q"), modifiers: .control)
    #expect(window.closings == 1)
    stage.press(.character("w"), modifiers: .control)
    #expect(window.closings == 2)
  }

  @Test func withoutPhotosTheWindowSaysWhatToDo() {
    let stage = stage(model(count: 0))
    #expect(stage.list.description.contains("No pictures yet"))
    #expect(stage.list.description.contains("Show samples"))
    #expect(window.title == "Gallery")
    for key in [KeyEvent.Key.right, .end, .enter, .escape] { stage.press(key) }
    stage.wheel(dy: 1)
    stage.swipe(dx: 300)
    stage.settle()
    #expect(stage.list.description.contains("No pictures yet"))
  }

  @Test(arguments: [
    (480.0, 700.0, Rect(x: 16, y: 60, width: 448, height: 624)),
    (1280, 800, Rect(x: 16, y: 72, width: 1248, height: 712)),
    (2560, 1440, Rect(x: 24, y: 72, width: 2512, height: 1344)),
  ])
  func thePictureHasTheDesignsFrameInEveryClass(width: Double, height: Double, frame: Rect) {
    let stage = stage(model(count: 3), width: width, height: height)
    let clips = stage.list.items.flatMap(\.clips)
    #expect(clips.contains { $0.rect == frame && $0.radius == 12 }, "\(stage.list)")
  }

  @Test func aTurnRunsNoPageTwiceAndTheHeaderOnce() {
    let model = model(count: 40)
    let stage = stage(model)
    let before = stage.host.counts.bodies
    stage.press(.right)
    stage.settle()
    // One new page with its label, and what names the page: the title and the header.
    #expect(stage.host.counts.bodies - before <= 12, "\(stage.host.counts.bodies - before)")
  }
}

extension DrawList.Content {
  /// Whether this is the icon of a name.
  fileprivate func isIcon(_ name: String) -> Bool {
    if case .icon(let icon, _, _) = self { icon.name == name } else { false }
  }
}
