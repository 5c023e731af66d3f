import Graphics
import Interface

/// `312 / 1000`, beside a row of dots that cannot show every page.
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

  /// The width in points.
  var width: Double { layout.size.width }

  /// The text, its capitals in the middle of a height.
  func content(x: Double, middle: Double, color: Color) -> DrawList.Content {
    .text(text, Self.font, place(x, middle), color)
  }

  /// The shadow of the text.
  func shadow(x: Double, middle: Double, _ shadow: Shadow) -> DrawList.Content {
    .textShadow(text, Self.font, place(x, middle), shadow)
  }

  private func place(_ x: Double, _ middle: Double) -> Point {
    Point(x: x, y: middle - layout.ascent + layout.capHeight / 2)
  }
}
