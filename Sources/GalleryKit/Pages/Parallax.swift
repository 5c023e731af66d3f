import Paging

extension View {
  /// Moves the view against its page by some points per page, so that it seems to lie above it.
  func parallax(_ distance: Double) -> some View { modifier(ParallaxModifier(distance: distance)) }
}

/// Moves its content against the page that it lies on.
struct ParallaxModifier: NodeModifier {
  let distance: Double

  func make(in context: ViewContext) -> ParallaxNode { ParallaxNode(in: context) }
  func update(_ node: ParallaxNode, in context: ViewContext) { node.distance = distance }
}

/// The node of content above its page.
final class ParallaxNode: ContentNode {
  var distance = 0.0

  override func draw(into canvas: inout Canvas) {
    let factor = environment.accessibilityReduceMotion ? 0 : -distance
    canvas.translated(by: Vector(dx: factor * canvas.pageOffset)) { drawItems(into: &$0) }
  }
}
