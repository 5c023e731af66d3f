import Paging

/// The page of a file that cannot be shown: calm, with the reason in plain words.
struct ErrorPage: View {
  let photo: Photo
  let reason: String
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.picturePipeline) private var pipeline

  var body: some View {
    let palette = Palette(colorScheme)
    ZStack(alignment: .topLeading) {
      palette.hairline
      RoundedRectangle(cornerRadius: GalleryLayout.cornerRadius).fill(palette.surface).padding(1)
      Text(verbatim: photo.name).font(.largeTitle).lineLimit(1)
        .foregroundColor(palette.secondaryText)
        .padding(EdgeInsets(top: 14, leading: 16, trailing: 16))
      message(palette).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func message(_ palette: Palette) -> some View {
    VStack(spacing: 0) {
      Image(systemName: "photo.badge.exclamationmark").font(.system(size: 88))
        .foregroundColor(palette.secondaryText)
      Text("This picture can’t be shown").font(.title2).foregroundColor(palette.text)
        .padding(.top, 24)
      Text(reason).foregroundColor(palette.secondaryText).padding(.top, 8)
      Text(verbatim: photo.details(bytes: pipeline.byteCount(of: photo.file) ?? 0)).foregroundColor(
        palette.secondaryText
      )
      .lineLimit(1).padding(.top, 2)
      LabelButton("Try again", icon: "arrow.clockwise") { pipeline.retry(photo.file) }.padding(
        .top, 24)
    }
    .frame(maxWidth: 480)
    .padding(.horizontal, 32)
  }
}
