extension Node {
  /// The nodes that this node lays out: its children, groups dissolved.
  public final var items: [Node] {
    if let cachedItems { return cachedItems }
    var items: [Node] = []
    for child in children {
      child.isGroup ? items.append(contentsOf: child.items) : items.append(child)
    }
    cachedItems = items
    return items
  }

  /// Replaces the children; those that are gone disappear, the others keep their state.
  public final func setChildren(_ new: [Node]) {
    guard !new.elementsEqual(children, by: ===) else { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    for child in children where !kept.contains(ObjectIdentifier(child)) && !isSeenOff(child) {
      child.disappear()
    }
    children = new
    for child in new { child.parent = self }
    structureChanged()
    if hasAppeared { host.nodesAppeared(below: self) }
  }

  private func structureChanged() {
    var node: Node? = self
    while let current = node {
      current.cachedItems = nil
      node = current.isGroup ? current.parent : nil
    }
    invalidateLayout()
  }

  /// Whether a child that is gone is still seen for a while.
  private func isSeenOff(_ child: Node) -> Bool { departures.contains { $0.node === child } }

  /// Takes this node and all below out of the tree.
  final func disappear() {
    for child in children { child.disappear() }
    for departure in departures { departure.node.disappear() }
    if !departures.isEmpty { host.departing.removeAll { $0 === self } }
    departures = []
    host.forget(self)
    parent = nil
    if hasAppeared { didDisappear() }
    hasAppeared = false
  }

  /// Tells this node and all below that they are in the tree, once for each.
  final func appear() {
    for child in children { child.appear() }
    guard !hasAppeared else { return }
    hasAppeared = true
    didAppear()
  }
}

// MARK: - Ancestors

extension Node {
  /// The node above that lays this one out: the parent, groups skipped.
  final var container: Node? {
    var node = parent
    while let group = node, group.isGroup { node = group.parent }
    return node
  }

  /// The number of nodes above.
  final var depth: Int {
    var depth = 0
    var node = parent
    while let current = node {
      depth += 1
      node = current.parent
    }
    return depth
  }

  /// Whether the node is in the window's tree.
  final var isInTree: Bool { host.root?.isAncestor(of: self) ?? false }

  /// Whether another node is this one or lies below it.
  final func isAncestor(of node: Node) -> Bool {
    var current: Node? = node
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parent
    }
    return false
  }

  /// The sum of the remoteness that every ancestor reports for the branch to this node.
  public final var remoteness: Double {
    var sum = 0.0
    var child = self
    while let parent = child.parent {
      sum += parent.remoteness(of: child)
      child = parent
    }
    return sum
  }
}
