import Paging

/// The window's content: the pages, and what lies over them in the banner and in the photo view.
struct GalleryView: View {
  @Bindable var model: GalleryModel
  @Environment(\.window) private var window
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    GeometryReader { geometry in
      let layout = GalleryLayout(size: geometry.size, count: model.photos.count)
      if model.photos.isEmpty {
        EmptyPage(model: model, layout: layout)
      } else {
        photos(layout)
      }
    }
    .navigationTitle(model.title)
    .onChange(of: reducesMotion, initial: true) { model.reducesMotion = reducesMotion }
    .onKeyPress(handle)
    .onDrop { model.open($0.items.map { FilePath(bytes: $0) }) }
  }

  private func photos(_ layout: GalleryLayout) -> some View {
    let isAlone = model.isPhotoView
    return ZStack(alignment: .bottom) {
      Color(hex: 0x08090A).opacity(isAlone ? max(0.2, 1 - model.pull / 400) : 0)
      pages(layout)
      Header(model: model, layout: layout)
        .frame(maxHeight: .infinity, alignment: .top)
        .opacity(isAlone ? 0 : 1)
      AutoHiding(isActive: isAlone, visibility: model.controls) {
        ZStack(alignment: .bottom) {
          PhotoControls(model: model, layout: layout).opacity(isAlone ? 1 : 0)
          PageIndicator(selection: $model.index, total: model.photos.count, thumbnail: thumbnail)
            .foregroundColor(.white)
            .shadow(color: Color(white: 0, opacity: 0.35), radius: 6)
            .padding(.bottom, layout.dotsInset(isAlone: isAlone))
        }
      }
    }
    .pagePosition(model.position)
  }

  @ViewBuilder private func thumbnail(_ page: Int) -> some View {
    if model.photos.indices.contains(page) {
      let photo = model.photos[page]
      AsyncImage(file: photo.file, contentMode: .fill, name: photo.name) { phase in
        if case .failure = phase {
          Image(systemName: "photo.badge.exclamationmark").font(.system(size: 32))
        }
      }
    }
  }

  private func pages(_ layout: GalleryLayout) -> some View {
    PageView(
      items: model.photos, pageIndex: $model.index,
      spacing: model.isPhotoView ? GalleryLayout.photoSpacing : GalleryLayout.pageSpacing,
      animationDuration: 0.32
    ) { photo in
      PhotoPage(photo: photo, model: model, layout: layout)
    }
    .pageTurning(.momentum)
  }

  private func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.enter, []) where !event.isRepeat && !model.photos.isEmpty: model.togglePhotoView()
    case (.escape, []): model.isPhotoView ? model.togglePhotoView() : (window?.isFullscreen = false)
    case (.function(11), []): window?.isFullscreen.toggle()
    case (.character("q"), .control), (.character("w"), .control): window?.close()
    default: return false
    }
    return true
  }
}
