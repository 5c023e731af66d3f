import Paging

/// A switch with a name.
struct ToggleKnob: View {
  private let title: String
  @Binding private var isOn: Bool
  @Environment(\.palette) private var palette
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    _isOn = isOn
  }

  var body: some View {
    Button {
      withAnimation(reducesMotion ? nil : .snappy(duration: 0.2)) { isOn.toggle() }
    } label: {
      HStack {
        Text(title).lineLimit(1)
        Spacer()
        RoundedRectangle(cornerRadius: 10)
          .fill(isOn ? palette.accent : palette.pressedControl)
          .frame(width: 36, height: 20)
          .overlay {
            Circle().fill(.white)
              .frame(width: 14, height: 14).offset(x: place)
          }
      }
    }
  }

  private var place: Double {
    let isRight = isOn == (layoutDirection == .leftToRight)
    return isRight ? 8 : -8
  }
}
