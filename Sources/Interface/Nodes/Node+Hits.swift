public import Graphics

extension Node {
  /// Collects every node under a position, the topmost branch first and leaves before roots.
  @discardableResult final func collectHits(at point: Point, into hits: inout [Node]) -> Bool {
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

  /// Whether a position in the node's coordinates is in its bounds or on something drawn outside.
  final func isHit(at point: Point) -> Bool {
    var hits: [Node] = []
    return bounds.contains(point) || collectHits(at: point, into: &hits)
  }

  /// A position of the window in this node's coordinates, as the node was last laid out.
  public final func convertFromWindow(_ point: Point) -> Point {
    guard let container else { return Point(x: point.x - origin.x, y: point.y - origin.y) }
    let start = container.convertFromWindow(point)
    let place = container.hitItems.first { $0.item === self }?.origin ?? origin
    return Point(x: start.x - place.x, y: start.y - place.y)
  }
}
