import Paging

/// What a component tells of itself.
struct ReportLine: View {
  private let title: String
  private let value: String
  @Environment(\.palette) private var palette

  init(_ title: String, _ value: String) {
    self.title = title
    self.value = value
  }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).font(.body.monospacedDigit()).foregroundColor(palette.secondaryText)
    }
    .lineLimit(1)
  }
}
