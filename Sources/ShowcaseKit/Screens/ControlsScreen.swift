import Paging

extension Screen {
  /// Views that are no pagers.
  static let controls = Screen(
    "controls", "Views", "Scroll views, sliders, buttons, icons, text and shapes."
  ) { ControlsScreen() }
}

private struct ControlsScreen: View {
  @State private var value = 0.4
  @State private var clicks = 0
  @State private var isLarge = false
  @State private var isScrollDisabled = false
  @State private var showsBars = true
  @Environment(\.palette) private var palette

  var body: some View {
    Exhibit {
      ScrollView(showsIndicators: showsBars) {
        VStack(alignment: .leading, spacing: 24) {
          sliders
          buttons
          IconRow(showsBars: showsBars)
          shapes
          text
        }
        .padding(16)
      }
      .scrollDisabled(isScrollDisabled)
      .foregroundColor(palette.text)
    } knobs: {
      KnobSection("Scrolling") {
        ToggleKnob("Scroll bars", isOn: $showsBars)
        ToggleKnob("Scrolling disabled", isOn: $isScrollDisabled)
      }
      KnobSection("Reports") {
        SliderKnob("Number", value: $value, in: 0...1, step: 0.05)
        ReportLine("Clicks", "\(clicks)")
      }
    }
  }

  private var sliders: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Sliders").font(.headline)
      Slider(value: $value)
      Slider(value: $value, in: 0...1, step: 0.25)
    }
  }

  private var buttons: some View {
    HStack(spacing: 12) {
      Button("Plain") { clicks += 1 }
      Button {
        clicks += 1
      } label: {
        Text("In a style").padding(.horizontal, 16).frame(height: 36)
      }
      .buttonStyle(KnobButtonStyle())
      .help("Counts a click")
      Button("Disabled") { clicks += 1 }.disabled(true)
    }
  }

  private var shapes: some View {
    HStack(spacing: 16) {
      RoundedRectangle(cornerRadius: isLarge ? 40 : 12)
        .fill(isLarge ? .orange : .blue)
        .frame(width: isLarge ? 160 : 80, height: 80)
        .onTapGesture { withAnimation(.bouncy) { isLarge.toggle() } }
      Circle().strokeBorder(palette.accent, lineWidth: 4).frame(width: 80, height: 80)
      Text("A click on the square\nmoves it.").foregroundColor(palette.secondaryText)
    }
  }

  private var text: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text(Self.lines).foregroundColor(palette.secondaryText)
    }
  }

  private static let lines = Array(
    repeating: "Text wraps where its place ends, and scrolls with everything else.", count: 60
  ).joined(separator: " ")
}

/// The library's icons, scrolled sideways.
private struct IconRow: View {
  let showsBars: Bool

  private static let names = [
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "xmark", "checkmark", "plus",
    "minus", "trash", "info.circle", "arrow.clockwise", "arrow.counterclockwise",
    "arrow.uturn.backward", "plus.magnifyingglass", "minus.magnifyingglass", "play.fill",
    "pause.fill", "rectangle", "square.grid.2x2", "list.bullet", "star", "star.fill", "folder",
    "photo", "pages.scroll", "pages.cardDeck", "pages.historyStack", "pages.bookStack",
    "pages.carousel", "pages.book",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Icons").font(.headline)
      ScrollView(.horizontal, showsIndicators: showsBars) {
        HStack(spacing: 20) {
          ForEach(Self.names, id: \.self) { Image(systemName: $0).font(.system(size: 28)) }
        }
        .padding(.bottom, 12)
      }
    }
  }
}
