import Paging

/// The line at the top: the window's name and which page of how many is in view.
struct Header: View {
  let model: GalleryModel
  let layout: GalleryLayout
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(AppIdentity.name).font(layout.titleFont).foregroundColor(palette.text)
      if !model.photos.isEmpty {
        RollingCounter(index: model.index, total: model.photos.count)
          .font(layout.counterFont).foregroundColor(palette.accent)
      }
      Spacer()
    }
    .lineLimit(1)
    .padding(.horizontal, layout.sidePadding)
    .frame(height: layout.headerHeight)
    // Here, where a turn changes something anyway: round the window it would describe all anew.
    .navigationTitle(model.title)
  }
}
