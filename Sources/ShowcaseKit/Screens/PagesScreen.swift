import Paging

extension Screen {
  /// `PageView(items:)`.
  static let pages = Screen(
    "pages", "PageView", "A row of pages over a collection, and everything its initialiser takes."
  ) { PagesScreen() }
}

/// A row of pages over a collection that changes.
private struct PagesScreen: View {
  @State private var ids = Array(0..<6)
  @State private var nextID = 6
  @State private var page = 0
  @State private var isPagingDisabled = false
  @State private var pagesPerSide = 2.0
  @State private var spacing = 20.0
  @State private var slop = 20.0
  @State private var duration = 0.3
  @State private var turning = PageTurning.distance
  @State private var axis = Axis.horizontal
  @State private var loops = false
  @State private var report = TurnReport()
  @State private var position = PagePosition()
  @Environment(\.paintingFolder) private var folder

  var body: some View {
    Exhibit {
      ZStack(alignment: axis == .horizontal ? .bottom : .trailing) {
        PageView(
          items: ids.map { Painting.page($0, folder: folder) }, pageIndex: $page,
          disablePaging: $isPagingDisabled, offscreenCountPerSide: Int(pagesPerSide),
          spacing: spacing, scrollSlop: slop, animationDuration: duration,
          onPageTranslationChanged: { report.translation = $0 }
        ) { painting in
          PaintingPage(painting: painting)
        }
        .pageTurning(turning)
        .pageViewLoops(loops)
        PageIndicator(selection: $page, total: ids.count)
          .foregroundColor(.white)
          .shadow(color: Color(white: 0, opacity: 0.35), radius: 6)
          .padding(8)
      }
      .pagePosition(position)
      .pageViewOrientation(axis)
    } knobs: {
      KnobSection("Motion") {
        SliderKnob("Spacing", value: $spacing, in: 0...100, step: 5)
        SliderKnob("Duration", value: $duration, in: 0...2, step: 0.1)
        SliderKnob("Slop", value: $slop, in: 16...200, step: 4)
        ChoiceKnob(
          "A drag turns by", selection: $turning,
          [("distance", .distance), ("momentum", .momentum)])
        ChoiceKnob("Axis", selection: $axis, Axis.knobs)
        ToggleKnob("Loops", isOn: $loops)
        ToggleKnob("Paging disabled", isOn: $isPagingDisabled)
        SliderKnob("Pages per side", value: $pagesPerSide, in: 0...5, step: 1)
      }
      KnobSection("Data") {
        ActionKnob("Insert before") { insert(at: page) }
        ActionKnob("Append") { insert(at: ids.count) }
        ActionKnob("Remove this page") { if ids.indices.contains(page) { ids.remove(at: page) } }
        ActionKnob("Reverse") { ids.reverse() }
        ActionKnob("To the farthest page") { page = page * 2 < ids.count ? ids.count - 1 : 0 }
      }
      TurnReportView(report: report, page: page, total: ids.count)
    }
  }

  private func insert(at place: Int) {
    ids.insert(nextID, at: min(place, ids.count))
    nextID += 1
  }
}

/// What a row has told of its last turn.
@Observable private final class TurnReport {
  var translation: PagingTranslation?
}

/// The report, in a body of its own: it changes in every frame of a turn.
private struct TurnReportView: View {
  let report: TurnReport
  let page: Int
  let total: Int

  var body: some View {
    KnobSection("Reports") {
      ReportLine("Page", "\(page + 1) / \(total)")
      ReportLine("Turn", turn)
      ReportLine("Progress", progress)
    }
  }

  private var turn: String {
    report.translation.map { "\($0.currentIndex + 1) → \($0.nextIndex + 1)" } ?? "–"
  }

  private var progress: String {
    report.translation.map { "\(Int(($0.progress * 100).rounded())) %" } ?? "–"
  }
}
