/// A view that takes all the space it is offered and makes its content for exactly that space.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Makes content from the space that it gets; the content lies in the top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Makes the reader's node.
  public func make(in context: ViewContext) -> GeometryReaderNode<Content> {
    GeometryReaderNode(content: content, in: context)
  }

  /// Updates the content for the space that the node has.
  public func update(_ node: GeometryReaderNode<Content>, in context: ViewContext) {
    node.show(content, in: context)
  }
}
