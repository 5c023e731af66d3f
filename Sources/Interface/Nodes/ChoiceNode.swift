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
