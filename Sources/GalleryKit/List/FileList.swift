import Paging

/// The photos as a list of files, which are swiped to mark and to inspect them.
struct FileList: View {
  let model: GalleryModel
  let layout: GalleryLayout
  @State private var isSwipingAnItem = false
  @Environment(\.palette) private var palette

  var body: some View {
    let size = layout.listSize(count: model.photos.count)
    VStack(spacing: 0) {
      Header(model: model, layout: layout)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.photos) { photo in
            FileRow(
              photo: photo, model: model, layout: layout, isSwipingAnItem: $isSwipingAnItem)
          }
        }
        .fileRows(at: model.current, index: model.index, rowHeight: layout.rowHeight) {
          model.select($0)
        }
      }
      .scrollDisabled(isSwipingAnItem)
      .frame(width: size.width, height: size.height)
      .background(palette.surface)
      .cornerRadius(GalleryLayout.cornerRadius)
      .overlay(Hairline(radius: GalleryLayout.cornerRadius))
      Spacer()
    }
  }
}

extension GalleryLayout {
  /// The height of a file in the list, in points.
  var rowHeight: Double { isCompact ? 64 : 72 }

  /// The extent of the list: its rows, or as many as there is room for.
  func listSize(count: Int) -> Size {
    let room = frameInsets
    return Size(
      width: min(size.width - room.leading - room.trailing, 1280),
      height: min(Double(count) * rowHeight, size.height - room.top - room.bottom))
  }

  /// Where the text of a row begins, in points.
  var textStart: Double { thumbnailSize.width + (isCompact ? 32 : 34) }

  /// The extent of the small picture in a row.
  var thumbnailSize: Size {
    isCompact ? Size(width: 60, height: 40) : Size(width: 78, height: 52)
  }
}
