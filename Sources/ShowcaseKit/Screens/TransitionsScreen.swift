import Paging

extension Screen {
  /// `transition` and `matchedGeometryEffect`.
  static let transitions = Screen(
    "transitions", "Transitions", "Views that come, go, take each other's place, and travel."
  ) { TransitionsScreen() }
}

private struct TransitionsScreen: View {
  @State private var transition = AnyTransition.opacity
  @State private var pace = Pace.spring
  @State private var number = 0
  @State private var isShown = true
  @State private var isOpen = false

  var body: some View {
    Exhibit {
      VStack(spacing: 16) {
        ZStack {
          if isShown { NumberPage(number: number).id(number).transition(transition) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .cornerRadius(12)
        TravellingCircle(isOpen: isOpen)
      }
      .padding(.horizontal, 16).padding(.bottom, 12)
    } knobs: {
      KnobSection("Transition") {
        ChoiceKnob("Kind", selection: $transition, AnyTransition.knobs)
        ChoiceKnob("Animation", selection: $pace, Pace.knobs)
      }
      KnobSection("Changes") {
        ActionKnob(isShown ? "Go" : "Come") { change { isShown.toggle() } }
        ActionKnob("Another number") { change { number += 1 } }
        ActionKnob("Travel") { change { isOpen.toggle() } }
      }
    }
  }

  private func change(_ body: () -> Void) { withAnimation(pace.animation, body) }
}

/// A circle in one of two places, of another size in each.
private struct TravellingCircle: View {
  let isOpen: Bool
  @Namespace private var namespace
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 0) {
      if isOpen {
        Spacer()
        circle(extent: 72)
      } else {
        circle(extent: 36)
        Spacer()
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 96)
    .background(RoundedRectangle(cornerRadius: 12).fill(palette.surface))
  }

  private func circle(extent: Double) -> some View {
    Circle().fill(palette.accent)
      .matchedGeometryEffect(id: "circle", in: namespace)
      .frame(width: extent, height: extent)
  }
}

/// The animation of a change.
private enum Pace {
  case ease, spring, bouncy

  static let knobs: [(String, Pace)] = [("ease", .ease), ("spring", .spring), ("bouncy", .bouncy)]

  var animation: Animation {
    switch self {
    case .ease: .easeInOut(duration: 0.6)
    case .spring: .spring(duration: 0.6)
    case .bouncy: .bouncy(duration: 0.6)
    }
  }
}

extension AnyTransition {
  fileprivate static let knobs: [(String, AnyTransition)] = [
    ("opacity", .opacity), ("scale", .scale), ("slide", .slide),
    ("move", .move(edge: .bottom)), ("push", .push(from: .trailing)),
    ("offset", .offset(x: 0, y: 120).combined(with: .opacity)),
    ("two", .asymmetric(insertion: .move(edge: .top), removal: .scale(scale: 0.2))),
    ("none", .identity),
  ]
}
