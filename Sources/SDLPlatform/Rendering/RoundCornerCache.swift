/// The corners drawn so far: a window uses a handful of radii.
nonisolated final class RoundCornerCache {
  private var corners: [RoundCorner.Key: RoundCorner] = [:]

  /// Enough for every radius of a design, and a bound for those that an animation passes through.
  private static let limit = 64

  subscript(key: RoundCorner.Key) -> RoundCorner {
    if let corner = corners[key] { return corner }
    if corners.count >= Self.limit { corners.removeAll(keepingCapacity: true) }
    let corner = RoundCorner(key)
    corners[key] = corner
    return corner
  }
}
