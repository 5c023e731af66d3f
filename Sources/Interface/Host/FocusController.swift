import Graphics

/// Which node keys go to first, and the ring round it.
public final class FocusController {
  private unowned let host: ViewHost
  /// The node with the focus.
  public private(set) weak var node: Node?
  /// Whether the ring shows: after a key, until the pointer is used.
  var isVisible = false { didSet { if isVisible != oldValue { host.requestFrame() } } }

  init(host: ViewHost) { self.host = host }

  /// Moves the focus to the next node that can have it, or the one before; past the last it is
  /// nowhere.
  func move(backwards: Bool) {
    isVisible = true
    let nodes = focusable
    let index = nodes.firstIndex { $0 === node }
    let next = index.map { $0 + (backwards ? -1 : 1) } ?? (backwards ? nodes.count - 1 : 0)
    node = nodes.indices.contains(next) ? nodes[next] : nil
    host.requestFrame()
  }

  /// Gives the focus to a node, or with nil to none.
  public func take(_ node: Node?) {
    self.node = node
    host.requestFrame()
  }

  func forget(_ node: Node) { if self.node === node { self.node = nil } }

  private var focusable: [Node] {
    var nodes: [Node] = []
    func visit(_ node: Node) {
      if node.canFocus { nodes.append(node) }
      for (item, _) in node.hitItems { visit(item) }
    }
    if let root = host.root { visit(root) }
    return nodes
  }

  /// Draws the ring: 2 points of accent, 2 points away from the node.
  func draw(into canvas: inout Canvas) {
    guard isVisible, let node else { return }
    let corner = Point.zero - node.convertFromWindow(.zero)
    let rect = Rect(origin: Point.zero + corner, size: node.size)
    let accent =
      host.environment.colorScheme == .dark ? Color(hex: 0x6CB0FF) : Color(hex: 0x0B5FC6)
    canvas.add(.stroke(rect.inset(by: -4), radius: 8, width: 2, accent))
  }
}
