import Paging

/// What a window without pictures shows: what to do about it.
struct EmptyPage: View {
  let model: GalleryModel
  let layout: GalleryLayout
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = Palette(colorScheme)
    ZStack(alignment: .top) {
      Header(model: model, layout: layout)
      ZStack {
        DashedFrame().foregroundColor(palette.dashes)
        VStack(spacing: 0) {
          TwoFrames()
          Text("No pictures here").font(.title).foregroundColor(palette.text).padding(.top, 24)
          Text("Drop pictures or a folder here").font(.system(size: 17))
            .foregroundColor(palette.secondaryText).padding(.top, 8)
          LabelButton("Show samples", isPrimary: true) { model.showSamples() }.padding(.top, 24)
          Text("JPEG, PNG, WebP, GIF, TIFF, BMP, SVG").font(.caption)
            .foregroundColor(palette.secondaryText).padding(.top, 24)
        }
        .padding(.horizontal, 24)
      }
      .padding(layout.frameInsets)
    }
  }
}
