import Paging

extension Screen {
  /// `Swipy` in a `LazyVStack`.
  static let swipy = Screen(
    "swipy", "Swipy", "Ten thousand rows with actions at both sides."
  ) { SwipyScreen() }
}

private struct SwipyScreen: View {
  @State private var letters = (1...10_000).map(Letter.init)
  @State private var isSwiping = false
  @State private var behavior = SwipeChoice.normal
  @State private var scrolling = ScrollChoice.normal
  @State private var retreats = false
  @State private var hasLeading = true
  @State private var swipesFully = true
  @State private var margin = 0.0

  var body: some View {
    Exhibit {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(letters) { letter in row(letter) }
        }
      }
      .scrollDisabled(isSwiping)
      .swipyReveal(retreats ? .retreat : .slide)
    } knobs: {
      KnobSection("Rows") {
        ChoiceKnob("Swipes", selection: $behavior, SwipeChoice.allCases.map { ($0.rawValue, $0) })
        ChoiceKnob(
          "Scrolls", selection: $scrolling, ScrollChoice.allCases.map { ($0.rawValue, $0) })
        ChoiceKnob("Uncovers by", selection: $retreats, [("sliding", false), ("retreating", true)])
        ToggleKnob("Leading actions", isOn: $hasLeading)
        ToggleKnob("Full swipe", isOn: $swipesFully)
        SliderKnob("Margin", value: $margin, in: 0...40, step: 4)
      }
      KnobSection("Reports") {
        ReportLine("Rows", "\(letters.count)")
        ReportLine("A row is swiped", isSwiping ? "yes" : "no")
      }
    }
  }

  private func row(_ letter: Letter) -> some View {
    Swipy(
      isSwipingAnItem: $isSwiping,
      swipeActionsMargin: SwipyHorizontalMargin(leading: margin, trailing: margin),
      swipeBehavior: behavior.rule, scrollBehavior: scrolling.rule,
      fullSwipe: swipesFully ? .all : []
    ) { model in
      LetterRow(letter: letter, model: model)
    } actions: {
      HStack(spacing: 0) {
        SwipyAction { model in
          action("star", Color(hex: 0x8A6A00)) { withAnimation { model.unswipe() } }
        }
        SwipyAction { _ in
          action("trash", Color(hex: 0xD0342A)) { letters.removeAll { $0.id == letter.id } }
        }
      }
    } leadingActions: {
      if hasLeading {
        SwipyAction { model in
          action("info.circle", Color(hex: 0x4A5160)) { withAnimation { model.unswipe() } }
        }
      }
    }
  }

  private func action(
    _ icon: String, _ color: Color, perform: @escaping () -> Void
  ) -> some View {
    Button(action: perform) {
      Image(systemName: icon).font(.system(size: 22)).foregroundColor(.white)
        .frame(minWidth: 0, idealWidth: 80, maxWidth: .infinity, maxHeight: .infinity)
        .background(color)
    }
    .environment(\.focusRingPlace, .inside)
  }
}

private struct Letter: Identifiable {
  let id: Int
}

private struct LetterRow: View {
  let letter: Letter
  let model: SwipyModel
  @Environment(\.palette) private var palette

  var body: some View {
    HStack {
      Text("Letter \(letter.id)").font(.headline)
      Spacer()
      if model.isSwiped { Text("open").font(.caption).foregroundColor(palette.secondaryText) }
    }
    .foregroundColor(palette.text)
    .padding(.horizontal, 16)
    .frame(height: 56)
    .background(palette.surface)
    .overlay(alignment: .bottom) { palette.control.frame(height: 1).padding(.leading, 16) }
  }
}

/// When a movement swipes a row, to choose.
private enum SwipeChoice: String, CaseIterable {
  case soft, normal, hard, straight, far, never

  var rule: SwipySwipeBehavior {
    switch self {
    case .soft: .soft
    case .normal: .normal
    case .hard: .hard
    case .straight: .straight
    case .far: .custom().offset(80)
    case .never: .disabled
    }
  }
}

/// When a movement scrolls the list, to choose.
private enum ScrollChoice: String, CaseIterable {
  case soft, normal, hard

  var rule: SwipyScrollBehavior {
    switch self {
    case .soft: .soft
    case .normal: .normal
    case .hard: .hard
    }
  }
}
