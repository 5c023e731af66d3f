import Paging

/// Knobs that belong together, under a title.
struct KnobSection<Content: View>: View {
  private let title: String
  private let content: Content
  @Environment(\.palette) private var palette

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.caption.weight(.semibold)).foregroundColor(palette.secondaryText)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
