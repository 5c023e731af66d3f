public import Graphics
import Motion

/// The node of a text.
public final class TextNode: Node {
  private var pieces: [StyledPiece] = []
  private var colors: [Animated<Color>] = []
  private var lineLimit: Int?
  private var shown = Shown()

  /// A text as it was laid out.
  private struct Shown {
    var lines: [MixedTextLayout.Line] = []
    var lineHeight = 0.0
    var ascent = 0.0

    init() {}

    init(_ layout: TextLayout) {
      lines = layout.lines.map { line in
        MixedTextLayout.Line(
          fragments: [MixedTextLayout.Fragment(piece: 0, text: line.text)], width: line.width)
      }
      (lineHeight, ascent) = (layout.lineHeight, layout.ascent)
    }

    init(_ layout: MixedTextLayout, _ direction: LayoutDirection) {
      lines = direction == .leftToRight ? layout.lines : layout.mirrored()
      (lineHeight, ascent) = (layout.lineHeight, layout.ascent)
    }
  }

  func show(_ pieces: [TextPiece], in context: ViewContext) {
    let environment = context.environment
    let styled = StyledPiece.joined(pieces.map { $0.styled(in: environment) })
    let isSame = styled.elementsEqual(self.pieces) { $0.text == $1.text && $0.font == $1.font }
    if !isSame || environment.lineLimit != lineLimit {
      lineLimit = environment.lineLimit
      invalidateLayout()
    }
    self.pieces = styled
    if colors.count != styled.count { colors = styled.map { Animated($0.color) } }
    for (index, piece) in styled.enumerated() {
      animate(&colors[index], to: piece.color, in: context)
    }
  }

  /// The colour moves while an animation runs.
  public override func advance(to now: Seconds) -> Bool { colors.contains { $0.isMoving(at: now) } }

  // MARK: Layout

  /// A text is often offered the width that it measured, which rounding may have made smaller.
  private static let tolerance = 0.01

  private func width(_ proposal: ProposedSize) -> Double? {
    proposal.width.flatMap { $0.isFinite ? $0 + Self.tolerance : nil }
  }

  private func plainLayout(_ proposal: ProposedSize) -> TextLayout {
    host.measurer.layout(
      pieces.first?.text ?? "", font: pieces.first?.font ?? environment.font,
      width: width(proposal), lineLimit: lineLimit)
  }

  private func mixedLayout(_ proposal: ProposedSize) -> MixedTextLayout {
    MixedTextLayout(
      pieces.map { ($0.text, $0.font) }, width: width(proposal), lineLimit: lineLimit,
      measurer: host.measurer)
  }

  /// The extent of the text, broken at the offered width.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    pieces.count > 1 ? mixedLayout(proposal).size : plainLayout(proposal).size
  }

  /// Breaks the text at the width that it was offered.
  public override func layoutItems() {
    shown =
      pieces.count > 1
      ? Shown(mixedLayout(proposal), environment.layoutDirection) : Shown(plainLayout(proposal))
  }

  /// The baseline of the first line.
  public override var firstTextBaseline: Double { shown.ascent }

  // MARK: Drawing

  /// Draws the lines.
  public override func draw(into canvas: inout Canvas) {
    eachFragment { fragment, place in
      let color = colors[fragment.piece].value(at: host.now)
      canvas.add(.text(fragment.text, pieces[fragment.piece].font, place, color))
    }
  }

  /// Draws the shadow of the letters.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    eachFragment { fragment, place in
      canvas.add(.textShadow(fragment.text, pieces[fragment.piece].font, place, shadow))
    }
  }

  private func eachFragment(_ draw: (MixedTextLayout.Fragment, Point) -> Void) {
    for (index, line) in shown.lines.enumerated() {
      let corner = Vector(
        dx: (size.width - line.width) * leftShare, dy: Double(index) * shown.lineHeight)
      // What was laid out may be of an earlier description, until the next layout.
      for fragment in line.fragments where fragment.piece < pieces.count {
        draw(fragment, fragment.place + corner)
      }
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
