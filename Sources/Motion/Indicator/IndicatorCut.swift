/// The pages that a row of dots leaves out while the bright dot leaps over them.
///
/// Dots look alike, so nobody misses those in the middle of a long way, and the rest of it can be
/// seen instead of rushing by.
struct IndicatorCut: Sendable, Hashable {
  /// The longest way that is shown whole, in pages: a window at both of its ends.
  private static let shown = 2.0 * Double(IndicatorMetrics.mostDots)
  /// Where the row is cut, in pages from its beginning.
  private let place: Double
  /// How many pages are left out there.
  let length: Int

  /// Leaves nothing out.
  static let none = IndicatorCut(from: 0, to: 0)

  /// Leaves out the middle of the way between two positions if it is long.
  init(from start: Double, to end: Double) {
    let distance = min(abs(end - start), Double(PageBounds.farthest))
    length = Int(max(0, distance - Self.shown))
    place = length > 0 ? min(start, end) + Self.shown / 2 : 0
  }

  /// Where a position among the pages is in the row.
  func place(of page: Double) -> Double {
    page <= place ? page : max(min(page, place), page - Double(length))
  }

  /// The position among the pages of a place in the row.
  func page(at place: Double) -> Double { place <= self.place ? place : place + Double(length) }
}
