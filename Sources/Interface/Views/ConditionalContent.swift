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
