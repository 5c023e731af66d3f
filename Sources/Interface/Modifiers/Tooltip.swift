import Graphics

/// A few words beside what they explain.
struct Tooltip {
  private static let font = Font.caption
  private static let padding = (horizontal: 8.0, vertical: 4.0)
  private static let radius = 6.0
  /// The space to what it explains, and the least space to the edges of the window, in points.
  private static let (gap, margin) = (8.0, 8.0)

  let text: String
  private let layout: TextLayout

  init(text: String, measurer: any TextMeasurer) {
    self.text = text
    layout = measurer.layout(text, font: Self.font, width: nil, lineLimit: 1)
  }

  /// Where the tooltip lies: below an area, centred, or above it where there is no room.
  func place(beside area: Rect, in window: Size) -> Rect {
    let size = Size(
      width: layout.size.width + 2 * Self.padding.horizontal,
      height: layout.size.height + 2 * Self.padding.vertical)
    let right = max(Self.margin, window.width - Self.margin - size.width)
    let below = area.maxY + Self.gap
    let fits = below + size.height <= window.height - Self.margin
    return Rect(
      x: min(max(Self.margin, area.midX - size.width / 2), right),
      y: fits ? below : area.minY - Self.gap - size.height,
      width: size.width, height: size.height)
  }

  func draw(in place: Rect, _ scheme: ColorScheme, into canvas: inout Canvas) {
    let origin = Point(
      x: place.minX + Self.padding.horizontal, y: place.minY + Self.padding.vertical)
    canvas.addPanel(place, radius: Self.radius, scheme) {
      $0.add(.text(text, Self.font, origin, scheme.ink))
    }
  }
}
