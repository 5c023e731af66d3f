import Paging
import TestSupport
import Testing

@testable import GalleryKit

/// The menu of page styles and what choosing does, driven without a display.
@Suite struct StyleMenuTests {
  private func model(count: Int = 9, index: Int = 4) -> GalleryModel {
    let photos = (0..<count).map { Photo(location: FilePath("/nowhere/photo \($0 + 1).jpg")) }
    return GalleryModel(PhotoListing(photos: photos, startIndex: index))
  }

  private func stage(
    _ model: GalleryModel, width: Double = 1280, height: Double = 800,
    _ direction: LayoutDirection = .leftToRight
  ) -> Stage {
    let pipeline = PicturePipeline(pool: DecodePool(threads: 1, visibleThreads: 0))
    let stage = Stage(
      width: width, height: height,
      environment: {
        $0.picturePipeline = pipeline
        $0.layoutDirection = direction
      }, content: GalleryView(model: model))
    stage.settle()
    return stage
  }

  private func panelArea(_ stage: Stage) -> Rect? { stage.rect(of: Palette(.dark).raised) }

  @Test func aClickOnTheButtonOpensTheMenuBelowIt() throws {
    let stage = stage(model())
    #expect(!stage.shows("Card deck"))
    let button = try #require(stage.place(of: "Scroll"))
    stage.click(button.x + 5, button.y + 5)
    stage.settle()
    #expect(PageStyle.allCases.allSatisfy { stage.shows($0.title) })
    let panel = try #require(panelArea(stage))
    #expect(panel.width == 248 && panel.minY == 62)
    #expect(panel.height == 16 + 40 * Double(PageStyle.allCases.count))
    // Its right edge is the button's, left of the switch.
    #expect(panel.maxX == 1264 - 82 - 8)
  }

  @Test func inANarrowWindowTheMenuIsAtTheEdgeAndNamesNoKeys() throws {
    let stage = stage(model(), width: 480, height: 700)
    stage.click(480 - 16 - 36 - 8 - 18, 30)
    stage.settle()
    let panel = try #require(panelArea(stage))
    #expect(panel.maxX == 464 && panel.minY == 56 && panel.width == 248)
    #expect(stage.shows("Carousel") && !stage.shows("Ctrl 2"))
  }

  @Test func fromRightToLeftTheMenuIsMirrored() throws {
    let model = model()
    let stage = stage(model, .rightToLeft)
    model.isChoosingStyle = true
    stage.settle()
    #expect(try #require(panelArea(stage)).minX == 16 + 82 + 8)
  }

  @Test func choosingKeepsThePageAndClosesTheMenu() throws {
    let model = model()
    let stage = stage(model)
    model.isChoosingStyle = true
    stage.settle()
    let row = try #require(stage.place(of: "Carousel"))
    stage.click(row.x, row.y)
    stage.settle()
    #expect(model.style == .carousel && model.index == 4 && !model.isChoosingStyle)
    #expect(stage.host.report.position == 4 && !stage.shows("Card deck"))
    #expect(stage.shows("Carousel"), "the button says so")
  }

  @Test func theStyleFadesIn() {
    let model = model()
    let stage = stage(model)
    stage.press(.character("2"), modifiers: .control)
    stage.frame()
    #expect(model.style == .cardDeck && stage.list.veil != nil)
    stage.frame(after: 0.1)
    #expect(abs((stage.list.veil?.opacity ?? 0) - 0.5) < 1e-9)
    stage.frame(after: 0.11)
    #expect(stage.list.veil == nil && !stage.host.wantsFrame)
  }

  @Test(arguments: PageStyle.allCases) func eachStyleHasADigit(style: PageStyle) {
    let model = model()
    let stage = stage(model)
    stage.press(.character(Character("\(style.digit)")), modifiers: .control)
    stage.settle()
    #expect(model.style == style && model.index == 4)
    for key in [KeyEvent.Key.right, .right, .left] { stage.press(key) }
    stage.settle()
    #expect(model.index == 5 && stage.host.report.position == 5)
    #expect(!stage.host.wantsFrame)
  }

