import Graphics

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Makes a row.
  /// - Parameters:
  ///   - alignment: Where the views lie up and down.
  ///   - spacing: The gap between views in points; nil: 8, and none beside a spacer.
  ///   - content: The views, from the leading edge on.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes the row's node.
  public func make(in context: ViewContext) -> StackNode { StackNode(in: context) }

  /// Updates layout and views.
  public func update(_ node: StackNode, in context: ViewContext) {
    node.updateContent(content, in: context)
    node.arrange(
      StackLayout(
        axis: .horizontal, spacing: spacing, crossFraction: alignment.fraction,
        isReversed: context.environment.layoutDirection == .rightToLeft,
        alignsBaselines: alignment == .firstTextBaseline))
  }
}
