extension View {
  /// Takes what is dropped on the view; the action answers whether it took it.
  ///
  /// What no view under the pointer takes is offered to the others of the window.
  /// ```swift
  /// GalleryView().onDrop { drop in library.open(drop.items) }
  /// ```
  public func onDrop(perform action: @escaping (DropEvent) -> Bool) -> some View {
    modifier(DropModifier(action: action))
  }
}

/// Takes what is dropped on its content.
struct DropModifier: NodeModifier {
  let action: (DropEvent) -> Bool

  func make(in context: ViewContext) -> DropNode { DropNode(in: context) }
  func update(_ node: DropNode, in context: ViewContext) { node.action = action }
}

/// The node of content that things are dropped on.
final class DropNode: ContentNode {
  var action: (DropEvent) -> Bool = { _ in false }

  func drop(_ event: DropEvent) -> Bool { environment.isEnabled && action(event) }
}
