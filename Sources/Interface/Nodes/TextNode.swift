public import Graphics
import Motion

/// The node of a text.
public final class TextNode: Node {
  private var content = ""
  private var font = Font.body
  private var lineLimit: Int?
  private var color: Animated<Color>?
  private var shown = TextLayout(lines: [], lineHeight: 0, ascent: 0, capHeight: 0)

  func show(_ content: String, in context: ViewContext) {
    let environment = context.environment
    if content != self.content || environment.font != font || environment.lineLimit != lineLimit {
      self.content = content
      font = environment.font
      lineLimit = environment.lineLimit
      invalidateLayout()
    }
    let target = environment.resolvedForegroundColor
    if var current = color {
      animate(&current, to: target, in: context)
      color = current
    } else {
      color = Animated(target)
    }
  }

  /// The colour moves while an animation runs.
  public override func advance(to now: Seconds) -> Bool { color?.isMoving(at: now) ?? false }

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
    guard let color = color?.value(at: host.now) else { return }
    eachLine { line, place in canvas.add(.text(line, font, place, color)) }
  }

  /// Draws the shadow of the letters.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    eachLine { line, place in canvas.add(.textShadow(line, font, place, shadow)) }
  }

  private func eachLine(_ draw: (String, Point) -> Void) {
    for (index, line) in shown.lines.enumerated() {
      let x = (size.width - line.width) * leftShare
      draw(line.text, Point(x: x, y: Double(index) * shown.lineHeight))
    }
  }

  /// How much of the space beside a line lies on its left, 0…1.
  private var leftShare: Double {
    switch (environment.multilineTextAlignment, environment.layoutDirection) {
    case (.center, _): 0.5
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.leading, .rightToLeft), (.trailing, .leftToRight): 1
    }
  }

  /// The text takes hits in all its lines.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
}
