/// One of two views, as `if` and `else` make it.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  private let first: First?
  private let second: Second?

  init(first: First) { (self.first, second) = (first, nil) }
  init(second: Second) { (first, self.second) = (nil, second) }

  /// Makes a node that can hold either.
  public func make(in context: ViewContext) -> Node { ChoiceNode(in: context) }

  /// Updates the view that is shown, or puts the other one in its place.
  public func update(_ node: Node, in context: ViewContext) {
    guard let node = node as? ChoiceNode else { return }
    if let first { node.show(first, choice: 0, in: context) }
    if let second { node.show(second, choice: 1, in: context) }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: the node is the view.
  public var body: Never { preconditionFailure("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  /// Makes a node that can be empty.
  public func make(in context: ViewContext) -> Node { ChoiceNode(in: context) }

  /// Updates, shows or removes the view.
  public func update(_ node: Node, in context: ViewContext) {
    guard let node = node as? ChoiceNode else { return }
    if let self { node.show(self, choice: 0, in: context) } else { node.clear() }
  }
}

/// A node that shows one of several views, each with a state of its own.
final class ChoiceNode: GroupNode {
  private var choice: AnyHashable?

  func show(_ view: some View, choice: AnyHashable, in context: ViewContext) {
    if self.choice == choice, let child = children.first {
      context.update(child, with: view)
    } else {
      self.choice = choice
      setChildren([context.make(view)])
    }
  }

  func clear() {
    choice = nil
    setChildren([])
  }
}
