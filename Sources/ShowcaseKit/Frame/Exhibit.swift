import Paging

/// A component and the knobs that set it: beside it in wide windows, else below.
struct Exhibit<Content: View, Knobs: View>: View {
  private let content: () -> Content
  private let knobs: () -> Knobs
  @State private var surroundings = Surroundings()
  @Environment(\.palette) private var palette
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Shows a component, and knobs for it.
  init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder knobs: @escaping () -> Knobs
  ) {
    self.content = content
    self.knobs = knobs
  }

  /// The least width with the knobs beside the component, in points.
  private static var wide: Double { 720 }
  /// How wide the knobs are then, in points.
  private static var panelWidth: Double { 300 }

  var body: some View {
    GeometryReader { space in
      if space.size.width >= Self.wide {
        HStack(spacing: 0) {
          exhibit
          panel.frame(width: Self.panelWidth).padding([.horizontal, .bottom], 16)
        }
      } else {
        VStack(spacing: 0) {
          exhibit
          panel.frame(height: max(120, space.size.height * 0.4))
        }
      }
    }
  }

  private var exhibit: some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.layoutDirection, isMirrored.wrappedValue ? .rightToLeft : .leftToRight)
      .environment(\.accessibilityReduceMotion, surroundings.isCalm || reducesMotion)
      .disabled(surroundings.isDisabled)
  }

  private var isMirrored: Binding<Bool> {
    Binding {
      surroundings.isMirrored ?? (layoutDirection == .rightToLeft)
    } set: {
      surroundings.isMirrored = $0
    }
  }

  private var panel: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        knobs()
        KnobSection("Surroundings") {
          ToggleKnob("Mirrored", isOn: isMirrored)
          ToggleKnob("Less motion", isOn: $surroundings.isCalm)
          ToggleKnob("Disabled", isOn: $surroundings.isDisabled)
        }
      }
      .padding(16)
      .foregroundColor(palette.text)
    }
    .background(RoundedRectangle(cornerRadius: 12).fill(palette.surface))
    .cornerRadius(12)
  }
}

/// What every component can be put into.
struct Surroundings: Equatable {
  /// Whether it runs from right to left; nil: as the window.
  var isMirrored: Bool?
  var isCalm = false
  var isDisabled = false
}
