public import Graphics
import Motion

/// What a view knows of the space that it got.
public struct GeometryProxy: Sendable, Hashable {
  /// The extent in points.
  public let size: Size
}

/// A view that takes all the space it is offered and makes its content for exactly that space.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Makes content from the space that it gets; the content lies in the top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Makes the reader's node.
  public func make(in context: ViewContext) -> GeometryReaderNode<Content> {
    GeometryReaderNode(in: context)
  }

  /// Updates the content for the space that the node has.
  public func update(_ node: GeometryReaderNode<Content>, in context: ViewContext) {
    node.content = content
    node.runBody(in: context)
  }
}

/// The node of a geometry reader.
public final class GeometryReaderNode<Content: View>: Node, BodyNode {
  var content: ((GeometryProxy) -> Content)?
  private let tracker = Tracker()
  private var knownSize: Size?

  override init(in context: ViewContext) {
    super.init(in: context)
    tracker.onChange = { [weak self] animation in
      guard let self else { return }
      self.host.markDirty(self, animation: animation)
    }
  }

  /// Makes the content for the extent that the node has, if it has one yet.
  public func runBody(in context: ViewContext) {
    host.clean(self)
    guard let content, let knownSize else { return }
    host.counts.bodies += 1
    let view = tracker.track { content(GeometryProxy(size: knownSize)) }
    if let child = children.first {
      context.update(child, with: view)
    } else {
      setChildren([context.make(view)])
    }
  }

  /// All that is offered; 10 points where nothing is.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  /// Makes the content for a new extent and places it in the top leading corner.
  public override func layoutItems() {
    if knownSize != size {
      knownSize = size
      runBody(in: ViewContext(host: host, environment: environment))
    }
    for item in items {
      let itemSize = item.measure(ProposedSize(size))
      item.place(
        at: Alignment.topLeading.origin(of: itemSize, in: bounds, environment.layoutDirection),
        size: itemSize)
    }
  }
}
