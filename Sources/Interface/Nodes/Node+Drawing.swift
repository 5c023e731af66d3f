public import Graphics

extension Node {
  /// Draws the items, the first one at the bottom.
  public final func drawItems(into canvas: inout Canvas) {
    for item in drawnItems { item.drawPlaced(into: &canvas) }
  }

  /// Draws the node at its place in its parent.
  public final func drawPlaced(into canvas: inout Canvas) {
    canvas.translated(by: origin - Point.zero) { draw(into: &$0) }
  }

  /// Draws the node's shadow at its place in its parent.
  public final func drawPlacedShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.translated(by: origin - Point.zero) { drawShadow(shadow, into: &$0) }
  }
}
