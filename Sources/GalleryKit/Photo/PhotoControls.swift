import Paging

/// What lies over a photo that has the whole window: the way back, its name, full screen, and the
/// neighbours.
struct PhotoControls: View {
  @Bindable var model: GalleryModel
  let layout: GalleryLayout
  @Environment(\.window) private var window

  var body: some View {
    ZStack(alignment: .top) {
      Scrim(.photo).frame(height: 112)
      bar
      if !layout.isCompact { chevrons }
    }
  }

  private var bar: some View {
    HStack(spacing: 16) {
      ControlButton("chevron.left") { model.isPhotoView = false }
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: model.current?.name ?? "").font(.system(size: 17, weight: .bold))
        Text("\(model.index + 1) of \(model.photos.count)").font(.system(size: 13))
      }
      .lineLimit(1)
      .foregroundColor(.white)
      .shadow(color: Color(white: 0, opacity: 0.5), radius: 8, y: 1)
      Spacer()
      ControlButton(
        window?.isFullscreen == true
          ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right"
      ) {
        window?.isFullscreen.toggle()
      }
    }
    .padding(EdgeInsets(top: 12, leading: layout.sidePadding, trailing: layout.sidePadding))
  }

  private var chevrons: some View {
    HStack {
      if model.index > 0 {
        ControlButton("chevron.left", diameter: 44) { model.index -= 1 }
      }
      Spacer()
      if model.index < model.photos.count - 1 {
        ControlButton("chevron.right", diameter: 44) { model.index += 1 }
      }
    }
    .padding(.horizontal, layout.sidePadding)
    .frame(maxHeight: .infinity)
  }
}
