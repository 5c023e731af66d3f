import Paging

/// One page: the photo in its style's frame, or alone in the whole window.
struct PhotoPage: View {
  let photo: Photo
  let model: GalleryModel
  let layout: GalleryLayout
  /// How the pages are shown while they do not have the whole window.
  let style: PageStyle
  @Environment(\.palette) private var palette

  var body: some View {
    let isAlone = model.isPhotoView
    AsyncImage(file: photo.file, contentMode: isAlone ? .fit : .fill, name: photo.name) { phase in
      ZStack {
        if case .failure(let error) = phase {
          ErrorPage(photo: photo, reason: error.reason, isAlone: isAlone, layout: layout)
            .onAppear { model.unreadable.insert(photo) }
            .onDisappear { model.unreadable.remove(photo) }
        } else {
          if phase.picture == nil { placeholder.transition(.opacity) }
          PhotoLabel(photo: photo, picture: phase.picture, style: style, isShown: !isAlone)
        }
        if !isAlone && style == .cardDeck { edge }
        if !isAlone && style == .book { SpineShade() }
      }
    }
    .cornerRadius(isAlone ? 0 : radius)
    // Where pages lie on each other, how they lie says what they cast.
    .shadow(isAlone || style != .scroll ? nil : palette.pictureShadow)
    .offset(y: model.pull)
    .onTapGesture { model.tap(photo) }
    .gesture(pullGesture)
  }

  private var radius: Double { layout.frame(of: style).radius }

  private var placeholder: PhotoPlaceholder {
    PhotoPlaceholder(color: palette.text.opacity(0.72))
  }

  /// A fine line that parts cards of the same colours.
  private var edge: some View {
    RoundedRectangle(cornerRadius: radius).strokeBorder(Color(white: 1, opacity: 0.16))
  }

  private var pullGesture: PullGesture {
    PullGesture { distance in
      if model.isPhotoView { model.pull = distance }
    } ended: { distance, speed in
      model.endPull(at: distance, speed: speed)
    }
  }
}
