import Paging

/// The photos as pages, and what lies over them in the banner and in the photo view.
struct PhotoPages: View {
  @Bindable var model: GalleryModel
  let layout: GalleryLayout

  var body: some View {
    let isAlone = model.isPhotoView
    ZStack(alignment: .bottom) {
      // Below the pages: a picture that grows to the whole window covers it.
      Header(model: model, layout: layout)
        .frame(maxHeight: .infinity, alignment: .top)
        .opacity(isAlone ? 0 : 1)
      ZStack {
        if model.style == .book {
          BookEdges(radius: layout.frame(of: .book).radius)
            .padding(layout.frame(of: .book).insets)
            .opacity(isAlone ? 0 : 1)
        }
        Color(hex: 0x08090A).opacity(isAlone ? max(0.2, 1 - model.pull / 400) : 0)
        pages
      }
      .headerGap(isAlone ? 0 : layout.headerHeight)
      AutoHiding(isActive: isAlone, visibility: model.controls) {
        ZStack(alignment: .bottom) {
          PhotoControls(model: model, layout: layout).handover(isShown: isAlone)
          PhotoDots(model: model)
            .padding(.bottom, layout.dotsInset(isAlone: isAlone, style: model.style))
        }
      }
    }
    .pagePosition(model.position)
  }

  private var pages: some View {
    let style = model.style
    let frame = layout.frame(of: style)
    return PageView(items: model.photos, pageIndex: $model.index) { photo in
      PhotoPage(photo: photo, model: model, layout: layout, style: style)
    }
    .pageViewStyle(
      GalleryPageStyle(style: model.isPhotoView ? .scroll : style, layout: layout)
    )
    .pageViewMargins(model.isPhotoView ? EdgeInsets() : frame.insets)
    .pageViewSpacing(model.isPhotoView ? GalleryLayout.photoSpacing : frame.spacing)
  }
}
