import Paging

/// A button that does something to a component.
struct ActionKnob: View {
  private let title: String
  private let action: () -> Void

  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Text(title).lineLimit(1).frame(maxWidth: .infinity).frame(height: 36)
    }
    .buttonStyle(KnobButtonStyle())
  }
}
