public import Graphics
import Motion

/// The node of a geometry reader.
///
/// Its content is made while it is laid out, because only then its extent is known.
public final class GeometryReaderNode<Content: View>: Node {
  private var content: (GeometryProxy) -> Content
  private var animation: Animation?
  private var isStale = true

  init(content: @escaping (GeometryProxy) -> Content, in context: ViewContext) {
    self.content = content
    super.init(in: context)
  }

  func show(_ content: @escaping (GeometryProxy) -> Content, in context: ViewContext) {
    self.content = content
    animation = context.animation
    isStale = true
    invalidateLayout()
  }

  /// What the reader contains never changes how large it is.
  public override var isLayoutBoundary: Bool { true }

  /// All that is offered; 10 points where nothing is.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  /// Makes the content for the extent and places it in the top leading corner.
  public override func layoutItems() {
    updateContent()
    for item in items {
      let itemSize = item.measure(ProposedSize(size))
      item.place(
        at: Alignment.topLeading.origin(of: itemSize, in: bounds, environment.layoutDirection),
        size: itemSize)
    }
  }

  private var shownSize: Size?

  private func updateContent() {
    guard isStale || shownSize != size else { return }
    let view = MeasuredView(proxy: GeometryProxy(size: size), content: content)
    let context = ViewContext(host: host, environment: environment, animation: animation)
    (isStale, shownSize, animation) = (false, size, nil)
    if let child = children.first {
      context.update(child, with: view)
    } else {
      setChildren([context.make(view)])
    }
  }
}

/// Makes a reader's content inside a body of its own, so that what it reads is its own business.
private struct MeasuredView<Content: View>: View {
  let proxy: GeometryProxy
  let content: (GeometryProxy) -> Content

  var body: Content { content(proxy) }
}
