import Graphics
import Interface
import Pagers
import TestSupport
import Testing

/// Colours, ground, a single page, and whether it scrubs: all of it read anew at any time.
@Suite struct PageIndicatorOptionTests {
  private let options = IndicatorOptions(total: 3)

  // MARK: Colours

  @Test func bug8_coloursAreSetAndTakenBack() {
    let stage = options.stage()
    let usual = stage.fills.map(\.color)
    #expect(usual == [.white.opacity(0.3), .white.opacity(0.3), .white.opacity(0.3), .white])
    options.color = .red
    options.currentColor = .green
    stage.settle()
    #expect(stage.fills.map(\.color) == [.red, .red, .red, .green].map(stage.seen))
    options.color = nil
    stage.settle()
    #expect(stage.fills.map(\.color) == Array(usual.dropLast()) + [stage.seen(.green)])
    options.currentColor = nil
    stage.settle()
    #expect(stage.fills.map(\.color) == usual)
    #expect(!stage.host.wantsFrame)
  }

  @Test func coloursChangeSoftly() {
    let stage = options.stage()
    options.currentColor = .black
    stage.frame()
    stage.frame(after: 0.06)
    let between = stage.fills.last?.color.red ?? 0
    #expect(between > 0.1 && between < 0.9 && stage.host.wantsFrame)
  }

  @Test func theDotUnderThePointerIsMoreLikeTheBrightOne() {
    options.color = .red
    options.currentColor = .blue
    let stage = options.stage()
    stage.pointer(.hovered, 220, 150)
    stage.settle()
    let color = stage.fills[2].color
    #expect(color.red > 0.6 && color.red < 0.7 && color.blue > 0.3)
  }

  @Test func theLabelHasTheColourOfTheBrightDot() {
    options.total = 20
    options.currentColor = .orange
    let stage = options.stage()
    let color = stage.list.items.lazy.compactMap { item -> Color? in
      guard case .text(_, _, _, let color) = item.content else { return nil }
      return color
    }.first
    #expect(color == stage.seen(.orange))
  }

  // MARK: Ground

  @Test func aProminentRowHasAGround() {
    let stage = options.stage()
    #expect(stage.fills.count == 4)
    options.background = .prominent
    stage.settle()
    #expect(stage.fills.first?.rect == Rect(x: 166, y: 136, width: 68, height: 28))
    #expect(stage.fills.first?.color == .white.opacity(0.08))
    options.background = .minimal
    stage.settle()
    #expect(stage.fills.count == 4)
  }

  @Test(arguments: [(PageIndicator.BackgroundStyle.automatic, true), (.minimal, false)])
  func scrubbingShowsTheGround(style: PageIndicator.BackgroundStyle, isShown: Bool) {
    options.background = style
    let stage = options.stage()
    stage.drag(from: Point(x: 180, y: 150), to: Point(x: 200, y: 150), release: false)
    stage.settle()
    #expect((stage.fills.count == 5) == isShown)
    stage.pointer(.released, 200, 150)
    stage.settle()
    #expect(stage.fills.count == 4)
  }

  @Test func onPicturesTheGroundIsTheOpposite() {
    options.background = .prominent
    func ground(_ color: Color) -> Color? {
      options.stage { $0.foregroundColor = color }.fills.first?.color
    }
    #expect(ground(.white) == Color(hex: 0x121316, opacity: 0.62))
    #expect(ground(.black) == Color.white.opacity(0.62))
  }

  @Test func theFocusRingLiesRoundTheGround() {
    options.background = .prominent
    let stage = options.stage()
    stage.press(.tab)
    stage.frame()
    #expect(stage.list.description.contains("162,132 76x36 radius 18 width 2"))
  }

  // MARK: A single page

  @Test func aSinglePageMayBeHidden() {
    options.total = 1
    let stage = options.stage()
    #expect(stage.fills.count == 2)
    for (visibility, count) in [(Visibility.hidden, 0), (.visible, 2), (.hidden, 0)] {
      options.singlePage = visibility
      stage.settle()
      #expect(stage.fills.count == count)
    }
    stage.click(200, 150)
    #expect(options.writes == [])
    options.total = 2
    stage.settle()
    #expect(stage.fills.count == 3)
  }

  // MARK: Interaction

  @Test func withoutContinuousInteractionADragScrubsNothing() {
    options.isContinuous = false
    let stage = options.stage()
    stage.drag(from: Point(x: 180, y: 150), to: Point(x: 220, y: 150))
    #expect(options.writes == [])
    stage.drag(from: Point(x: 216, y: 150), to: Point(x: 224, y: 150))
    #expect(options.writes == [2])
    options.isContinuous = true
    stage.settle()
    stage.drag(from: Point(x: 220, y: 150), to: Point(x: 180, y: 150))
    #expect(options.page == 0)
  }

  // MARK: A column

  @Test func withVerticalPagesItIsAColumn() {
    options.orientation = .vertical
    options.background = .prominent
    let stage = options.stage()
    #expect(stage.fills.map(\.rect.midX) == Array(repeating: 200, count: 5))
    #expect(stage.fills.dropFirst().dropLast().map(\.rect.midY) == [130, 150, 170])
    #expect(stage.fills.first?.rect == Rect(x: 186, y: 116, width: 28, height: 68))
    stage.click(200 - 21, 170)
    #expect(options.page == 2)
    stage.drag(from: Point(x: 200, y: 170), to: Point(x: 200, y: 150))
    #expect(options.page == 1)
    stage.press(.tab)
    for (key, page) in [(KeyEvent.Key.down, 2), (.up, 1), (.up, 0), (.right, 0), (.end, 2)] {
      stage.press(key)
      #expect(options.page == page)
    }
  }

  @Test func aColumnIsNotMirroredAndItsLabelIsBelow() throws {
    options.total = 1000
    options.orientation = .vertical
    let stage = options.stage { $0.layoutDirection = .rightToLeft }
    let place = try #require(stage.place(of: "1 / 1000"))
    #expect(place.x == 200 - 8 * 6.5 / 2 && place.y > 240)
    #expect(stage.fills.last?.rect.midY == 70)
    stage.click(200, 90)
    #expect(options.page == 1)
  }

  @Test func aShortColumnHasFewerDots() {
    options.total = 1000
    options.orientation = .vertical
    let stage = options.stage(width: 400)
    #expect(stage.fills.count == 10)
    stage.host.resize(to: Size(width: 400, height: 150), scale: 1)
    stage.settle()
    #expect(stage.fills.count == 6)
  }
}
