extension IndicatorMetrics {
  /// The page whose dot is at a place along the row, or nil beside the row.
  ///
  /// A dot owns half of the gap on both of its sides, so there is no dead place between dots.
  public func page(at place: Double, count: Int, position: Double) -> Int? {
    let length = width(count: count)
    guard length > 0, place >= -gap / 2, place < length + gap / 2, position.isFinite else {
      return nil
    }
    let slot = (place - diameter / 2) / pitch
    return min(max(0, wholePage(slot + offset(count: count, position: position))), count - 1)
  }

  /// How far the pointer moves per page when it drags along the row.
  ///
  /// A row that shows every page follows the pointer. Up to 40 pages have 24 points each; more
  /// pages share the width of the row.
  public func scrubDistance(count: Int) -> Double {
    if count <= Self.window { return pitch }
    return count <= 40 ? 24 : width(count: count) / Double(count - 1)
  }

  /// The position after the pointer dragged along the row, limited to the pages that exist.
  /// - Parameters:
  ///   - start: The page where the pointer went down.
  ///   - distance: How far the pointer moved since, towards the last page.
  ///   - count: The number of pages.
  public func scrub(from start: Int, by distance: Double, count: Int) -> Double {
    guard count > 0, distance.isFinite else { return Double(start) }
    let position = Double(start) + distance / scrubDistance(count: count)
    return min(max(0, position), Double(count - 1))
  }
}
