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
    .onChange(of: reducesMotion, initial: true) { model.reducesMotion = reducesMotion }
    .onKeyPress(handle)
    .onDrop { model.open($0.items.map { FilePath(bytes: $0) }) }
  }

  private func photos(_ layout: GalleryLayout) -> some View {
    let isAlone = model.isPhotoView
    return ZStack(alignment: .bottom) {
      // Below the pages: a picture that grows to the whole window covers it.
      Header(model: model, layout: layout)
        .frame(maxHeight: .infinity, alignment: .top)
        .opacity(isAlone ? 0 : 1)
      Color(hex: 0x08090A).opacity(isAlone ? max(0.2, 1 - model.pull / 400) : 0)
      pages(layout)
      AutoHiding(isActive: isAlone, visibility: model.controls) {
        ZStack(alignment: .bottom) {
          PhotoControls(model: model, layout: layout).handover(isShown: isAlone)
          PhotoDots(model: model).padding(.bottom, layout.dotsInset(isAlone: isAlone))
        }
      }
    }
    .pagePosition(model.position)
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
