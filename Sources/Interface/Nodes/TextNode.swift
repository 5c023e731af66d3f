public import Graphics

/// The node of a text.
public final class TextNode: Node {
  private var content = ""
  private var font = Font.body
  private var lineLimit: Int?
  private var color = Color.black
  private var shown = TextLayout(lines: [], lineHeight: 0, ascent: 0, capHeight: 0)

  func show(_ content: String, in context: ViewContext) {
    let environment = context.environment
    if content != self.content || environment.font != font || environment.lineLimit != lineLimit {
      self.content = content
      font = environment.font
      lineLimit = environment.lineLimit
      invalidateLayout()
    }
    if color != environment.resolvedForegroundColor {
      color = environment.resolvedForegroundColor
      invalidateDrawing()
    }
  }

  /// A text is often offered the width that it measured, which rounding may have made smaller.
  private static let tolerance = 0.01

  private func arrange(for proposal: ProposedSize) -> TextLayout {
    let width = proposal.width.flatMap { $0.isFinite ? $0 + Self.tolerance : nil }
    return host.measurer.layout(content, font: font, width: width, lineLimit: lineLimit)
  }

  /// The extent of the text, broken at the offered width.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    arrange(for: proposal).size
  }

  /// Breaks the text at the width that it was offered.
  public override func layoutItems() { shown = arrange(for: proposal) }

  /// The baseline of the first line.
  public override var firstTextBaseline: Double { shown.ascent }

  /// Draws the lines.
  public override func draw(into canvas: inout Canvas) {
    eachLine { line, place in canvas.add(.text(line, font, place, color)) }
  }

  /// Draws the shadow of the letters.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    eachLine { line, place in canvas.add(.textShadow(line, font, place, shadow)) }
  }

  private func eachLine(_ draw: (String, Point) -> Void) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    for (index, line) in shown.lines.enumerated() {
      let x = isMirrored ? size.width - line.width : 0
      draw(line.text, Point(x: x, y: Double(index) * shown.lineHeight))
    }
  }

  /// The text takes hits in all its lines.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
}
