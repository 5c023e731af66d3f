import Interface

/// The picture views of all windows, and what they want together: those in view first, then the
/// others, the likelier they are to be seen.
final class ImageDemand {
  private unowned let pipeline: PicturePipeline
  private var nodes: [ObjectIdentifier: AsyncImageNode] = [:]

  init(pipeline: PicturePipeline) {
    self.pipeline = pipeline
    pipeline.onChange = { [unowned self] in stateChanged() }
    pipeline.onUpload = { [unowned self] in stateChanged() }
  }

  /// A view came into a window.
  func add(_ node: AsyncImageNode) {
    nodes[ObjectIdentifier(node)] = node
    if node.host.onVisibilityChanged == nil {
      node.host.onVisibilityChanged = { [weak self] in self?.update() }
    }
    demandChanged(of: node.host)
  }

  /// A view left its window.
  func remove(_ node: AsyncImageNode) {
    nodes[ObjectIdentifier(node)] = nil
    demandChanged(of: node.host)
  }

  /// What a window's views want has changed; the window asks again before its next frame.
  func demandChanged(of host: ViewHost) { host.visibilityChanged() }

  /// States the demand of all views.
  func update() {
    let wanted = nodes.values.compactMap { node in
      node.request.map { (remoteness: node.remoteness, request: $0) }
    }
    let ordered = wanted.sorted { $0.remoteness < $1.remoteness }
    pipeline.setDemand(ordered.map(\.request), for: ObjectIdentifier(self))
  }

  /// A picture came or failed.
  func stateChanged() { for node in nodes.values { node.stateChanged() } }
}
