import Paging

extension Screen {
  /// Page views in page views.
  static let nested = Screen(
    "nested", "Nested pagers", "Rows of pages in a column of pages, each with dots of its own."
  ) { NestedScreen() }
}

private struct NestedScreen: View {
  @State private var album = 0
  @State private var axis = Axis.vertical
  @State private var position = PagePosition()

  private static let albums = (0..<4).map(Album.init)

  var body: some View {
    Exhibit {
      ZStack(alignment: axis == .vertical ? .trailing : .top) {
        PageView(items: Self.albums, pageIndex: $album) { AlbumPage(album: $0) }
        PageIndicator(selection: $album, total: Self.albums.count)
          .foregroundColor(.white)
          .shadow(color: Color(white: 0, opacity: 0.35), radius: 6)
          .padding(8)
      }
      .pagePosition(position)
      .pageViewOrientation(axis)
    } knobs: {
      KnobSection("Pagers") {
        ChoiceKnob("Outer axis", selection: $axis, Axis.knobs)
        ReportLine("Outer page", "\(album + 1) / \(Self.albums.count)")
      }
    }
  }
}

private struct Album: Identifiable {
  let id: Int
}

/// A row of pages that is a page itself.
private struct AlbumPage: View {
  let album: Album
  @State private var page = 0
  @State private var position = PagePosition()
  @Environment(\.paintingFolder) private var folder

  var body: some View {
    let pages = (0..<6).map { Painting.page(album.id * 7 + $0, folder: folder) }
    ZStack(alignment: .bottom) {
      PageView(items: pages, pageIndex: $page) { PaintingPage(painting: $0) }
      PageIndicator(selection: $page, total: pages.count)
        .foregroundColor(.white)
        .shadow(color: Color(white: 0, opacity: 0.35), radius: 6)
        .padding(8)
    }
    .pagePosition(position)
    .pageViewOrientation(.horizontal)
  }
}
