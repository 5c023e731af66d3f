import Graphics

extension Node {
  /// What shows how this node comes and goes: itself, or what is in it and takes its whole place.
  final var travellers: [any Traveller] {
    let own = (self as? any Traveller).map { [$0] } ?? []
    guard isGroup || passesTransitions else { return own }
    let others = children.flatMap(\.travellers)
    // What goes as a whole does not also go by its parts.
    guard self is TransitionNode else { return own + others }
    return own + others.filter { ($0 as? TransitionNode)?.isGiven != true }
  }

  /// Whether this node still comes or goes.
  private var isTravelling: Bool { travellers.contains { $0.isOnItsWay } }

  /// Replaces the children of a node that chooses them: those that come and go show it by their
  /// travellers.
  final func exchangeChildren(
    _ new: [Node], in context: ViewContext, key: (Node) -> AnyHashable?
  ) {
    let old = Set(children.map(ObjectIdentifier.init))
    let kept = Set(new.map(ObjectIdentifier.init))
    if hasAppeared {
      for (place, child) in children.enumerated() where !kept.contains(ObjectIdentifier(child)) {
        guard child.goes(in: context) else { continue }
        let items = child.isGroup ? child.drawnItems : [child]
        departures.append(
          Departure(
            node: child, place: place, key: key(child),
            anchors: items.map { ($0, $0.transformToWindow.apply(to: Point.zero)) }))
        host.departing.append(self)
      }
    }
    let isShown = hasAppeared
    setChildren(new)
    guard isShown else { return }
    for child in new where !old.contains(ObjectIdentifier(child)) {
      for traveller in child.travellers { traveller.come(in: context) }
    }
  }

  /// Whether the node is still seen for a while, now that it has left the tree.
  private func goes(in context: ViewContext) -> Bool {
    host.matches.leave(below: self, in: context)
    for traveller in travellers { traveller.go(in: context) }
    guard isTravelling else { return false }
    forgetInput()
    return true
  }

  private func forgetInput() {
    for child in children { child.forgetInput() }
    host.input.forget(self)
  }

  /// Keeps what has left where it was: without it, what it was in may have another place.
  final func anchorDepartures() {
    for index in departures.indices {
      for (item, place) in departures[index].anchors {
        guard let container = item.container else { continue }
        item.origin = container.convertFromWindow(place)
      }
      departures[index].anchors = []
    }
  }

  /// A node that has left and is wanted again before it was gone.
  final func takeBack(_ key: AnyHashable) -> Node? {
    guard let index = departures.firstIndex(where: { $0.key == key }) else { return nil }
    let departure = departures.remove(at: index)
    host.departing.removeAll { $0.departures.isEmpty }
    for node in departure.missed { host.markDirty(node, animation: nil) }
    return departure.node
  }

  /// Drops what has gone.
  final func dropArrived() {
    for departure in departures where !departure.node.isTravelling { departure.node.disappear() }
    departures.removeAll { !$0.node.isTravelling }
    host.requestFrame()
  }

  /// The departure that a node belongs to, by the node that has it and its number there.
  final var departure: (holder: Node, number: Int)? {
    var node = self
    while let parent = node.parent {
      if let number = parent.departures.firstIndex(where: { $0.node === node }) {
        return (parent, number)
      }
      node = parent
    }
    return nil
  }

  /// The items and, where they were, what has left and is still seen.
  final var drawnItems: [Node] {
    guard !host.departing.isEmpty else { return items }
    var drawn: [Node] = []
    for place in 0...children.count {
      for departure in departures where min(departure.place, children.count) == place {
        let node = departure.node
        drawn += (node.isGroup ? node.drawnItems : [node]).filter(\.isTravelling)
      }
      guard place < children.count else { continue }
      let child = children[place]
      drawn += child.isGroup ? child.drawnItems : [child]
    }
    return drawn
  }
}

extension ViewHost {
  /// What has left the tree may be gone by now.
  func travellersArrived() {
    perform { [weak self] in
      guard let self else { return }
      for holder in departing { holder.dropArrived() }
      departing.removeAll { $0.departures.isEmpty }
    }
  }
}
