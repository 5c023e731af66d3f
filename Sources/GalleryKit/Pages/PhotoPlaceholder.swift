import Paging

/// What shows, over the colours of a photo that is still awaited, that there will be one.
struct PhotoPlaceholder: PrimitiveView {
  let color: Color

  func make(in context: ViewContext) -> PhotoPlaceholderNode { PhotoPlaceholderNode(in: context) }
  func update(_ node: PhotoPlaceholderNode, in context: ViewContext) { node.show(in: color) }
}
