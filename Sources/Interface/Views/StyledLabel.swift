import Observation

/// The label of a button as a style shows it.
struct StyledLabel: View {
  let style: any ButtonStyle
  let label: AnyView
  let press: ButtonPress

  var body: some View { shown(style) }

  private func shown(_ style: some ButtonStyle) -> AnyView {
    AnyView(
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          label: ButtonStyleConfiguration.Label(content: label), isPressed: press.isPressed)))
  }
}

/// Whether a button is held down, for its style.
@Observable final class ButtonPress {
  var isPressed = false
}
