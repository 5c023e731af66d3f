import Paging

/// A file in the list: a small picture, its name and what is known of it.
struct FileRow: View {
  let photo: Photo
  let model: GalleryModel
  let layout: GalleryLayout
  @Binding var isSwipingAnItem: Bool
  @State private var pixels: PixelSize?
  @State private var status: FileStatus?
  @Environment(\.palette) private var palette

  var body: some View {
    // Half of the actions uncovered opens the row.
    Swipy(
      isSwipingAnItem: $isSwipingAnItem, swipeThreshold: { $0.swipeActionsWidth / 2 },
      swipeBehavior: .straight, fullSwipe: .trailing
    ) { row in
      content.onTapGesture { model.showPage(of: photo) }
    } actions: {
      FileActions(photo: photo, model: model)
    }
    .swipyReveal(.retreat)
    .frame(height: layout.rowHeight)
    .fileRow(
      photo,
      keys: [
        .enter: { model.showPage(of: photo) }, .character("i"): { model.inspected = photo },
        .character("s"): { model.toggleFavourite(photo) },
      ]
    )
    .onAppear {
      Task { status = await FileStatus.look(at: photo.location) }
    }
  }

  private var content: some View {
    HStack(spacing: 0) {
      thumbnail.padding(.leading, 16).frame(width: layout.textStart, alignment: .leading)
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 8) {
          Text(verbatim: photo.fileName).font(.body.weight(.semibold))
            .foregroundColor(palette.text)
          if model.isFavourite(photo) {
            Image(systemName: "star.fill").font(.system(size: 16)).foregroundColor(palette.star)
          }
        }
        Text(details).font(.caption.monospacedDigit()).foregroundColor(palette.secondaryText)
      }
      .padding(.trailing, 16)
      Spacer()
      if !layout.isCompact {
        Text(date ?? "").font(.caption.monospacedDigit()).foregroundColor(palette.secondaryText)
          .padding(.trailing, 20)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(RowGround())
    .overlay(alignment: .bottom) {
      if photo != model.photos.last {
        palette.hairline.frame(height: 1).padding(.leading, layout.textStart)
      }
    }
  }

  private var thumbnail: some View {
    AsyncImage(file: photo.file, contentMode: .fill, name: photo.name) { phase in
      if case .failure = phase {
        Image(systemName: "photo.badge.exclamationmark").font(.system(size: 28))
          .foregroundColor(palette.tertiaryText)
      } else {
        Color.clear.onChange(of: phase.picture?.size, initial: true) {
          pixels = phase.picture?.size ?? pixels
        }
      }
    }
    .frame(width: layout.thumbnailSize.width, height: layout.thumbnailSize.height)
    .cornerRadius(8)
  }

  private var details: String {
    let parts = [
      pixels.map { "\($0.width) × \($0.height)" },
      status.map { ByteCount.text(Int($0.size)) },
      layout.isCompact ? date : nil,
    ]
    return parts.compactMap(\.self).joined(separator: "  ·  ")
  }

  private var date: String? { status.map(\.modifiedText) }
}
