public import Graphics

/// A retained piece of the screen: what a view became.
///
/// A view value makes its node once and from then on only updates it. Nodes measure and place
/// themselves, draw themselves and take part in gestures. A group node (a tuple, a `ForEach`, a
/// view with a body) has no place of its own: its children belong to the layout container above.
open class Node {
  /// The node above; the root has none.
  public private(set) weak var parent: Node?
  /// The nodes below, in reading order.
  public private(set) var children: [Node] = []
  /// The window's tree that this node belongs to.
  public unowned let host: ViewHost
  /// The environment as it was when the node was last updated.
  public final var environment: EnvironmentValues
  /// The top-left corner in the parent's coordinates, in points.
  public var origin = Point.zero
  /// The extent that the parent gave this node, in points.
  public private(set) var size = Size.zero
  /// Whether the node is in the tree and has been told that it appeared.
  public private(set) var hasAppeared = false

  private var needsLayout = true
  private var measured: [(proposal: ProposedSize, size: Size)] = []
  private var cachedItems: [Node]?

  /// Makes a node for a view that is being made in a context.
  public init(in context: ViewContext) {
    host = context.host
    environment = context.environment
  }

  // MARK: Overridden by nodes

  /// Whether the children belong to the layout container above instead of to this node.
  open var isGroup: Bool { false }

  /// The size that the node takes when it is offered a size.
  open func sizeThatFits(_ proposal: ProposedSize) -> Size {
    StackLayout.vertical.size(of: items, proposal: proposal)
  }

  /// Places the items inside `size`.
  open func layoutItems() { StackLayout.vertical.place(items, in: size) }

  /// Adds what the node shows to a frame; the canvas is in the node's coordinates.
  open func draw(into canvas: inout Canvas) { drawItems(into: &canvas) }

  /// Adds the shadow that the node's outline casts.
  open func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    for item in items {
      canvas.translated(by: item.origin - Point.zero) { item.drawShadow(shadow, into: &$0) }
    }
  }

  /// Whether a position in the node's coordinates hits something of its own, apart from its items.
  open func containsHit(_ point: Point) -> Bool { false }

  /// The items that may be seen and hit, the topmost last, each with the place where it is drawn.
  open var hitItems: [(item: Node, origin: Point)] { items.map { ($0, $0.origin) } }

  /// The area outside of which nothing here can be hit; nil: anywhere.
  open var hitArea: Rect? { nil }

  /// What watches pointers that go down on this node or below it.
  open var recognizers: [GestureRecognizer] { [] }

  /// Whether continuous scrolling that starts in this direction can move something here.
  open func wantsScroll(_ event: ScrollEvent) -> Bool { false }
  /// Takes a step of a scroll gesture that `wantsScroll` accepted.
  open func scroll(_ event: ScrollEvent) {}
  /// Takes detents of a wheel; false hands them to the next node.
  open func wheel(_ event: WheelEvent) -> Bool { false }
  /// Takes a key; false hands it to the next node.
  open func key(_ event: KeyEvent) -> Bool { false }
  /// Whether the keyboard focus may rest here.
  open var canFocus: Bool { false }
  /// Whether the pointer over this node is drawn as another cursor.
  open var cursor: Cursor? { nil }
  /// Tells that the pointer came over the node or left it.
  open func hoverChanged(to isHovered: Bool) {}

  /// Moves what is moving to a time; false when everything rests.
  open func advance(to now: Seconds) -> Bool { false }

  /// The node came into a tree that is shown.
  open func didAppear() {}
  /// The node has left the tree for good.
  open func didDisappear() {}

  /// How far the node's content is from being seen: 0 in view, more the later it may be needed.
  open func remoteness(of child: Node) -> Double { 0 }
}

// MARK: - Children

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
    for child in children where !kept.contains(ObjectIdentifier(child)) { child.disappear() }
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

  private func disappear() {
    for child in children { child.disappear() }
    parent = nil
    host.forget(self)
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

// MARK: - Layout

extension Node {
  /// The size that the node takes when offered a size, remembered until its layout changes.
  public final func measure(_ proposal: ProposedSize) -> Size {
    if let known = measured.first(where: { $0.proposal == proposal }) { return known.size }
    let size = sizeThatFits(proposal)
    if measured.count == 4 { measured.removeFirst() }
    measured.append((proposal, size))
    return size
  }

  /// Gives the node its extent and lets it place its items if anything changed.
  public final func layout(size: Size) {
    guard needsLayout || size != self.size else { return }
    self.size = size
    needsLayout = false
    host.counts.layouts += 1
    layoutItems()
  }

  /// Puts the node at a place with an extent.
  public final func place(at origin: Point, size: Size) {
    self.origin = origin
    layout(size: size)
  }

  /// Asks for a new layout of this node and of everything whose size may depend on it.
  public final func invalidateLayout() {
    var node: Node? = self
    while let current = node {
      current.needsLayout = true
      current.measured.removeAll(keepingCapacity: true)
      node = current.parent
    }
    host.layoutChanged()
  }

  /// Asks for a frame in which this node is drawn anew.
  public final func invalidateDrawing() { host.requestFrame() }

  /// The node's own bounds, from its top-left corner.
  public final var bounds: Rect { Rect(size: size) }
}

// MARK: - Drawing and hits

extension Node {
  /// Draws the items, the first one at the bottom.
  public final func drawItems(into canvas: inout Canvas) {
    for item in items { item.drawPlaced(into: &canvas) }
  }

  /// Draws the node at its place in its parent.
  public final func drawPlaced(into canvas: inout Canvas) {
    canvas.translated(by: origin - Point.zero) { draw(into: &$0) }
  }

  /// Collects every node under a position, the topmost branch first and leaves before roots.
  final func collectHits(at point: Point, into hits: inout [Node]) -> Bool {
    if let hitArea, !hitArea.contains(point) { return false }
    var isHit = false
    for (item, origin) in hitItems.reversed() {
      let local = Point(x: point.x - origin.x, y: point.y - origin.y)
      if item.collectHits(at: local, into: &hits) { isHit = true }
    }
    if isHit || containsHit(point) {
      hits.append(self)
      return true
    }
    return false
  }

  /// Whether another node is this one or lies below it.
  final func isAncestor(of node: Node) -> Bool {
    var current: Node? = node
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parent
    }
    return false
  }

  /// A position of the window in this node's coordinates, as the node was last laid out.
  public final func convertFromWindow(_ point: Point) -> Point {
    var container = parent
    while let group = container, group.isGroup { container = group.parent }
    guard let container else { return Point(x: point.x - origin.x, y: point.y - origin.y) }
    let start = container.convertFromWindow(point)
    let place = container.hitItems.first { $0.item === self }?.origin ?? origin
    return Point(x: start.x - place.x, y: start.y - place.y)
  }
}
