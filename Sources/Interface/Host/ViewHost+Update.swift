import Graphics

extension ViewHost {
  /// Code that runs when something appears or changes may change more; a tree that never comes to
  /// rest gets this many rounds per frame and goes on in the next.
  private static let roundsPerFrame = 8

  /// Moves what is moving to the present.
  func advance() {
    for (id, timer) in work.timers where timer.time <= now {
      work.timers[id] = nil
      work.moving[id] = timer.node
    }
    for (id, node) in work.moving where !node.advance(to: now) { work.moving[id] = nil }
  }

  /// Brings the tree up to date without drawing it: runs code that changes of state have made due,
  /// lays out, and tells what appeared and changed.
  public func update() {
    for _ in 0..<Self.roundsPerFrame where !work.isUpToDate {
      updateRootIfNeeded()
      runDirtyBodies()
      layOut()
      tellAppeared()
      runActions()
    }
    if work.visibilityIsStale {
      work.visibilityIsStale = false
      onVisibilityChanged?()
    }
  }

  private func updateRootIfNeeded() {
    guard work.rootNeedsUpdate else { return }
    work.rootNeedsUpdate = false
    let node = updateRoot(root, ViewContext(host: self, environment: environment))
    guard root == nil else { return }
    root = node
    node.invalidateLayout()
    nodesAppeared(below: node)
  }

  private func runDirtyBodies() {
    // Ancestors first: running one may update or remove the others.
    let batch = work.dirty.values.map { (depth: $0.node.depth, entry: $0) }
      .sorted { $0.depth < $1.depth }
    for (_, (node, animation)) in batch where work.dirty[ObjectIdentifier(node)] != nil {
      clean(node)
      node.runBody(
        in: ViewContext(host: self, environment: node.environment, animation: animation))
    }
  }

  private func layOut() {
    guard !work.unplaced.isEmpty else { return }
    let nodes = work.unplaced.values.filter(\.isInTree).map { (depth: $0.depth, node: $0) }
    work.unplaced.removeAll(keepingCapacity: true)
    for (_, node) in nodes.sorted(by: { $0.depth < $1.depth }) where node.needsLayout {
      if node === root { node.place(at: .zero, size: size) } else { node.layoutAgain() }
    }
  }

  private func tellAppeared() {
    guard !work.appearing.isEmpty else { return }
    let nodes = work.appearing
    work.appearing.removeAll(keepingCapacity: true)
    for node in nodes where node.isInTree { node.appear() }
    work.visibilityIsStale = true
  }

  private func runActions() {
    let actions = work.actions
    work.actions.removeAll(keepingCapacity: true)
    for action in actions { action() }
  }
}
