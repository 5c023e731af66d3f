public import Graphics

extension Node {
  /// Collects every node under a position, the topmost branch first and leaves before roots.
  @discardableResult final func collectHits(at point: Point, into hits: inout [Node]) -> Bool {
    if let hitArea, !hitArea.contains(point) { return false }
    var isHit = false
    for (item, place) in hitItems.reversed() {
      guard let local = place.inverse?.apply(to: point) else { continue }
      if item.collectHits(at: local, into: &hits) { isHit = true }
    }
    if isHit || containsHit(point) {
      hits.append(self)
      return true
    }
    return false
  }

  /// Whether a position in the node's coordinates is in its bounds or on something drawn outside.
  final func isHit(at point: Point) -> Bool {
    var hits: [Node] = []
    return bounds.contains(point) || collectHits(at: point, into: &hits)
  }

  /// From this node's coordinates to those of what it was laid out in.
  public final var placeInParent: Transform { .translation(origin - Point.zero) }

  /// From this node's coordinates to its container's, as the container draws it.
  final var placeInContainer: Transform {
    container?.hitItems.first { $0.item === self }?.place ?? placeInParent
  }

  /// From this node's coordinates to the window's, as the node was last laid out.
  public final var transformToWindow: Transform {
    guard let container else { return placeInParent }
    return placeInContainer.followed(by: container.transformToWindow)
  }

  /// A position of the window in this node's coordinates, as the node was last laid out.
  public final func convertFromWindow(_ point: Point) -> Point {
    transformToWindow.inverse?.apply(to: point) ?? point
  }
}
