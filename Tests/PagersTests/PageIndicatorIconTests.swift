import Graphics
import Interface
import Pagers
import TestSupport
import Testing

/// Icons in place of dots.
@Suite struct PageIndicatorIconTests {
  private let options = IndicatorOptions(total: 3)

  init() { options.icon = "a" }

  /// The icons of the last frame with their opacity, from left to right.
  private func icons(_ stage: Stage) -> [String: Double] {
    Dictionary(
      stage.list.items.compactMap { item in
        guard case .text(let text, _, _, _) = item.content, !text.contains("/") else { return nil }
        return (text, item.opacity)
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func eachPageHasItsIconAndTheCurrentOneAnother() throws {
    let stage = options.stage()
    #expect(icons(stage) == ["a0!": 1, "a1": 1, "a2": 1])
    #expect(stage.fills.isEmpty)
    // 20 points each and 8 between them; text is 8 points a letter in a font of 16.
    let places = try ["a0!", "a1", "a2"].map { try #require(stage.place(of: $0)) }
    #expect(places[1].x == 200 - 8 && places[2].x == 228 - 8)
    #expect(stage.list.description.contains("\"a1\" 16/400"))
  }

  @Test func clicksAndKeysChooseThem() {
    let stage = options.stage()
    stage.click(228, 150)
    stage.settle()
    #expect(options.page == 2 && icons(stage) == ["a0": 1, "a1": 1, "a2!": 1])
    stage.press(.tab)
    stage.press(.left)
    stage.settle()
    #expect(icons(stage) == ["a0": 1, "a1!": 1, "a2": 1])
  }

  @Test func bug8_iconsAndTheirNumberMayChange() {
    let stage = options.stage()
    options.icon = "b"
    stage.settle()
    #expect(icons(stage) == ["b0!": 1, "b1": 1, "b2": 1])
    options.total = 4
    stage.settle()
    #expect(icons(stage).count == 4)
    options.icon = nil
    stage.settle()
    #expect(icons(stage).isEmpty && stage.fills.count == 5)
    options.icon = "c"
    stage.settle()
    #expect(icons(stage) == ["c0!": 1, "c1": 1, "c2": 1, "c3": 1])
  }

  @Test func coloursReachTheIcons() {
    options.color = .red
    options.currentColor = .green
    let stage = options.stage()
    let colors = stage.list.items.compactMap { item -> Color? in
      guard case .text(_, _, _, let color) = item.content else { return nil }
      return color
    }
    #expect(Set(colors) == [stage.seen(.red), stage.seen(.green)])
    options.color = nil
    stage.settle()
    #expect(stage.list.description.contains("#FFFFFF@0.3"))
  }

  @Test func betweenTwoPagesBothIconsAreMixed() {
    let stage = Stage(content: Following(options: options))
    stage.drag(from: Point(x: 300, y: 20), to: Point(x: 179, y: 20), release: false)
    stage.frame()
    let icons = icons(stage)
    #expect(abs((icons["a0!"] ?? 0) - 0.75) < 1e-6 && abs((icons["a0"] ?? 0) - 0.25) < 1e-6)
    #expect(abs((icons["a1!"] ?? 0) - 0.25) < 1e-6)
  }

  @Test func onPicturesEachHasAHaloBehindIt() {
    let stage = Stage(
      content: IndicatorWithOptions(options: options)
        .shadow(color: Color(white: 0, opacity: 0.35), radius: 6))
    let halos = stage.list.items.compactMap { item -> (rect: Rect, opacity: Double)? in
      guard case .shadow(let rect, 6, _) = item.content else { return nil }
      return (item.transform.apply(to: rect), item.opacity)
    }
    #expect(halos.map(\.rect.midX) == [172, 200, 228])
    #expect(halos.allSatisfy { $0.rect.size == Size(width: 12, height: 12) })
    #expect(halos.map(\.opacity) == [1, 0.5, 0.5])
  }

  @Test func ofAThousandPagesOnlyThoseThatAreSeenHaveIcons() {
    options.total = 1000
    options.page = 500
    let stage = options.stage(width: 600)
    #expect(icons(stage).count == 9)
    stage.click(356, 150)
    while stage.host.wantsFrame {
      stage.frame()
      #expect(icons(stage).filter { !$0.key.hasSuffix("!") }.count <= 10)
    }
    #expect(options.page == 502)
    options.page = 900
    stage.settle()
    #expect(icons(stage)["a900!"] == 1 && icons(stage).count == 9)
  }

  @Test func withADurationTheIconFills() throws {
    options.duration = 4
    let stage = options.stage()
    stage.pass(2)
    let item = try #require(
      stage.list.items.first {
        if case .text("a0!", _, _, _) = $0.content { true } else { false }
      })
    let clip = try #require(item.clips.last?.rect)
    #expect(clip.minX == 162 && abs(clip.width - 20 * 28 / 44) < 0.5)
    #expect(icons(stage)["a0"] == 1)
  }

  /// As a place of one's own among those of the world: an arrow, and dots.
  @Test(arguments: [0, 1]) func aPageWithoutAnIconHasADot(selection: Int) {
    let stage = Stage(
      content: PageIndicator(selection: .constant(selection), total: 3) { page, _ in
        if page == 0 { Text("a") }
      })
    #expect(stage.place(of: "a") != nil)
    let dots = stage.fills
    #expect(dots.map(\.rect.midX) == [200, 228])
    #expect(dots.allSatisfy { $0.rect.size == Size(width: 12, height: 12) })
    #expect((dots[0].color == dots[1].color) == (selection == 0))
  }

  @Test func whatIsLargerIsShownSmaller() {
    let stage = Stage(
      content: PageIndicator(selection: .constant(0), total: 2) { page, _ in
        Color.red.frame(width: 40, height: 20)
      })
    let sizes = stage.fills.map(\.rect.size)
    #expect(sizes == Array(repeating: Size(width: 20, height: 10), count: 2))
  }
}

private struct Following: View {
  let options: IndicatorOptions
  @State private var position = PagePosition()

  var body: some View {
    ZStack(alignment: .bottom) {
      PageView(
        items: (0..<options.total).map(Item.init), pageIndex: options.selection
      ) { _ in Color.clear }
      IndicatorWithOptions(options: options)
    }
    .pagePosition(position)
  }
}
