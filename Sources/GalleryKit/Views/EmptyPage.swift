import Paging

/// What a window without pictures shows: what to do about it.
struct EmptyPage: View {
  let model: GalleryModel
  let layout: GalleryLayout
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack(alignment: .top) {
      Header(model: model, layout: layout)
      ZStack {
        RoundedRectangle(cornerRadius: DashedFrameNode.radius).fill(palette.dropGround)
        DashedFrame().foregroundColor(palette.dashes)
        invitation.padding(.horizontal, 24)
      }
      .padding(layout.frameInsets)
    }
  }

  private var invitation: some View {
    VStack(spacing: 0) {
      TwoFrames()
      Text("No pictures yet").font(.title).foregroundColor(palette.text).padding(.top, 16)
      Text("Drop pictures or a folder here").font(.headline.weight(.regular))
        .foregroundColor(palette.secondaryText).padding(.top, 8)
      LabelButton("Show samples") { model.showSamples() }.padding(.top, 28)
      Text("JPEG · PNG · WebP · GIF · TIFF · BMP").font(.caption)
        .foregroundColor(palette.secondaryText).padding(.top, 24)
    }
    .multilineTextAlignment(.center)
  }
}
