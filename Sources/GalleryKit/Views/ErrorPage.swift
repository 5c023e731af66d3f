import Paging

/// The page of a file that cannot be shown: calm, with the reason in plain words.
struct ErrorPage: View {
  let photo: Photo
  let reason: String
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = Palette(colorScheme)
    ZStack {
      palette.hairline
      RoundedRectangle(cornerRadius: GalleryLayout.cornerRadius).fill(palette.surface).padding(1)
      VStack(spacing: 8) {
        Text("This picture can’t be shown").font(.title2).foregroundColor(palette.text)
        Text(reason).foregroundColor(palette.secondaryText)
      }
      .padding(.horizontal, 32)
    }
  }
}
