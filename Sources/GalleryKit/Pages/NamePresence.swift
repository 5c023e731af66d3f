import Paging

extension View {
  /// Shows the name of a page as far as a style wants it where the page is.
  func namePresence(in style: PageStyle) -> some View {
    modifier(NamePresenceModifier(style: style))
  }
}

/// Fades a name with the distance of its page.
struct NamePresenceModifier: NodeModifier {
  let style: PageStyle

  func make(in context: ViewContext) -> NamePresenceNode { NamePresenceNode(in: context) }
  func update(_ node: NamePresenceNode, in context: ViewContext) { node.style = style }
}

/// The node of a name that fades.
final class NamePresenceNode: ContentNode {
  var style = PageStyle.scroll

  override func draw(into canvas: inout Canvas) {
    canvas.faded(by: style.namePresence(at: canvas.pageOffset)) { drawItems(into: &$0) }
  }
}
