import Graphics
import Motion

/// Brings what a person does to the nodes that it is meant for.
public final class InputRouter {
  unowned let host: ViewHost
  var arenas: [Int: GestureArena] = [:]
  var scrolling = Scrolling.idle
  /// What took the last detents of a wheel, and when.
  var wheel: (node: Node, time: Seconds)?
  /// Whose the pinch in progress is.
  var pinching: Node?
  var pointer: Point?
  var hovered: [Node] = []
  /// Nodes that see everything that happens, before it goes where it is meant for.
  var observers: [ObjectIdentifier: Node] = [:]
  /// Which node keys go to first.
  public private(set) lazy var focus = FocusController(host: host)

  /// Where a continuous scroll gesture is.
  enum Scrolling {
    /// There is none.
    case idle
    /// It has begun and its direction is not known yet; the fingers may hold something that moved.
    case undecided(Node?, ScrollStart)
    /// It belongs to a node, or to none.
    case decided(Node?)
  }

  init(host: ViewHost) { self.host = host }

  func route(_ event: InputEvent) {
    for observer in observers.values { observer.observe(event) }
    switch event {
    case .pointer(let event): route(event)
    case .scroll(let event): route(event)
    case .wheel(let event): route(event)
    case .pinch(let event): route(event)
    case .key(let event): route(event)
    case .drop(let event):
      // What lies under the pointer first, then the rest of the window.
      let hits = hits(at: event.position)
      let others = innermostFirst().filter { node in !hits.contains { $0 === node } }
      _ = (hits + others).first { ($0 as? DropNode)?.drop(event) == true }
    }
  }

  /// From now on a node's `observe` sees everything that happens in the window.
  public func addObserver(_ node: Node) { observers[ObjectIdentifier(node)] = node }

  /// A node sees no longer what happens elsewhere.
  public func removeObserver(_ node: Node) { observers[ObjectIdentifier(node)] = nil }

  /// The nodes that see everything that happens.
  public var observingNodes: [Node] { Array(observers.values) }

  /// Whether the pointer is over a node or something in it.
  public func isHovering(over node: Node) -> Bool { hovered.contains { $0 === node } }

  /// Whether a button or finger is down.
  public var isPressed: Bool { !arenas.isEmpty }

  /// A node leaves the tree.
  func forget(_ node: Node) {
    for arena in arenas.values { arena.forget(node) }
    if owner(of: scrolling) === node { scrolling = .decided(nil) }
    if wheel?.node === node { wheel = nil }
    if pinching === node { pinching = nil }
    hovered.removeAll { $0 === node }
    observers[ObjectIdentifier(node)] = nil
    focus.forget(node)
  }

  /// Takes every gesture away from a node that reacts no more, as soon as the tree is up to date.
  public func cancelGestures(of node: Node) {
    host.perform { [weak self] in
      guard let self else { return }
      for arena in arenas.values { arena.cancel(node) }
      guard owner(of: scrolling) === node else { return }
      scrolling = .decided(nil)
      cancelScroll(of: node)
    }
  }

  func cancelScroll(of node: Node) {
    node.scroll(
      ScrollEvent(.cancelled, source: .continuous, delta: .zero, position: .zero, time: host.now))
  }
}

// MARK: - Finding nodes

extension InputRouter {
  func hits(at point: Point) -> [Node] {
    var hits: [Node] = []
    host.root?.collectHits(at: point, into: &hits)
    return hits
  }

  /// The branch of the topmost leaf: what lies below it in the pile sees nothing of a press.
  func topmostPath(at point: Point) -> [Node] {
    let hits = hits(at: point)
    guard let leaf = hits.first else { return [] }
    return hits.filter { $0.isAncestor(of: leaf) }
  }

  /// Those that scrolling at a position may move: what lies under the pointer, and where nothing
  /// there scrolls, the rest of the window, so that a wheel over a title turns the page below it.
  func scrollers(at point: Point) -> [Node] {
    let hits = hits(at: point)
    return hits.contains(where: \.isScroller) ? hits : innermostFirst()
  }

  /// Every node that can be seen, those below before those above; of neighbours the branch of the
  /// focus comes first, then the one under the pointer, then what lies on top.
  func innermostFirst() -> [Node] {
    let branches = [focus.branch, hovered].map { Set($0.map(ObjectIdentifier.init)) }
    func rank(_ node: Node) -> Int {
      branches.firstIndex { $0.contains(ObjectIdentifier(node)) } ?? branches.count
    }
    var nodes: [Node] = []
    func visit(_ node: Node) {
      // Sorting keeps the order of those that are alike.
      let items = node.hitItems.map(\.item).reversed().sorted { rank($0) < rank($1) }
      for item in items { visit(item) }
      nodes.append(node)
    }
    if let root = host.root { visit(root) }
    return nodes
  }
}
