/// A node that shows one of several views, each with a state of its own.
final class ChoiceNode: GroupNode {
  private var choice: AnyHashable?

  func show(_ view: some View, choice: AnyHashable, in context: ViewContext) {
    if self.choice == choice, let child = children.first {
      return context.update(child, with: view)
    }
    let child = takeBack(choice)
    if let child { context.update(child, with: view) }
    exchange([child ?? context.make(view)], choice: choice, in: context)
  }

  func clear(in context: ViewContext) { exchange([], choice: nil, in: context) }

  private func exchange(_ new: [Node], choice: AnyHashable?, in context: ViewContext) {
    let old = self.choice
    self.choice = choice
    exchangeChildren(new, in: context) { _ in old ?? AnyHashable(0) }
  }
}
