/// The node of a view with a body: runs it when something that it read has changed.
final class CompositeNode<V: View>: Node, BodyNode {
  private var view: V
  private var content: V.Body?
  private let properties: PropertyStorage<V>
  private let tracker = Tracker()

  init(_ view: V, in context: ViewContext) {
    self.view = view
    properties = PropertyStorage(of: view)
    super.init(in: context)
    tracker.onChange = { [weak self] animation in self?.runBodyAgain(with: animation) }
    runBody(in: context)
  }

  override var isGroup: Bool { true }

  func update(with view: V, in context: ViewContext) {
    let isSame = ViewComparison.areSame(self.view, view)
    if isSame && context.environment == environment { return }
    environment = context.environment
    if isSame, let content, !PropertyStorage.differ(in: self.view, environment) {
      // The body would say the same again; only views below it may read what changed.
      return show(content, in: context)
    }
    self.view = view
    runBody(in: context)
  }

  func runBody(in context: ViewContext) {
    host.clean(self)
    host.counts.bodies += 1
    // A value of the environment may be read from something observable.
    let body = tracker.track {
      properties.link(to: &view, environment)
      return view.body
    }
    content = body
    show(body, in: context)
  }

  private func show(_ body: V.Body, in context: ViewContext) {
    if let child = children.first {
      context.update(child, with: body)
    } else {
      setChildren([context.make(body)])
    }
  }
}
