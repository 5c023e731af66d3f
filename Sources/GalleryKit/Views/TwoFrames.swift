import Paging

/// Two tilted pictures, one before the other: what an empty window promises.
struct TwoFrames: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = Palette(colorScheme)
    ZStack {
      layer(Self.back).foregroundColor(palette.tertiaryText)
      layer(Self.paper).foregroundColor(palette.raised)
      layer(Self.hills).foregroundColor(palette.accent.opacity(0.35))
      layer(Self.ridge).foregroundColor(palette.accent)
      layer(Self.sun).foregroundColor(Color(hex: 0xFFC848))
      layer(Self.front).foregroundColor(palette.secondaryText)
    }
    .frame(width: 220, height: 168)
  }

  private func layer(_ icon: Icon) -> some View {
    Image(icon: icon).font(.system(size: 220))
  }

  /// Lines of 2 points in a drawing of 220.
  private static let line = 2 * 24 / 220.0

  private static let back = Icon(
    name: "frame behind",
    drawing:
      "M4.22 6.11 L14.37 4.68 A1.31 1.31 0 0 1 15.85 5.80 L16.97 13.79 A1.31 1.31 0 0 1 "
      + "15.86 15.27 L5.70 16.70 A1.31 1.31 0 0 1 4.22 15.58 L3.10 7.59 A1.31 1.31 0 0 1 4.22 6.11 Z",
    strokeWidth: line)
  private static let front = Icon(name: "frame", drawing: outline, strokeWidth: line)
  private static let paper = Icon(name: "paper", drawing: "f:" + outline, strokeWidth: line)
  private static let outline =
    "M7.50 5.80 L20.11 6.90 A1.31 1.31 0 0 1 21.30 8.32 L20.54 17.01 A1.31 1.31 0 0 1 "
    + "19.12 18.20 L6.51 17.10 A1.31 1.31 0 0 1 5.32 15.68 L6.08 6.99 A1.31 1.31 0 0 1 7.50 5.80 Z"
  private static let ridge = Icon(
    name: "ridge", drawing: "M5.32 15.68 L10.74 11.34 L13.68 15.32 L16.49 13.15 L20.37 17.66",
    strokeWidth: line)
  private static let hills = Icon(
    name: "hills",
    drawing:
      "f:M5.32 15.68 L10.74 11.34 L13.68 15.32 L16.49 13.15 L20.37 17.66 L19.55 18.24 L6.51 17.10 Z",
    strokeWidth: line)
  private static let sun = Icon(name: "sun", drawing: "f:o(17.65,9.97,1.31)", strokeWidth: line)
}
