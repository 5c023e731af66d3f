import Graphics

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Makes a column.
  /// - Parameters:
  ///   - alignment: Where the views lie sideways.
  ///   - spacing: The gap between views in points; nil: 8, and none beside a spacer.
  ///   - content: The views, from the top down.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes the column's node.
  public func make(in context: ViewContext) -> StackNode { StackNode(in: context) }

  /// Updates layout and views.
  public func update(_ node: StackNode, in context: ViewContext) {
    node.updateContent(content, in: context)
    node.arrange(
      .column(alignment, spacing: spacing, direction: context.environment.layoutDirection))
  }
}
