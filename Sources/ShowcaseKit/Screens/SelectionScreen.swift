import Paging

extension Screen {
  /// `PageView(selection:)`.
  static let selection = Screen(
    "selection", "PageView by selection",
    "Days without an end, known by what comes before and after; a toolbar that turns them."
  ) { SelectionScreen() }
}

/// Pages known by what comes before and after each, with a toolbar beside them.
private struct SelectionScreen: View {
  @State private var day = 0
  @State private var lastDay = 3
  @State private var isEndless = true

  var body: some View {
    Exhibit {
      VStack(spacing: 12) {
        PageView(
          selection: $day, next: { isEndless || $0 < lastDay ? $0 + 1 : nil },
          previous: { isEndless || $0 > -lastDay ? $0 - 1 : nil }
        ) { day in
          DayPage(day: day)
        }
        .pageViewStyle(.scroll)
        HStack(spacing: 12) {
          PageViewNavigationButton(.backwards)
          Text("Day \(day)").frame(minWidth: 90)
          PageViewNavigationButton(.forwards)
        }
        .padding(.bottom, 12)
      }
      .pageViewEnvironment()
    } knobs: {
      KnobSection("Ends") {
        ToggleKnob("Endless", isOn: $isEndless)
        ActionKnob("A day more at both ends") { lastDay += 1 }
        ReportLine("First and last", isEndless ? "none" : "\(-lastDay) … \(lastDay)")
      }
      KnobSection("Selection") {
        ActionKnob("Today") { day = 0 }
        ActionKnob("Ten days on") { day += 10 }
        ActionKnob("A year on") { day += 365 }
      }
    }
  }
}

/// A page for a day, with buttons of its own.
private struct DayPage: View {
  let day: Int
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 16) {
      Text("Day \(day)").font(.largeTitle)
      Text("The buttons below are in the page and turn the row that it lies in.")
        .foregroundColor(palette.secondaryText).multilineTextAlignment(.center)
      PageViewNavigationButton()
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(RoundedRectangle(cornerRadius: 12).fill(palette.surface))
    .padding(.horizontal, 16)
  }
}
