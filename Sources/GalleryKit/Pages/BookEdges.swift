import Paging

/// The edges of the pages that lie below the one in view, and the shadow of the book.
struct BookEdges: PrimitiveView {
  /// The radius of a page's corners, in points.
  let radius: Double

  func make(in context: ViewContext) -> BookEdgesNode { BookEdgesNode(in: context) }

  func update(_ node: BookEdgesNode, in context: ViewContext) {
    (node.radius, node.shadow) = (radius, context.environment.palette.liftedShadow)
    node.invalidateDrawing()
  }
}

/// The node of a book's edges.
final class BookEdgesNode: Node {
  /// The radius of a page's corners, in points.
  var radius = 0.0
  /// What the book casts.
  var shadow = Shadow(color: .clear, radius: 0)

  /// The paper from the upper page down.
  private static let paper = [0xE9E5DC, 0xDDD8CF, 0xCFCAC0, 0xBDB8AE].map { Color(hex: $0) }
  /// How far each page lies beside and below the one above it.
  private static let step = Vector(dx: 2, dy: 3)

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func draw(into canvas: inout Canvas) {
    let side: Double = environment.layoutDirection == .rightToLeft ? -1 : 1
    func page(_ number: Int) -> Rect {
      bounds.offset(
        by: Vector(dx: side * Self.step.dx * Double(number), dy: Self.step.dy * Double(number)))
    }
    canvas.add(.shadow(page(Self.paper.count), radius: radius, shadow))
    for (number, color) in Self.paper.enumerated().reversed() {
      canvas.add(.fill(page(number + 1), radius: radius, color))
    }
  }
}
