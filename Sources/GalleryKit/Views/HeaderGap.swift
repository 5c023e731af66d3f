import Paging

extension View {
  /// Lets clicks through at the top of the view, by a height in points, to what lies below it.
  func headerGap(_ height: Double) -> some View { modifier(HeaderGapModifier(height: height)) }
}

/// Takes no hits at its top.
struct HeaderGapModifier: NodeModifier {
  let height: Double

  func make(in context: ViewContext) -> HeaderGapNode { HeaderGapNode(in: context) }
  func update(_ node: HeaderGapNode, in context: ViewContext) { node.height = height }
}

/// The node of content that takes no hits at its top.
final class HeaderGapNode: ContentNode {
  var height = 0.0

  override var hitArea: Rect? {
    Rect(x: 0, y: height, width: size.width, height: max(0, size.height - height))
  }
}
