public import Interface

/// One action of a row, usually a button.
///
/// ```swift
/// SwipyAction { model in
///   Button {
///     delete(file)
///     model.unswipe()
///   } label: {
///     Image(systemName: "trash")
///   }
/// }
/// ```
/// A swipe over most of the row stands for a press of the first button in the outermost action,
/// where `Swipy` is told so.
public struct SwipyAction<C: View>: PrimitiveView {
  /// What the action looks like, for the model of its row.
  public let content: (SwipyModel) -> C

  /// Makes an action from its content; several views are a column.
  public init(@ViewBuilder content: @escaping (SwipyModel) -> C) { self.content = content }

  /// Makes the action's node.
  public func make(in context: ViewContext) -> SwipyActionNode { SwipyActionNode(in: context) }

  /// Updates the content.
  public func update(_ node: SwipyActionNode, in context: ViewContext) {
    let content = content
    node.updateContent(
      ElementView(element: context.environment.swipyModel) { model in VStack { content(model) } },
      in: context)
  }
}
