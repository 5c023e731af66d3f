public import Graphics

extension Node {
  /// Whether a movement that this node cannot make belongs to one round it, which can.
  public final func yields(_ axis: Axis, towards direction: Double) -> Bool {
    guard !canMove(axis, towards: direction) else { return false }
    var node = parent
    while let current = node {
      if current.canMove(axis, towards: direction) { return true }
      node = current.parent
    }
    return false
  }
}
