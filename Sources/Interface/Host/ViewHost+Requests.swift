public import Graphics
public import Motion

extension ViewHost {
  /// Asks for `advance(to:)` in every frame until it answers false.
  public func animate(_ node: Node) {
    work.moving[ObjectIdentifier(node)] = node
    requestFrame()
  }

  /// Asks for `advance(to:)` at a time, even if nothing happens until then; a later call replaces
  /// an earlier one, and nil withdraws it.
  public func wake(_ node: Node, at time: Seconds?) {
    work.timers[ObjectIdentifier(node)] = time.map { (node, $0) }
  }

  /// Tells that nodes may have come closer to being seen, or gone further away.
  public func visibilityChanged() {
    work.visibilityIsStale = true
    requestFrame()
  }

  /// Asks for a node's code to run before the next frame, its changes animated if wished.
  public func markDirty(_ node: any BodyNode, animation: Animation?) {
    if let duration = animation?.crossFadeDuration { crossFade(over: duration) }
    let known = work.dirty[ObjectIdentifier(node)]
    work.dirty[ObjectIdentifier(node)] = (node, animation ?? known?.animation)
    requestFrame()
  }

  /// A node's code has run.
  func clean(_ node: Node) { work.dirty[ObjectIdentifier(node)] = nil }

  func layoutChanged(at node: Node) {
    work.unplaced[ObjectIdentifier(node)] = node
    requestFrame()
  }

  func nodesAppeared(below node: Node) {
    work.appearing.append(node)
    requestFrame()
  }

  /// Runs code of the application as soon as the tree is up to date.
  func perform(_ action: @escaping () -> Void) {
    work.actions.append(action)
    requestFrame()
  }

  /// A node leaves the tree.
  func forget(_ node: Node) {
    input.forget(node)
    work.forget(node)
  }
}
