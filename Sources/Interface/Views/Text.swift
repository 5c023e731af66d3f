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
