import Graphics

/// Which node keys go to first, and the ring round it.
public final class FocusController {
  private unowned let host: ViewHost
  /// The node with the focus.
  public private(set) weak var node: Node?
  /// Whether the ring shows: after Tab, until the pointer is used.
  var isVisible = false { didSet { if isVisible != oldValue { host.requestFrame() } } }

  init(host: ViewHost) { self.host = host }

  /// Moves the focus to the next node that can have it, or the one before; past the last it is
  /// nowhere.
  func move(backwards: Bool) {
    isVisible = true
    let nodes = focusable
    let index = nodes.firstIndex { $0 === node }
    let next = index.map { $0 + (backwards ? -1 : 1) } ?? (backwards ? nodes.count - 1 : 0)
    guard nodes.indices.contains(next) else { return take(nil) }
    move(to: nodes[next])
  }

  /// Moves the focus to a node as the keyboard does: it is scrolled into view, and its ring shows.
  public func move(to node: Node) {
    isVisible = true
    take(node)
    reveal(node)
  }

  /// Scrolls whatever a node lies in so that it and its ring are seen.
  private func reveal(_ node: Node) {
    let isInside = node.bounds.intersection(node.focusRing) == node.focusRing
    var area = isInside ? node.bounds : node.focusRing
    var child = node
    while let container = child.container {
      area = child.placeInContainer.apply(to: area)
      container.reveal(area)
      child = container
    }
  }

  /// Gives the focus to a node, or with nil to none.
  public func take(_ node: Node?) {
    guard node !== self.node else { return }
    self.node = node
    host.requestFrame()
  }

  /// Whether the focus is on a node or on something below it.
  public func isInside(_ node: Node) -> Bool { self.node.map(node.isAncestor) ?? false }

  /// The focus of a node that leaves the tree falls to what is left of its branch.
  func forget(_ node: Node) { if self.node === node { take(node.parent) } }

  /// Moves the focus off a node that cannot have it any more, because it is disabled or out of
  /// sight, to the nearest ancestor that can.
  func validate() { if let node { take(nearest(to: node)) } }

  private func nearest(to node: Node) -> Node? {
    var holder = node.canFocus ? node : nil
    var child = node
    while let container = child.container {
      if !container.focusItems.contains(where: { $0 === child }) { holder = nil }
      if holder == nil, container.canFocus { holder = container }
      child = container
    }
    return holder
  }

  /// The node with the focus and all above it.
  var branch: [Node] {
    Array(sequence(first: node) { $0?.parent }.compactMap(\.self))
  }

  private var focusable: [Node] {
    var nodes: [Node] = []
    func visit(_ node: Node) {
      if node.canFocus { nodes.append(node) }
      for item in node.focusItems { visit(item) }
    }
    if let root = host.root { visit(root) }
    return nodes
  }

  /// How wide the ring is in points: more where stronger differences are wished for.
  private var width: Double { host.environment.colorSchemeContrast == .increased ? 3 : 2 }

  /// Draws the ring: 2 points of accent, or on pictures of white between two dark lines.
  func draw(into canvas: inout Canvas) {
    guard isVisible, let node else { return }
    draw(ringOf: node, within: branch.dropFirst().filter { $0.hitArea != nil }, into: &canvas)
  }

  /// Draws the ring inside the areas of those above that show only a part of what they contain.
  private func draw(
    ringOf node: Node, within clips: some Collection<Node>, into canvas: inout Canvas
  ) {
    if let clip = clips.first, let area = clip.hitArea {
      canvas.clipped(to: clip.transformToWindow.apply(to: area)) {
        draw(ringOf: node, within: clips.dropFirst(), into: &$0)
      }
      return
    }
    // A wider ring grows outwards.
    let (width, growth) = (width, width - 2)
    let ring = node.transformToWindow.apply(to: node.focusRing).inset(by: -growth)
    let radius = node.focusRadius + growth
    guard node.hasContrastRing else {
      canvas.add(.stroke(ring, radius: radius, width: width, host.environment.colorScheme.accent))
      return
    }
    let line = Color(white: 0, opacity: 0.6)
    canvas.add(.stroke(ring.inset(by: -1), radius: radius + 1, width: 1, line))
    canvas.add(.stroke(ring, radius: radius, width: width, .white))
    canvas.add(.stroke(ring.inset(by: width), radius: max(0, radius - width), width: 1, line))
  }
}
