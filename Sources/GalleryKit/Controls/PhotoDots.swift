import Paging

/// The dots of the photos: white on a picture, and in the window's own colours on an error page.
struct PhotoDots: View {
  @Bindable var model: GalleryModel

  var body: some View {
    let isOnPicture = model.isPhotoView || model.style.hasDotsOnPicture && !model.showsError
    PageIndicator(selection: $model.index, total: model.photos.count, thumbnail: thumbnail)
      .pageIndicatorBackgroundStyle(.minimal)
      .foregroundColor(isOnPicture ? .white : nil)
      .shadow(color: Color(white: 0, opacity: isOnPicture ? 0.35 : 0), radius: 6)
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
}
