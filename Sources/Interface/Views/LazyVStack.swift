import Graphics

/// Views one below the other, of which only those near what is seen exist.
///
/// Inside a vertical `ScrollView` it shows lists of any length: the elements of a `ForEach` get
/// their views when they come near what is seen and lose them, and their state, when they are far
/// from it. A row may be of any height; what is seen stays where it is while rows above it come, go
/// or turn out to be higher than expected.
/// ```swift
/// ScrollView {
///   LazyVStack(spacing: 0) {
///     ForEach(files) { file in FileRow(file: file) }
///   }
/// }
/// ```
/// Lazy are the `ForEach`s that stand in the stack itself, also behind `if`, in a `Group` or in the
/// body of a view, but not inside a modifier. Outside of a `ScrollView` every row exists.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Makes a column as wide as is offered.
  /// - Parameters:
  ///   - alignment: Where the views lie sideways.
  ///   - spacing: The gap between views in points; nil: 8.
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
  public func make(in context: ViewContext) -> LazyStackNode { LazyStackNode(in: context) }

  /// Updates layout and views.
  public func update(_ node: LazyStackNode, in context: ViewContext) {
    node.updateContent(content, in: context)
    node.arrange(
      .column(alignment, spacing: spacing, direction: context.environment.layoutDirection))
  }
}
