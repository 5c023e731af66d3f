import Graphics
import Motion

/// What a tree still has to do.
struct PendingWork {
  /// Whether the content of the window has to be described again.
  var rootNeedsUpdate = true
  /// Nodes whose code has to run, with the animation of the change that made it necessary.
  var dirty: [ObjectIdentifier: (node: any BodyNode, animation: Animation?)] = [:]
  /// Nodes that move.
  var moving: [ObjectIdentifier: Node] = [:]
  /// Nodes that want to move again at a time.
  var timers: [ObjectIdentifier: (node: Node, time: Seconds)] = [:]
  /// The topmost nodes whose layout has to be made again.
  var unplaced: [ObjectIdentifier: Node] = [:]
  /// Nodes below which some have come into the tree without knowing it.
  var appearing: [Node] = []
  /// Code of the application that runs when the tree is up to date.
  var actions: [() -> Void] = []
  /// Whether nodes may have come closer to being seen, or gone further away.
  var visibilityIsStale = false

  /// Whether the tree is up to date and rests.
  var isEmpty: Bool { isUpToDate && moving.isEmpty }

  /// Whether the tree is up to date.
  var isUpToDate: Bool {
    !rootNeedsUpdate && dirty.isEmpty && unplaced.isEmpty && appearing.isEmpty && actions.isEmpty
  }

  /// Drops what a node that leaves the tree had to do.
  mutating func forget(_ node: Node) {
    let id = ObjectIdentifier(node)
    dirty[id] = nil
    moving[id] = nil
    timers[id] = nil
    unplaced[id] = nil
    visibilityIsStale = true
  }
}
