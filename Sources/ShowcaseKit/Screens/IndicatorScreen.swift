import Paging

extension Screen {
  /// `PageIndicator`.
  static let indicator = Screen(
    "indicator", "PageIndicator",
    "Dots, icons, colours, a ground, and pages that turn by themselves."
  ) { IndicatorScreen() }
}

/// A page indicator on the window's own colour and one on pictures, with all their options.
private struct IndicatorScreen: View {
  @State private var page = 0
  @State private var total = 6.0
  @State private var look = IndicatorLook.dots
  @State private var color: Color?
  @State private var currentColor: Color?
  @State private var background = PageIndicator.BackgroundStyle.automatic
  @State private var duration = 0.0
  @State private var axis = Axis.horizontal
  @State private var isContinuous = true
  @State private var hidesSinglePage = false
  @State private var position = PagePosition()
  @Environment(\.paintingFolder) private var folder

  var body: some View {
    Exhibit {
      VStack(spacing: 8) {
        ZStack(alignment: axis == .horizontal ? .bottom : .trailing) {
          PageView(items: Painting.pages(count, folder: folder), pageIndex: $page) {
            PaintingPage(painting: $0)
          }
          .cornerRadius(12)
          IndicatorInLook(page: $page, total: count, look: look)
            .foregroundColor(.white)
            .shadow(color: Color(white: 0, opacity: 0.35), radius: 6)
            .padding(8)
        }
        .pagePosition(position)
        IndicatorInLook(page: $page, total: count, look: look)
          .frame(height: axis == .vertical ? 260 : nil)
          // One of the two turns the pages.
          .pageIndicatorDuration(nil)
      }
      .padding(16)
      .pageIndicatorColor(color)
      .pageIndicatorCurrentColor(currentColor)
      .pageIndicatorBackgroundStyle(background)
      .allowsContinuousInteraction(isContinuous)
      .singlePageVisibility(hidesSinglePage ? .hidden : .automatic)
      .pageIndicatorDuration(duration > 0 ? duration : nil)
      .pageViewOrientation(axis)
    } knobs: {
      KnobSection("Pages") {
        SliderKnob("Pages", value: $total, in: 0...40, step: 1)
        ActionKnob("A thousand pages") { total = 1000 }
        ChoiceKnob("Look", selection: $look, IndicatorLook.allCases.map { ($0.rawValue, $0) })
        ChoiceKnob("Axis", selection: $axis, Axis.knobs)
        ToggleKnob("Hides a single page", isOn: $hidesSinglePage)
      }
      KnobSection("Time") {
        SliderKnob("Seconds per page (0: none)", value: $duration, in: 0...10, step: 1)
      }
      KnobSection("Colours") {
        ChoiceKnob("Dots", selection: $color, Self.colors)
        ChoiceKnob("Current dot", selection: $currentColor, Self.colors)
        ChoiceKnob(
          "Ground", selection: $background,
          [("automatic", .automatic), ("prominent", .prominent), ("minimal", .minimal)])
      }
      KnobSection("Hands") {
        ToggleKnob("Drags scrub", isOn: $isContinuous)
      }
    }
  }

  private var count: Int { Int(total) }

  private static let colors: [(name: String, value: Color?)] = [
    ("usual", nil), ("orange", .orange), ("blue", .blue),
  ]
}

/// What stands for a page in an indicator.
private enum IndicatorLook: String, CaseIterable {
  case dots, thumbnails, stars, numbers
}

/// A page indicator in one of its looks.
private struct IndicatorInLook: View {
  @Binding var page: Int
  let total: Int
  let look: IndicatorLook
  @Environment(\.paintingFolder) private var folder

  var body: some View {
    switch look {
    case .dots: PageIndicator(selection: $page, total: total)
    case .thumbnails:
      PageIndicator(selection: $page, total: total) { page in
        PaintingPage(painting: .page(page, folder: folder))
      }
    case .stars:
      PageIndicator(selection: $page, total: total) { _, isSelected in
        Image(systemName: isSelected ? "star.fill" : "star")
      }
    case .numbers:
      PageIndicator(selection: $page, total: total) { page, isSelected in
        Text("\(page + 1)").font(.system(size: 13, weight: isSelected ? .bold : .regular))
      }
    }
  }
}
