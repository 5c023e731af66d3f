import Paging

/// One page: the photo in the banner's frame, or alone in the whole window.
struct PhotoPage: View {
  let photo: Photo
  let model: GalleryModel
  let layout: GalleryLayout
  @Environment(\.palette) private var palette

  var body: some View {
    let isAlone = model.isPhotoView
    AsyncImage(file: photo.file, contentMode: isAlone ? .fit : .fill, name: photo.name) { phase in
      if case .failure(let error) = phase {
        ErrorPage(photo: photo, reason: error.reason, isAlone: isAlone, layout: layout)
          .onAppear { model.unreadable.insert(photo) }
          .onDisappear { model.unreadable.remove(photo) }
      } else {
        PhotoLabel(photo: photo, picture: phase.picture, isShown: !isAlone)
      }
    }
    .cornerRadius(isAlone ? 0 : GalleryLayout.cornerRadius)
    .shadow(color: isAlone ? .clear : palette.pictureShadow, radius: 8, y: 1)
    .padding(isAlone ? EdgeInsets() : layout.frameInsets)
    .offset(y: model.pull)
    .onTapGesture { model.tapPicture() }
    .gesture(pullGesture)
  }

  private var pullGesture: PullGesture {
    PullGesture { distance in
      if model.isPhotoView { model.pull = distance }
    } ended: { distance, speed in
      model.endPull(at: distance, speed: speed)
    }
  }
}
