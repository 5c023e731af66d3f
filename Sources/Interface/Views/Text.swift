public import Graphics

/// Lines of text in the environment's font and colour.
public struct Text: PrimitiveView, Equatable {
  private let content: String

  /// Makes text.
  public init(_ content: some StringProtocol) { self.content = String(content) }

  /// Makes text that is shown exactly as it is.
  public init(verbatim content: String) { self.content = content }

  /// Makes the text's node.
  public func make(in context: ViewContext) -> TextNode { TextNode(in: context) }

  /// Updates text, font and colour.
  public func update(_ node: TextNode, in context: ViewContext) {
    node.show(content, in: context)
  }
}

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

  private func arrange(width: Double?) -> TextLayout {
    host.measurer.layout(content, font: font, width: width, lineLimit: lineLimit)
  }

  /// The extent of the text, broken at the offered width.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    arrange(width: proposal.width.flatMap { $0.isFinite ? $0 : nil }).size
  }

  /// Breaks the text at the width that it got.
  public override func layoutItems() {
    // The width comes from a measurement; rounding must not break a line that fitted.
    shown = arrange(width: size.width + 0.01)
  }

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
