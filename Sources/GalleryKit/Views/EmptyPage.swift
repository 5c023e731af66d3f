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
        RoundedRectangle(cornerRadius: 16).fill(palette.hairline.opacity(0.25))
        DashedFrame().foregroundColor(palette.dashes)
        VStack(spacing: 0) {
          TwoFrames()
          Text("No pictures yet").font(.title).foregroundColor(palette.text).padding(.top, 24)
          Text("Drop pictures or a folder here").font(.system(size: 17))
            .foregroundColor(palette.secondaryText).padding(.top, 8)
          LabelButton("Show samples", icon: "photo") { model.showSamples() }.padding(.top, 24)
          Text("JPEG · PNG · WebP · GIF · TIFF · BMP").font(.caption)
            .foregroundColor(palette.secondaryText).padding(.top, 24)
        }
        .padding(.horizontal, 24)
      }
      .padding(layout.frameInsets)
    }
  }
}
