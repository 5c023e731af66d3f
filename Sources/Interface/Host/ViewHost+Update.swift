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
    for node in inOrder(Array(work.moving.values)) where !node.advance(to: now) {
      work.moving[ObjectIdentifier(node)] = nil
    }
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
      for participant in participants { participant.value?.visibilityChanged() }
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
    for node in inOrder(work.dirty.values.map { $0.node as Node }) {
      // Running an ancestor may have updated or removed it.
      guard let (node, animation) = work.dirty[ObjectIdentifier(node)] else { continue }
      clean(node)
      if !departing.isEmpty, let (holder, number) = node.departure {
        holder.departures[number].missed.append(node)
        continue
      }
      var context = ViewContext(host: self, environment: node.environment, animation: animation)
      context.container = node.container
      node.runBody(in: context)
    }
  }

  private func layOut() {
    let nodes = inOrder(work.unplaced.values.filter(\.isInTree))
    work.unplaced.removeAll(keepingCapacity: true)
    for node in nodes where node.needsLayout {
      if node === root { node.place(at: .zero, size: size) } else { node.layoutAgain() }
    }
    for holder in departing { holder.anchorDepartures() }
  }

  /// Nodes from the root down, those of the same depth in the order in which they were made.
  private func inOrder(_ nodes: [Node]) -> [Node] {
    guard nodes.count > 1 else { return nodes }
    return nodes.map { (key: ($0.depth, $0.serial), node: $0) }.sorted { $0.key < $1.key }
      .map(\.node)
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
