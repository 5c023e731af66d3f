import Graphics

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double
  private let content: Content

  /// Makes a row.
  /// - Parameters:
  ///   - alignment: Where the views lie up and down.
  ///   - spacing: The gap between views in points; nil: 8.
  ///   - content: The views, from the leading edge on.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing ?? 8
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
        isReversed: context.environment.layoutDirection == .rightToLeft))
  }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double
  private let content: Content

  /// Makes a column.
  /// - Parameters:
  ///   - alignment: Where the views lie sideways.
  ///   - spacing: The gap between views in points; nil: 8.
  ///   - content: The views, from the top down.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing ?? 8
    self.content = content()
  }

  /// Makes the column's node.
  public func make(in context: ViewContext) -> StackNode { StackNode(in: context) }

  /// Updates layout and views.
  public func update(_ node: StackNode, in context: ViewContext) {
    node.updateContent(content, in: context)
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    node.arrange(
      StackLayout(
        axis: .vertical, spacing: spacing,
        crossFraction: isMirrored ? 1 - alignment.fraction : alignment.fraction))
  }
}

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
  public func make(in context: ViewContext) -> PileNode { PileNode(in: context) }

  /// Updates alignment and views.
  public func update(_ node: PileNode, in context: ViewContext) {
    node.updateContent(content, in: context)
    guard node.alignment != alignment else { return }
    node.alignment = alignment
    node.invalidateLayout()
  }
}
