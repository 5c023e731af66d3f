import Paging

/// The line at the top: the window's name, which page of how many is in view, and what changes how
/// the photos are shown.
struct Header: View {
  let model: GalleryModel
  let layout: GalleryLayout
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      titles
      if !model.photos.isEmpty { controls }
    }
    .padding(.horizontal, layout.sidePadding)
    .frame(height: layout.headerHeight)
    // Here, where a turn changes something anyway: round the window it would describe all anew.
    .navigationTitle(model.title)
  }

  private var titles: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(AppIdentity.name).font(layout.titleFont).foregroundColor(palette.text)
      if model.display == .list {
        Text(model.photos.count == 1 ? "1 picture" : "\(model.photos.count) pictures")
          .font(.headline.weight(.regular)).foregroundColor(palette.secondaryText)
      } else if !model.photos.isEmpty {
        RollingCounter(index: model.index, total: model.photos.count)
          .font(layout.counterFont).foregroundColor(palette.accent)
      }
      Spacer()
    }
    .lineLimit(1)
  }

  private var controls: some View {
    HStack(spacing: 8) {
      Spacer()
      if model.display == .pages { StyleButton(model: model, isCompact: layout.isCompact) }
      DisplaySwitch(model: model, isCompact: layout.isCompact)
    }
  }
}
