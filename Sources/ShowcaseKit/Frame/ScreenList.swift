import Paging

/// All screens, to choose one.
struct ScreenList: View {
  let open: (Screen) -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text("Showcase").font(.largeTitle).foregroundColor(palette.text).padding(.vertical, 12)
        ForEach(Screen.all) { screen in row(screen) }
      }
      .padding(16)
      .frame(maxWidth: 760)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle("Showcase")
  }

  private func row(_ screen: Screen) -> some View {
    Button {
      open(screen)
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        Text(screen.title).font(.headline).foregroundColor(palette.text)
        Text(screen.summary).font(.caption).foregroundColor(palette.secondaryText)
      }
      .padding(.horizontal, 16).padding(.vertical, 10)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(KnobButtonStyle(radius: 12))
  }
}
