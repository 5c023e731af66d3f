import Interface

/// The picture views of a pipeline, and what they want together: those in view first, then the
/// others, the likelier they are to be seen.
final class ImageDemand: FrameParticipant {
  private unowned let pipeline: PicturePipeline
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// A view, as long as its window exists.
  private struct Entry {
    weak var node: AsyncImageNode?
  }

  private var nodes: [AsyncImageNode] { entries.values.compactMap(\.node) }

  init(pipeline: PicturePipeline) {
    self.pipeline = pipeline
    pipeline.onChange = { [unowned self] in stateChanged() }
    pipeline.onUpload = { [unowned self] in stateChanged() }
  }

  /// A view came into a window, whose device the pipeline takes if it has none.
  func add(_ node: AsyncImageNode) {
    entries[ObjectIdentifier(node)] = Entry(node: node)
    node.host.join(self)
    if pipeline.store == nil, let store = node.host.textureStore { pipeline.attach(store: store) }
    demandChanged(of: node.host)
  }

  /// A view left its window.
  func remove(_ node: AsyncImageNode) {
    entries[ObjectIdentifier(node)] = nil
    demandChanged(of: node.host)
  }

  /// What a window's views want has changed; the window asks again before its next frame.
  func demandChanged(of host: ViewHost) { host.visibilityChanged() }

  func frameBegins() -> Bool { pipeline.uploadPending() }

  /// States the demand of all views.
  func visibilityChanged() {
    entries = entries.filter { $0.value.node != nil }
    let wanted = nodes.compactMap { node in
      node.request.map { (remoteness: node.remoteness, request: $0) }
    }
    let ordered = wanted.sorted { $0.remoteness < $1.remoteness }
    pipeline.setDemand(
      ordered.map(\.request), visibleCount: ordered.count { $0.remoteness < 1 },
      for: ObjectIdentifier(self))
  }

  /// A picture came or failed.
  func stateChanged() { for node in nodes { node.stateChanged() } }
}
