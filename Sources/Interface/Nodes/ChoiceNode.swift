/// A node that shows one of several views, each with a state of its own.
final class ChoiceNode: GroupNode {
  private var choice: AnyHashable?

  func show(_ view: some View, choice: AnyHashable, in context: ViewContext) {
    if self.choice == choice, let child = children.first {
      return update(child, with: view, in: context)
    }
    let child = takeBack(choice)
    if let child { update(child, with: view, in: context) }
    exchange([child ?? make(view, in: context)], choice: choice, in: context)
  }

  func clear(in context: ViewContext) { exchange([], choice: nil, in: context) }

  private func exchange(_ new: [Node], choice: AnyHashable?, in context: ViewContext) {
    let old = self.choice
    self.choice = choice
    exchangeChildren(new, in: context) { _ in old }
  }

  // MARK: The view

  private func make(_ view: some View, in context: ViewContext) -> Node {
    guard let transition = context.environment.givenTransition else { return context.make(view) }
    let node = TransitionNode(in: context)
    (node.transition, node.isGiven) = (transition, true)
    update(node, with: view, in: context)
    return node
  }

  private func update(_ child: Node, with view: some View, in context: ViewContext) {
    guard let node = child as? TransitionNode, node.isGiven else {
      return context.update(child, with: view)
    }
    var context = context
    if let transition = context.environment.givenTransition { node.transition = transition }
    context.environment.givenTransition = nil
    node.environment = context.environment
    node.updateContent(view, in: context)
  }
}
