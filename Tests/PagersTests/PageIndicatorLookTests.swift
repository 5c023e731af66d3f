import Graphics
import Interface
import Pagers
import TestSupport
import Testing

/// How the dots look: places, colours, label, halo, hover, focus.
@Suite struct PageIndicatorLookTests {
  private let middle = IndicatorScene.middle

  @Test func threeDotsOnAPictureAreWhiteWithHalos() {
    let scene = IndicatorScene(count: 3, index: 1)
    #expect(
      scene.stage.list.description == """
        shadow 4,16 12x12 radius 6 #000000@0.35 blur 6 0,0 at 170,240 opacity 0.5
        shadow 44,16 12x12 radius 6 #000000@0.35 blur 6 0,0 at 170,240 opacity 0.5
        shadow 24,16 12x12 radius 6 #000000@0.35 blur 6 0,0 at 170,240
        fill 4,16 12x12 radius 6 #FFFFFF@0.3 at 170,240
        fill 24,16 12x12 radius 6 #FFFFFF@0.3 at 170,240
        fill 44,16 12x12 radius 6 #FFFFFF@0.3 at 170,240
        fill 24,16 12x12 radius 6 #FFFFFF at 170,240
        """)
  }

  @Test(arguments: [
    (ColorScheme.dark, ColorSchemeContrast.standard, Color.white, 0.30),
    (.light, .standard, Color(hex: 0x16181C), 0.32), (.dark, .increased, .white, 0.55),
    (.light, .increased, Color(hex: 0x16181C), 0.55),
  ])
  func onTheCanvasDotsHaveTheColoursOfTheScheme(
    scheme: ColorScheme, contrast: ColorSchemeContrast, color: Color, opacity: Double
  ) {
    let scene = IndicatorScene(count: 3, isOnPictures: false) {
      $0.colorScheme = scheme
      $0.colorSchemeContrast = contrast
    }
    #expect(scene.bright?.color == color)
    #expect(scene.faint.map(\.color) == Array(repeating: color.opacity(opacity), count: 3))
    #expect(!scene.stage.list.description.contains("shadow"))
  }

  @Test func onPicturesBothSchemesAreTheSame() {
    let (dark, light) = (
      IndicatorScene(count: 3) { $0.colorScheme = .dark },
      IndicatorScene(count: 3) { $0.colorScheme = .light }
    )
    #expect(dark.stage.list == light.stage.list)
  }

  @Test func aDisabledRowIsFaint() {
    let model = PageModel(count: 3)
    let stage = Stage(
      content: PageIndicator(selection: Bindable(model).index, total: 3).disabled(true))
    #expect(stage.list.items.count == 4)
    #expect(stage.list.items.allSatisfy { $0.opacity == 0.4 })
  }

  // MARK: Label

  @Test func overNinePagesALabelSaysWhereYouAre() throws {
    let scene = IndicatorScene(count: 1000, index: 311)
    let (text, place) = try #require(scene.label)
    #expect(text == "312 / 1000")
    // 10 points right of the row of nine, which stays in the middle of the window.
    #expect(place.x == 200 + 90 + 10)
    #expect(scene.bright?.x == 200)
    #expect(scene.faint.map(\.x) == stride(from: 120, through: 280, by: 20).map { $0 })
    // The middle of its capitals is the middle of the dots.
    #expect(abs(place.y + 13 - 9.1 / 2 - middle) < 1e-9)
    #expect(scene.stage.list.description.contains("text \"312 / 1000\" 13/700"))
    #expect(IndicatorScene(count: 9).label == nil)
    #expect(IndicatorScene(count: 10).label?.text == "1 / 10")
  }

  @Test func rightToLeftTheLabelIsOnTheLeft() throws {
    let scene = IndicatorScene(count: 1000, index: 311) { $0.layoutDirection = .rightToLeft }
    let (text, place) = try #require(scene.label)
    #expect(place.x == 200 - 90 - 10 - Double(text.count) * 6.5)
    #expect(scene.bright?.x == 200)
  }

  @Test func theLabelFollowsThePagesAndFlipsAtHalf() {
    let scene = IndicatorScene(count: 40, index: 5, hasPager: true)
    #expect(scene.label?.text == "6 / 40")
    scene.stage.drag(
      from: Point(x: 300, y: 50), to: Point(x: 110, y: 50), seconds: 1, release: false)
    scene.stage.frame()
    #expect(scene.label?.text == "6 / 40")
    scene.stage.pointer(.dragged, 60, 50)
    scene.stage.frame()
    #expect(scene.label?.text == "7 / 40")
    #expect(scene.model.index == 5)
  }

  // MARK: Width

  @Test("f53: the strip fits every width", arguments: [3, 9, 10, 40, 1000, 1_000_000])
  func f53_theStripFits(count: Int) throws {
    for width in stride(from: 60.0, through: 500, by: 40) {
      let scene = IndicatorScene(count: count, index: count / 2, width: width)
      let bright = try #require(scene.bright)
      #expect(scene.faint.count >= 3)
      #expect(scene.faint.count % 2 == 1 && scene.faint.count <= 9)
      #expect(scene.faint.contains { $0.x == bright.x && $0.width == 12 })
      for dot in scene.faint { #expect(dot.x - 6 >= 0 && dot.x + 6 <= width) }
      guard let label = scene.label else { continue }
      #expect(label.place.x + Double(label.text.count) * 6.5 <= width, "\(width)")
    }
  }

  @Test func theLabelStaysWhileThreeDotsFitBesideIt() {
    // 81.5 points for "1000 / 1000" and its gap on both sides, 20 per dot.
    for (width, dots, hasLabel) in [
      (343.0, 9, true), (342, 7, true), (263, 5, true), (223, 3, true), (222, 9, false),
      (170, 7, false), (60, 3, false),
    ] {
      let scene = IndicatorScene(count: 1000, index: 500, width: width)
      #expect(scene.faint.count == dots && (scene.label != nil) == hasLabel, "\(width)")
    }
  }

  @Test func itTakesTheRoomOfItsLabelOnBothSides() {
    let model = PageModel(count: 1000, index: 500)
    let stage = Stage(
      content: PageIndicator(selection: Bindable(model).index, total: 1000)
        .background(Color.red))
    #expect(stage.rect(of: .red) == Rect(x: 28.5, y: 128, width: 343, height: 44))
  }

  @Test func theRowGrowsAndShrinksWithThePages() {
    let scene = IndicatorScene(count: 3, index: 2)
    #expect(scene.faint.map(\.x) == [180, 200, 220])
    scene.model.items.append(Item(id: 3))
    scene.stage.settle()
    #expect(scene.faint.map(\.x) == [170, 190, 210, 230] && scene.bright?.x == 210)
    scene.model.items = (0..<50).map(Item.init)
    scene.stage.settle()
    #expect(scene.faint.count == 9 && scene.label?.text == "3 / 50")
    scene.model.items = []
    scene.stage.settle()
    #expect(scene.stage.list.items.isEmpty && scene.bright == nil)
    scene.model.items = [Item(id: 7)]
    scene.model.index = 0
    scene.stage.settle()
    #expect(scene.bright?.x == 200 && scene.faint.count == 1)
  }

  @Test func aMillionPagesCostNoMoreThanTen() {
    for (count, index) in [(12, 6), (1000, 311), (1_000_000, 765_432)] {
      let scene = IndicatorScene(count: count, index: index, width: 600)
      // Nine dots, the bright one and the label, and all but one of them with a halo.
      #expect(scene.stage.list.items.count == 2 * (9 + 1 + 1) - 1)
      scene.stage.press(.tab)
      var most = 0
      for key in [KeyEvent.Key.right, .right, .right, .end, .left, .home] {
        scene.stage.press(key)
        for _ in 0..<20 {
          scene.stage.frame()
          most = max(most, scene.stage.list.items.count)
        }
      }
      #expect(most <= 2 * (10 + 1 + 1) + 3)
    }
  }

  // MARK: Hover and focus

  @Test func theDotUnderThePointerStandsOut() {
    let scene = IndicatorScene(count: 5)
    let window = WindowDouble()
    scene.stage.host.environment.window = window
    scene.stage.settle()
    scene.stage.pointer(.hovered, 220, middle + 15)
    scene.stage.settle()
    #expect(window.cursor == .pointingHand)
    #expect(scene.faint.map { $0.x } == [160, 180, 200, 220, 240])
    #expect(scene.faint.map { ($0.color.alpha * 100).rounded() } == [30, 30, 30, 55, 30])
    #expect(scene.faint.map { ($0.width * 10).rounded() } == [120, 120, 120, 138, 120])
    scene.stage.pointer(.hovered, 222, middle - 10)
    #expect(!scene.stage.host.wantsFrame)
    scene.stage.pointer(.hovered, 200, middle)
    scene.stage.frame(after: 0.04)
    #expect(scene.stage.host.wantsFrame)
    scene.stage.settle()
    #expect(scene.faint.map { ($0.color.alpha * 100).rounded() } == [30, 30, 55, 30, 30])
    scene.stage.pointer(.hovered, 200, 50)
    scene.stage.settle()
    #expect(scene.faint.allSatisfy { $0.color.alpha == 0.3 && $0.width == 12 })
    #expect(window.cursor == .arrow)
  }

  @Test func withReducedMotionADotUnderThePointerDoesNotGrow() {
    let scene = IndicatorScene(count: 5) { $0.accessibilityReduceMotion = true }
    scene.stage.pointer(.hovered, 220, middle)
    scene.stage.settle()
    #expect(scene.faint.allSatisfy { $0.width == 12 })
    #expect(scene.faint.contains { $0.color.alpha > 0.5 })
  }

  @Test func aPointerThatMovesElsewhereAsksForNoFrame() {
    let scene = IndicatorScene(count: 5)
    scene.stage.pointer(.hovered, 100, 20)
    #expect(!scene.stage.host.wantsFrame)
  }

  @Test func theFocusRingIsAPillRoundTheDots() {
    let scene = IndicatorScene(count: 5, isOnPictures: false)
    scene.stage.press(.tab)
    scene.stage.frame()
    #expect(scene.rings == [Rect(x: 146, y: middle - 14, width: 108, height: 28)])
    #expect(scene.stage.list.description.contains("radius 14 width 2 #6CB0FF"))
    scene.stage.press(.right)
    scene.stage.settle()
    #expect(scene.model.index == 1 && scene.rings.count == 1)
    scene.stage.pointer(.pressed, 10, 10)
    scene.stage.frame()
    #expect(scene.rings.isEmpty)
  }

  @Test func onPicturesTheFocusRingIsWhiteBetweenDarkLines() {
    let scene = IndicatorScene(count: 5)
    scene.stage.press(.tab)
    scene.stage.frame()
    #expect(scene.rings.count == 3)
    #expect(scene.stage.list.description.contains("radius 14 width 2 #FFFFFF"))
  }
}
