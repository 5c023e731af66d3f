import Graphics
import Interface

/// `312 / 1000`, at the end of a row of dots that cannot show every page.
struct IndicatorLabel {
  /// The space between the row and the label, in points.
  static let gap = 10.0
  private static let font = Font.system(size: 13, weight: .bold).monospacedDigit()

  /// What the label says.
  let text: String
  /// The label as measured.
  private let layout: TextLayout

  /// Makes the label of a page, from 0.
  init(page: Int, total: Int, measurer: any TextMeasurer) {
    text = "\(page + 1) / \(total)"
    layout = measurer.layout(text, font: Self.font, width: nil, lineLimit: 1)
  }

  /// The extent in points, as high as its capitals are.
  var size: Size { Size(width: layout.size.width, height: layout.capHeight) }

  /// The text, its capitals in an area.
  func content(in area: Rect, color: Color) -> DrawList.Content {
    .text(text, Self.font, place(area), color)
  }

  /// The shadow of the text.
  func shadow(in area: Rect, _ shadow: Shadow) -> DrawList.Content {
    .textShadow(text, Self.font, place(area), shadow)
  }

  private func place(_ area: Rect) -> Point {
    Point(x: area.minX, y: area.maxY - layout.ascent)
  }
}
