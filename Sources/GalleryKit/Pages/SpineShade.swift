internal import Glibc
import Paging

/// The bend of a page where it is bound into its book.
struct SpineShade: PrimitiveView {
  /// How much of the page is too dark for text, in points.
  static let width = 16.0

  func make(in context: ViewContext) -> SpineShadeNode { SpineShadeNode(in: context) }
  func update(_ node: SpineShadeNode, in context: ViewContext) { node.invalidateDrawing() }
}

/// The node of a page's bend; it lets clicks through.
final class SpineShadeNode: Node {
  /// How far the shade reaches, in points.
  private static let reach = 112

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func draw(into canvas: inout Canvas) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    for column in 0..<min(Self.reach, Int(size.width)) {
      let x = Double(column)
      let strip = Rect(
        x: isMirrored ? size.width - x - 1 : x, y: 0, width: 1, height: size.height)
      canvas.add(.fill(strip, radius: 0, Color(white: 0, opacity: 0.42 * exp(-x / 26))))
      // Where the page comes up again it catches the light.
      let away = (x - 40) / 12
      let light = 0.10 * exp(-away * away)
      if light > 0.004 { canvas.add(.fill(strip, radius: 0, Color(white: 1, opacity: light))) }
    }
  }
}
