import Paging

/// Says in which style the pages are shown, and opens the menu of styles.
struct StyleButton: View {
  let model: GalleryModel
  let isCompact: Bool

  var body: some View {
    BarButton {
      model.isChoosingStyle = true
    } label: {
      HStack(spacing: 8) {
        Image(systemName: model.style.icon).font(.system(size: 20))
        if !isCompact {
          Text(model.style.title).font(.body.weight(.semibold)).lineLimit(1)
          Image(systemName: "chevron.down").font(.system(size: 14))
        }
      }
      .padding(.horizontal, isCompact ? 8 : 10)
    }
    .help("Page style")
  }
}
