/// Views on top of each other, the first one at the bottom.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Makes a pile of views.
  /// - Parameters:
  ///   - alignment: Where views lie that are smaller than the largest.
  ///   - content: The views, the bottom one first.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the pile's node.
  public func make(in context: ViewContext) -> PileNode {
    PileNode(alignment: alignment, in: context)
  }

  /// Updates alignment and views.
  public func update(_ node: PileNode, in context: ViewContext) {
    node.alignment = alignment
    node.updateContent(content, in: context)
  }
}
