import Paging

extension Screen {
  /// A screen for each style of page views.
  static let styles = [
    style("plain", "One page that fades into the next.", .plain),
    style("scroll", "Pages side by side.", .scroll),
    style("historyStack", "The next page comes over the one before.", .historyStack),
    style("bookStack", "The page in view leaves and uncovers the next.", .bookStack),
    style("book", "A page that curls under the fingers and goes over.", .book),
    style("cardDeck", "A pile of cards whose front one swings out.", .cardDeck, isDeck: true),
    style("framed", "A style of one's own round the pages: buttons below them.", FramedStyle()),
    style("tower", "A style of one's own that is only a placement.", TowerStyle()),
  ]

  private static func style(
    _ name: String, _ summary: String, _ style: some PageViewStyle, isDeck: Bool = false
  ) -> Screen {
    Screen("style-\(name)", "Style: \(name)", summary) { StyleScreen(style: style, isDeck: isDeck) }
  }
}

/// Pages in a style, with everything that a page view's surroundings can say.
private struct StyleScreen<Style: PageViewStyle>: View {
  let style: Style
  /// Whether the pages are cards, which have corners and shadows, and lie in one direction only.
  let isDeck: Bool
  @State private var page = 0
  @State private var axis = Axis.horizontal
  @State private var spacing = 20.0
  @State private var loops = false
  @State private var radius = 45.0
  @State private var hasShadow = true
  @State private var hasBackground = true
  @State private var position = PagePosition()
  @Environment(\.paintingFolder) private var folder

  /// The breadth of the row of dots, in points.
  private static var dots: Double { 44 }

  var body: some View {
    let pages = Painting.pages(6, folder: folder)
    Exhibit {
      ZStack(alignment: axis == .horizontal ? .bottom : .trailing) {
        PageView(selection: $page) {
          ForEach(pages) { PaintingPage(painting: $0) }
        }
        .pageViewStyle(style)
        .pageViewSpacing(spacing)
        .pageViewLoops(loops)
        .pageViewCardCornerRadius(radius)
        .pageViewCardShadow(hasShadow ? .visible : .hidden)
        .pageContentBackground(hasBackground ? .automatic : .hidden)
        .padding(axis == .horizontal ? .bottom : .trailing, Self.dots)
        PageIndicator(selection: $page, total: pages.count)
      }
      .pagePosition(position)
      .pageViewOrientation(axis)
    } knobs: {
      KnobSection("Pages") {
        if !isDeck { ChoiceKnob("Axis", selection: $axis, Axis.knobs) }
        SliderKnob("Spacing", value: $spacing, in: 0...100, step: 5)
        ToggleKnob("Loops", isOn: $loops)
        ToggleKnob("Window's colour behind", isOn: $hasBackground)
        ActionKnob("Three pages on") { page = (page + 3) % pages.count }
      }
      if isDeck {
        KnobSection("Cards") {
          SliderKnob("Corners", value: $radius, in: 0...100, step: 5)
          ToggleKnob("Shadow", isOn: $hasShadow)
        }
      }
    }
  }
}

/// Pages between a title and buttons that turn them.
private struct FramedStyle: PageViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let (values, place) = configuration.values(surrounding: configuration.selection.wrappedValue)
    VStack(spacing: 8) {
      Text("\(place) before and \(values.count - place - 1) after this page, as far as 3")
        .font(.caption).padding(.top, 8)
      configuration.pages()
      PageViewNavigationButton()
    }
    .pageViewEnvironment()
  }
}

/// Pages that rise over each other and darken.
private struct TowerStyle: PageViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.pages(
      PagePlacement(reach: 2, pageSize: { Size(width: $0.width * 0.7, height: $0.height * 0.7) }) {
        page in
        let away = min(1, abs(page.offset) / 2)
        let center = Point(x: page.pageSize.width / 2, y: page.pageSize.height / 2)
        return Placement(
          transform: Transform.scale(1 - 0.4 * away, about: center)
            .followed(by: page.centered)
            .followed(by: page.along(page.offset * page.length * 0.3)),
          order: -abs(page.offset), opacity: min(1, 4 * (1 - away)), dimming: away * 0.6,
          cornerRadius: 16)
      })
  }
}

extension Axis {
  /// Both axes, for a `ChoiceKnob`.
  static var knobs: [(name: String, value: Axis)] {
    [("horizontal", .horizontal), ("vertical", .vertical)]
  }
}
