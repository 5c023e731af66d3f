import Paging

/// The page of a file that cannot be shown: calm, with the reason in plain words.
///
/// In the banner it is a panel with the photo's name; in the photo view only the message is left, in
/// the colours of a dark window.
struct ErrorPage: View {
  let photo: Photo
  let reason: String
  let isAlone: Bool
  let layout: GalleryLayout
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      panel.opacity(isAlone ? 0 : 1)
      ErrorMessage(photo: photo, reason: reason)
        .frame(maxWidth: layout.isCompact ? 320 : 480)
        .padding(.horizontal, 32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.colorScheme, isAlone ? .dark : colorScheme)
    }
  }

  @Environment(\.colorScheme) private var colorScheme

  private var panel: some View {
    let outline = RoundedRectangle(cornerRadius: GalleryLayout.cornerRadius)
    return ZStack(alignment: .topLeading) {
      outline.fill(palette.surface)
      outline.strokeBorder(palette.hairline)
      Text(verbatim: photo.name).font(GalleryLayout.nameFont).lineLimit(1)
        .foregroundColor(palette.secondaryText)
        .handover(isShown: !isAlone)
        .padding(GalleryLayout.nameInsets)
    }
  }
}
