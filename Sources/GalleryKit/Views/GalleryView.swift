import Paging

/// The window's content: the pages, and the header and dots over them.
struct GalleryView: View {
  @Bindable var model: GalleryModel
  @Environment(\.window) private var window

  var body: some View {
    GeometryReader { geometry in
      let layout = GalleryLayout(width: geometry.size.width, count: model.photos.count)
      ZStack(alignment: .bottom) {
        ZStack(alignment: .top) {
          pages(layout)
          Header(model: model, layout: layout)
        }
        PageIndicator(selection: $model.index, total: model.photos.count)
          .foregroundColor(.white)
          .padding(.bottom, GalleryLayout.bottomPadding)
      }
      .pagePosition(model.position)
    }
    .navigationTitle(model.title)
    .onKeyPress(handle)
  }

  private func pages(_ layout: GalleryLayout) -> some View {
    PageView(
      items: model.photos, pageIndex: $model.index, spacing: GalleryLayout.pageSpacing,
      animationDuration: 0.32
    ) { photo in
      PhotoPage(photo: photo)
        .padding(
          EdgeInsets(
            top: layout.headerHeight, leading: layout.sidePadding,
            bottom: GalleryLayout.bottomPadding, trailing: layout.sidePadding))
    }
    .pageTurning(.momentum)
  }

  private func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.function(11), []): window?.isFullscreen.toggle()
    case (.escape, []): window?.isFullscreen = false
    case (.character("q"), .control), (.character("w"), .control): window?.close()
    default: return false
    }
    return true
  }
}
