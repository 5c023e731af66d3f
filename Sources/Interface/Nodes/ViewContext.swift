import Graphics
public import Motion

/// What surrounds a view while it makes or updates its node.
public struct ViewContext {
  /// The window's tree.
  public unowned let host: ViewHost
  /// The values that ancestors set.
  public var environment: EnvironmentValues
  /// How changed values come in; nil: at once.
  public var animation: Animation?
  /// The node that will lay out what is made, as far as that is known.
  var container: Node?

  /// Makes a context from its parts.
  public init(host: ViewHost, environment: EnvironmentValues, animation: Animation? = nil) {
    self.host = host
    self.environment = environment
    self.animation = animation
  }

  /// Makes the node of a view.
  public func make<V: View>(_ view: V) -> Node { V.makeNode(view, in: self) }

  /// Updates a node with a new value of the view that made it.
  public func update<V: View>(_ node: Node, with view: V) {
    V.updateNode(node, with: view, in: self)
  }
}
