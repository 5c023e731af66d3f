import Paging

/// The line over a screen: back to the list, and which screen it is.
struct ScreenHeader: View {
  let screen: Screen
  let back: () -> Void
  @Environment(\.palette) private var palette
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack(spacing: 12) {
      Button(action: back) {
        Image(systemName: layoutDirection == .leftToRight ? "chevron.left" : "chevron.right")
          .font(.system(size: 20)).frame(width: 36, height: 36)
      }
      .buttonStyle(KnobButtonStyle())
      .help("All screens  Esc")
      Text(screen.title).font(.title2)
      Spacer()
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
    .frame(height: 60)
    .foregroundColor(palette.text)
    .navigationTitle("\(screen.title) – Showcase")
  }
}
