import Paging

/// The ground of a button, which answers to a press.
struct KnobButtonStyle: ButtonStyle {
  var radius = 8.0
  var isChosen = false

  func makeBody(configuration: Configuration) -> some View {
    Ground(label: configuration.label, style: self, isPressed: configuration.isPressed)
  }

  private struct Ground<Label: View>: View {
    let label: Label
    let style: KnobButtonStyle
    let isPressed: Bool
    @Environment(\.palette) private var palette
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      label
        .foregroundColor(style.isChosen ? palette.onAccent : palette.text)
        .background(RoundedRectangle(cornerRadius: style.radius).fill(ground))
        .opacity(isEnabled ? 1 : 0.4)
    }

    private var ground: Color {
      isPressed ? palette.pressedControl : style.isChosen ? palette.accent : palette.control
    }
  }
}
