import Graphics

/// Brings what a person does to the nodes that it is meant for.
public final class InputRouter {
  private unowned let host: ViewHost
  private var arenas: [Int: GestureArena] = [:]
  private var scrollTarget: Node?
  private var hovered: [Node] = []
  /// Which node keys go to first.
  public private(set) lazy var focus = FocusController(host: host)

  init(host: ViewHost) { self.host = host }

  /// A time at which something is due without an event; nil: none.
  var deadline: Seconds? { nil }

  func advance(to now: Seconds) {}

  func route(_ event: InputEvent) {
    switch event {
    case .pointer(let event): route(event)
    case .scroll(let event): route(event)
    case .wheel(let event): _ = nodes(at: event.position).first { $0.wheel(event) }
    case .key(let event): route(event)
    case .drop(let event):
      _ = nodes(at: event.position).first { ($0 as? DropNode)?.drop(event) == true }
    }
  }

  func forget(_ node: Node) {
    for arena in arenas.values { arena.forget(node) }
    if scrollTarget === node { scrollTarget = nil }
    hovered.removeAll { $0 === node }
    focus.forget(node)
  }

  private func hits(at point: Point) -> [Node] {
    var hits: [Node] = []
    _ = host.root?.collectHits(at: point, into: &hits)
    return hits
  }

  /// Those that scrolling at a position may move: what lies under the pointer first, then the rest
  /// of the window, so that a wheel over a title still turns the page below it.
  private func nodes(at point: Point) -> [Node] {
    let hits = hits(at: point)
    let known = Set(hits.map(ObjectIdentifier.init))
    return hits + innermostFirst.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Every node that can be seen, those below before those above.
  var innermostFirst: [Node] {
    var nodes: [Node] = []
    func visit(_ node: Node) {
      for (item, _) in node.hitItems.reversed() { visit(item) }
      nodes.append(node)
    }
    if let root = host.root { visit(root) }
    return nodes
  }
}

// MARK: - Pointers

extension InputRouter {
  private func route(_ event: PointerEvent) {
    switch event.phase {
    case .hovered: hover(at: event.position)
    case .left: hover(at: nil)
    case .pressed:
      focus.isVisible = false
      press(event)
    case .dragged: arenas[event.id]?.handle(event)
    case .released, .cancelled:
      arenas[event.id]?.handle(event)
      if event.button == .primary { arenas[event.id] = nil }
      if event.source == .mouse && event.phase == .released { hover(at: event.position) }
    }
  }

  private func press(_ event: PointerEvent) {
    switch event.button {
    // The thumb buttons are the mouse's page keys.
    case .back: route(KeyEvent(.pageUp, time: event.time))
    case .forward: route(KeyEvent(.pageDown, time: event.time))
    case .primary:
      arenas[event.id]?.cancel()
      let path = topmostPath(hits(at: event.position))
      let arena = GestureArena(path.flatMap(\.recognizers))
      arenas[event.id] = arena
      arena.handle(event)
    case .secondary, .middle: break
    }
  }

  /// The branch of the topmost leaf: what lies below it in the pile sees nothing of a press.
  private func topmostPath(_ hits: [Node]) -> [Node] {
    guard let leaf = hits.first else { return [] }
    return hits.filter { $0.isAncestor(of: leaf) }
  }

  private func hover(at point: Point?) {
    let now = point.map { topmostPath(hits(at: $0)) } ?? []
    for node in hovered where !now.contains(where: { $0 === node }) { node.hoverChanged(to: false) }
    for node in now where !hovered.contains(where: { $0 === node }) { node.hoverChanged(to: true) }
    hovered = now
    let cursor = now.lazy.compactMap(\.cursor).first ?? .arrow
    if let window = host.environment.window, window.cursor != cursor { window.cursor = cursor }
  }
}

// MARK: - Scrolling and keys

extension InputRouter {
  private func route(_ event: ScrollEvent) {
    if event.phase == .began {
      scrollTarget = nodes(at: event.position).first { $0.wantsScroll(event) }
    }
    scrollTarget?.scroll(event)
    if event.phase == .ended || event.phase == .cancelled { scrollTarget = nil }
  }

  private func route(_ event: KeyEvent) {
    var node = focus.node
    while let current = node {
      if current.key(event) { return }
      node = current.parent
    }
    if event.key == .tab && event.modifiers.isSubset(of: .shift) {
      focus.move(backwards: event.modifiers.contains(.shift))
      return
    }
    _ = innermostFirst.first { $0.key(event) }
  }
}
