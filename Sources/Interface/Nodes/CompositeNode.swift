/// The node of a view with a body: runs it when something that it read has changed.
final class CompositeNode<V: View>: Node, BodyNode {
  private var view: V
  private let properties: PropertyStorage
  private let tracker = Tracker()

  init(_ view: V, in context: ViewContext) {
    self.view = view
    properties = PropertyStorage(of: view)
    super.init(in: context)
    tracker.onChange = { [weak self] animation in
      guard let self else { return }
      self.host.markDirty(self, animation: animation)
    }
    runBody(in: context)
  }

  override var isGroup: Bool { true }

  func update(with view: V, in context: ViewContext) {
    if context.environment == environment && ViewComparison.areEqual(self.view, view) { return }
    self.view = view
    environment = context.environment
    runBody(in: context)
  }

  func runBody(in context: ViewContext) {
    host.clean(self)
    host.counts.bodies += 1
    properties.link(to: view, environment: environment)
    let body = tracker.track { view.body }
    if let child = children.first {
      context.update(child, with: body)
    } else {
      setChildren([context.make(body)])
    }
  }
}
