import Paging

/// Two tilted pictures, one before the other: what an empty window promises.
struct TwoFrames: View {
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      layer(Self.back).foregroundColor(palette.tertiaryText)
      layer(Self.paper).foregroundColor(palette.raised)
      layer(Self.hills).foregroundColor(palette.accent.opacity(0.35))
      layer(Self.ridge).foregroundColor(palette.accent)
      layer(Self.sun).foregroundColor(Color(hex: 0xFFC848))
      layer(Self.edge).foregroundColor(palette.secondaryText)
    }
    .frame(width: 220, height: 168)
  }

  private func layer(_ icon: Icon) -> some View {
    Image(icon: icon).font(.system(size: 220))
  }

  private static let behind = TiltedFrame(center: (89, 76.5), size: (119, 96), tilt: -7)
  private static let front = TiltedFrame(center: (122, 87), size: (140, 104), tilt: 5)

  private static let back = icon("frame behind", behind.outline)
  private static let edge = icon("frame", front.outline)
  private static let paper = icon("paper", "f:" + front.outline)
  private static let ridge = icon("ridge", "M" + peaks, width: 2.5)
  private static let hills = icon(
    "hills",
    "f:M\(peaks) \(front.corner(to: 58, 52)) L\(front.point(-58, 52)) \(front.corner(to: -70, 40)) Z"
  )
  private static let sun = icon(
    "sun",
    "f:o(\(front.point(32, -20).replacing(" ", with: ",")),\(12 * TiltedFrame.unit))")

  /// Two peaks from the left edge to the round corner on the right.
  private static let peaks = [(-70, 40), (-30, -1), (2, 34), (24, 11), (64, 50.4)]
    .map { front.point($0, $1) }.joined(separator: " L")

  private static func icon(_ name: String, _ drawing: String, width: Double = 2) -> Icon {
    Icon(name: name, drawing: drawing, strokeWidth: width * TiltedFrame.unit)
  }
}
