import Paging

extension Screen {
  /// `LazyZCarousel`.
  static let lazyCarousel = Screen(
    "carousel-lazy", "LazyZCarousel", "One datum at a time; fetching may be slow, or fail."
  ) { LazyCarouselScreen() }

  /// A collection in the placement of a carousel, without an end.
  static let endlessCarousel = Screen(
    "carousel-endless", "Endless carousel", "A collection that begins again after its last page."
  ) { EndlessCarouselScreen() }
}

/// How a fetch ends.
private enum FetchChoice: CaseIterable {
  case quick, slow, fails

  static var knobs: [(name: String, value: FetchChoice)] {
    [("quick", .quick), ("slow", .slow), ("fails", .fails)]
  }
}

private struct LazyCarouselScreen: View {
  @State private var number: Int? = 0
  @State private var fetching = FetchChoice.quick
  @State private var ratio = 0.7
  @State private var asksClosures = true
  @State private var fetches = 0

  private static let range = -5...5

  var body: some View {
    Exhibit {
      if asksClosures {
        LazyZCarousel(
          data: number, contentHRatio: ratio, content: card,
          isNextAvailable: { isAvailable(1) }, fetchNext: { fetch($0 + 1) },
          isPrevAvailable: { isAvailable(-1) }, fetchPrev: { fetch($0 - 1) })
      } else {
        LazyZCarousel(
          data: number, contentHRatio: ratio, isNextAvailable: isAvailable(1),
          fetchNext: { fetch((number ?? 0) + 1) }, isPrevAvailable: isAvailable(-1),
          fetchPrev: { fetch((number ?? 0) - 1) }, content: card)
      }
    } knobs: {
      KnobSection("Carousel") {
        SliderKnob("Width of a page", value: $ratio, in: 0.1...1, step: 0.05)
        ChoiceKnob("Fetching is", selection: $fetching, FetchChoice.knobs)
        ChoiceKnob(
          "What is available", selection: $asksClosures, [("closures", true), ("values", false)])
        ReportLine("Datum", number.map(String.init) ?? "none")
        ReportLine("Fetches", "\(fetches)")
      }
    }
  }

  private func isAvailable(_ step: Int) -> Bool { Self.range.contains((number ?? 0) + step) }

  private func card(_ number: Int?) -> some View {
    Text(number.map(String.init) ?? "…")
      .font(.system(size: 72, weight: .bold)).foregroundColor(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(RoundedRectangle(cornerRadius: 16).fill(Color(hex: 0x3E5C76)))
      .padding(.vertical, 48)
  }

  private func fetch(_ wanted: Int) {
    fetches += 1
    switch fetching {
    case .quick: number = wanted
    case .slow:
      Task {
        try await Task.sleep(for: .seconds(1.5))
        number = wanted
      }
    case .fails: break
    }
  }
}

private struct EndlessCarouselScreen: View {
  @State private var page = 0
  @State private var ratio = 0.65
  @State private var shrinking = 0.15
  @State private var fading = 0.38
  @State private var loops = true
  @State private var position = PagePosition()
  @Environment(\.paintingFolder) private var folder

  var body: some View {
    let pages = Painting.pages(6, folder: folder)
    Exhibit {
      VStack(spacing: 8) {
        PageView(items: pages, pageIndex: $page) { painting in
          PaintingPage(painting: painting).cornerRadius(14)
        }
        .pageViewStyle(CarouselStyle(ratio: ratio, shrinking: shrinking, fading: fading))
        .pageViewLoops(loops)
        PageIndicator(selection: $page, total: pages.count)
      }
      .padding(.vertical, 16)
      .pagePosition(position)
    } knobs: {
      KnobSection("Carousel") {
        SliderKnob("Width of a page", value: $ratio, in: 0.1...1, step: 0.05)
        SliderKnob("Neighbours smaller by", value: $shrinking, in: 0...0.5, step: 0.05)
        SliderKnob("Neighbours fainter by", value: $fading, in: 0...1, step: 0.05)
        ToggleKnob("Loops", isOn: $loops)
      }
    }
  }
}

/// Pages in the placement of a carousel.
private struct CarouselStyle: PageViewStyle {
  let ratio: Double
  let shrinking: Double
  let fading: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.pages(.carousel(ratio: ratio, shrinking: shrinking, fading: fading))
  }
}