  @Test func arrowsMoveEnterAppliesAndEscapeCloses() {
    let model = model()
    let stage = stage(model)
    model.isChoosingStyle = true
    stage.settle()
    for key in [KeyEvent.Key.down, .down, .up] { stage.press(key) }
    #expect(model.style == .scroll && model.isChoosingStyle)
    stage.press(.enter)
    stage.settle()
    #expect(model.style == .cardDeck && !model.isChoosingStyle && !model.isPhotoView)
    model.isChoosingStyle = true
    stage.settle()
    stage.press(.up)
    stage.press(.up)
    stage.press(.escape)
    stage.settle()
    #expect(model.style == .cardDeck && !model.isChoosingStyle)
    model.isChoosingStyle = true
    stage.settle()
    stage.press(.up)
    stage.press(.up)
    stage.press(.space)
    stage.settle()
    #expect(model.style == .plain, "before the first comes the last")
  }

  @Test func whileTheMenuIsOpenKeysAndWheelsTurnNothing() {
    let model = model()
    let stage = stage(model)
    model.isChoosingStyle = true
    stage.settle()
    for key in [KeyEvent.Key.right, .end, .character("l")] { stage.press(key) }
    stage.wheel(dy: 1, at: Point(x: 600, y: 400))
    stage.settle()
    #expect(model.index == 4 && model.display == .pages && model.isChoosingStyle)
  }

  @Test func aPressElsewhereOnlyClosesTheMenu() {
    let model = model()
    let stage = stage(model)
    model.isChoosingStyle = true
    stage.settle()
    stage.click(600, 400)
    stage.settle()
    #expect(!model.isChoosingStyle && !model.isPhotoView)
    stage.click(600, 400)
    stage.settle()
    #expect(model.isPhotoView)
  }

  @Test func theFocusGoesIntoTheMenuAndBack() throws {
    let model = model()
    let stage = stage(model)
    stage.press(.tab)
    let button = try #require(stage.host.input.focus.node)
    stage.press(.enter)
    stage.settle()
    #expect(stage.host.input.focus.node !== button && model.isChoosingStyle)
    stage.press(.escape)
    stage.settle()
    #expect(stage.host.input.focus.node === button)
  }

  @Test func inThePhotoViewDigitsChooseNothing() {
    let model = model()
    let stage = stage(model)
    stage.press(.enter)
    stage.settle()
    stage.press(.character("2"), modifiers: .control)
    stage.settle()
    #expect(model.style == .scroll && model.isPhotoView)
  }

  @Test(arguments: [PageStyle.cardDeck, .carousel])
  func aClickOnANeighbourGoesThere(style: PageStyle) {
    let model = model()
    model.style = style
    let stage = stage(model)
    // The edge of the next page beside the one in view.
    stage.click(style == .cardDeck ? 1020 : 1200, 400)
    stage.settle()
    #expect(model.index == 5 && !model.isPhotoView)
    stage.click(640, 400)
    stage.settle()
    #expect(model.isPhotoView)
  }

  @Test func aCardThatIsCaughtInItsSwingStaysWhereItIs() throws {
    let model = model()
    model.style = .cardDeck
    let stage = stage(model)
    stage.press(.right)
    for _ in 0..<8 { stage.frame() }
    func cards() -> [Transform] {
      stage.list.items.compactMap { item in
        if case .layer = item.content { item.transform } else { nil }
      }
    }
    let before = cards()
    #expect(before.count > 3)
    stage.pointer(.pressed, 640, 400)
    stage.frame(after: 0)
    for (a, b) in zip(before, cards()) {
      #expect(abs(a.tx - b.tx) < 1 && abs(a.ty - b.ty) < 1 && abs(a.b - b.b) < 0.01)
    }
  }
}
