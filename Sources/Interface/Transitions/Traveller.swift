import Graphics

/// A node that shows how its content comes and goes.
protocol Traveller: Node {
  /// The content has come into the tree, or back into it while it was going.
  func come(in context: ViewContext)
  /// The content has left the tree.
  func go(in context: ViewContext)
  /// Whether the content is still on its way.
  var isOnItsWay: Bool { get }
}

/// A node that has left the tree and is seen until its travellers have arrived.
struct Departure {
  let node: Node
  /// The number of the child in front of which it is drawn.
  var place: Int
  /// What the node is known by, should it be wanted again.
  let key: AnyHashable?
  /// What is drawn of it, each with its place in the window until that is laid out again.
  var anchors: [(item: Node, place: Point)]
  /// Nodes below whose code should have run meanwhile: what is gone does not follow the model.
  var missed: [any BodyNode] = []
}
