extension IndicatorMetrics {
  /// The most pages that a row lets the pointer scrub through one by one.
  private static let mostSteps = 40
  /// How far the pointer moves per page while it does, in points.
  private static let step = 24.0

  /// How far the pointer moves per page when it drags along the row, in points.
  ///
  /// A row that shows every page follows the pointer. Up to 40 pages have 24 points each; more
  /// pages share the width of the row.
  public func scrubDistance(count: Int) -> Double {
    if count <= window { return pitch }
    if isScrubbedInSteps(count: count) { return Self.step }
    return (width(count: count) - elongation) / Double(count - 1)
  }

  /// The position after the pointer dragged along the row, limited to the pages that exist.
  ///
  /// Where the pointer passes several pages per point, it is a whole page.
  /// - Parameters:
  ///   - start: The page where the pointer went down.
  ///   - distance: How far the pointer moved since, towards the last page, in points.
  ///   - count: The number of pages.
  public func scrub(from start: Int, by distance: Double, count: Int) -> Double {
    guard count > 0, distance.isFinite else { return Double(start) }
    let position = Double(start) + distance / scrubDistance(count: count)
    let inside = min(max(0, position), Double(count - 1))
    return isScrubbedInSteps(count: count) ? inside : inside.rounded()
  }

  private func isScrubbedInSteps(count: Int) -> Bool { count <= Self.mostSteps }
}
