import Paging

/// Two pictures that are not there, one before the other.
struct TwoFrames: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = Palette(colorScheme)
    ZStack {
      frame(palette).offset(x: -28, y: -14).opacity(0.55)
      frame(palette).offset(x: 24, y: 14)
    }
    .frame(width: 220, height: 168)
  }

  private func frame(_ palette: Palette) -> some View {
    Image(systemName: "photo").font(.system(size: 56)).foregroundColor(palette.tertiaryText)
      .frame(width: 148, height: 108)
      .background(RoundedRectangle(cornerRadius: 11).fill(palette.surface))
      .padding(1)
      .background(RoundedRectangle(cornerRadius: 12).fill(palette.dashes))
      .shadow(color: palette.pictureShadow, radius: 8, y: 1)
  }
}
