import Paging

/// What lies over a photo in the banner: its name, and what makes name and dots readable.
struct PhotoLabel: View {
  let photo: Photo
  /// What is seen of the photo; nil while there is nothing.
  let picture: ShownPicture?
  /// How the pages are shown.
  let style: PageStyle
  /// Whether the name has its place here, not in the bar of the photo view.
  let isShown: Bool

  var body: some View {
    ZStack {
      Scrim(.top, over: picture).opacity(isShown ? 1 : 0)
      Scrim(.bottom).opacity(isShown && style.hasDotsOnPicture ? 1 : 0)
      VStack(alignment: .leading, spacing: 8) {
        name
        if picture?.isWhole == false { DamageNote() }
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(.leading, style == .book ? SpineShade.width : 0)
      .padding(GalleryLayout.nameInsets)
      .handover(isShown: isShown)
    }
  }

  private var name: some View {
    Text(verbatim: photo.name)
      .font(GalleryLayout.nameFont)
      .lineLimit(1)
      .foregroundColor(.white)
      .shadow(color: Color(white: 0, opacity: 0.5), radius: 8, y: 1)
      .parallax(style.parallax)
      .namePresence(in: style)
  }
}

/// Says that only a part of a file could be read.
struct DamageNote: View {
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "photo.badge.exclamationmark").font(.system(size: 18))
      Text("The rest of this file is damaged").font(.caption.weight(.semibold))
    }
    .foregroundColor(.white)
    .padding(EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 12))
    .background(RoundedRectangle(cornerRadius: 15).fill(Color(hex: 0x121316, opacity: 0.62)))
  }
}
