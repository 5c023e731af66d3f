import Paging

/// One page: the photo, its name, and what makes name and dots readable on it.
struct PhotoPage: View {
  let photo: Photo
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    AsyncImage(
      file: photo.file, contentMode: .fill, name: photo.name
    ) { error in
      ErrorPage(photo: photo, reason: error.reason)
    }
    .overlay(alignment: .top) { Scrim(.top).frame(height: 128) }
    .overlay(alignment: .bottom) { Scrim(.bottom).frame(height: 112) }
    .overlay(alignment: .topLeading) { name }
    .cornerRadius(GalleryLayout.cornerRadius)
    .shadow(color: Palette(colorScheme).pictureShadow, radius: 8, y: 1)
  }

  private var name: some View {
    Text(verbatim: photo.name)
      .font(.system(size: 34, weight: .bold).tracking(-0.2))
      .lineLimit(1)
      .foregroundColor(.white)
      .shadow(color: Color(white: 0, opacity: 0.5), radius: 8, y: 1)
      .padding(EdgeInsets(top: 14, leading: 16, trailing: 16))
  }
}
