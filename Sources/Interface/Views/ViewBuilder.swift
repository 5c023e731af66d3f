/// Makes one view of the statements of a closure.
@resultBuilder public enum ViewBuilder {
  /// No statement: nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements: one view after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A statement whose value is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if` and `else`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(first: first)
  }

  /// The other branch of `if` and `else`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(second: second)
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}
