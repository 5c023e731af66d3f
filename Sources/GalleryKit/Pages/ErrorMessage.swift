import Paging

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
