import Paging

/// What lies over a photo that has the whole window: the way back, its name, full screen, and the
/// neighbours.
struct PhotoControls: View {
  @Bindable var model: GalleryModel
  let layout: GalleryLayout
  @Environment(\.window) private var window
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ZStack(alignment: .top) {
      Scrim(.photo).frame(height: Scrim.Edge.photo.height)
      bar
      if !layout.isCompact { PointerOnly { chevrons } }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private var backward: String { direction == .leftToRight ? "chevron.left" : "chevron.right" }
  private var forward: String { direction == .leftToRight ? "chevron.right" : "chevron.left" }

  private var bar: some View {
    HStack(spacing: 16) {
      ControlButton(backward) { model.togglePhotoView() }.help("Back  Esc")
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: model.current?.name ?? "").font(.headline.bold())
        Text("\(model.index + 1) of \(model.photos.count)").font(.caption)
      }
      .lineLimit(1)
      .foregroundColor(.white)
      .shadow(color: Color(white: 0, opacity: 0.5), radius: 8, y: 1)
      Spacer()
      if !layout.isCompact { fullscreenButton }
    }
    .padding(EdgeInsets(top: 12, leading: layout.sidePadding, trailing: layout.sidePadding))
  }

  private var fullscreenButton: some View {
    let isFull = window?.isFullscreen == true
    return ControlButton(
      isFull ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right"
    ) {
      window?.isFullscreen.toggle()
    }
    .help(isFull ? "Leave full screen  F11" : "Full screen  F11")
  }

  private var chevrons: some View {
    HStack {
      if model.index > 0 {
        ControlButton(backward, diameter: 44) { model.index -= 1 }.help("Previous  Page Up")
      }
      Spacer()
      if model.index < model.photos.count - 1 {
        ControlButton(forward, diameter: 44) { model.index += 1 }.help("Next  Page Down")
      }
    }
    .padding(.horizontal, layout.sidePadding)
    .frame(maxHeight: .infinity)
  }
}
