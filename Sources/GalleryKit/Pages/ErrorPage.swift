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

/// Says why a photo cannot be shown, and offers to try again.
struct ErrorMessage: View {
  let photo: Photo
  let reason: String
  @Environment(\.palette) private var palette
  @Environment(\.picturePipeline) private var pipeline

  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: "photo.badge.exclamationmark").font(.system(size: 88))
        .foregroundColor(palette.secondaryText)
      Text("This picture can’t be shown").font(.title2).foregroundColor(palette.text)
        .padding(.top, 20)
      Text(reason).foregroundColor(palette.secondaryText).padding(.top, 8)
      Text(verbatim: photo.details(bytes: pipeline.byteCount(of: photo.file) ?? 0))
        .foregroundColor(palette.secondaryText).lineLimit(1).padding(.top, 2)
      LabelButton("Try again", icon: "arrow.clockwise") { pipeline.retry(photo.file) }
        .padding(.top, 24)
    }
    .multilineTextAlignment(.center)
  }
}
