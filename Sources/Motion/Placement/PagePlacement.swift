public import Graphics

/// Where pages are seen, as a pure function of where the row is.
///
/// A placement knows no gestures and no time: fingers and springs move the row, and it answers how
/// each page looks then. Make your own from a function:
/// ```swift
/// let tower = PagePlacement(reach: 2) { page in
///   Placement(
///     transform: page.along(page.offset * 80), order: -abs(page.offset),
///     opacity: max(0, 1 - abs(page.offset) / 2))
/// }
/// ```
public struct PagePlacement: Sendable {
  /// How many pages before and after the position can be seen.
  public let reach: Int
  /// How far a pointer drags for one page, in points; nil: the area's length and the spacing.
  public let travel: (@Sendable (Size) -> Double)?
  private let pageSize: (@Sendable (Size) -> Size)?
  private let place: @Sendable (PageMoment) -> Placement?

  /// Makes a placement.
  /// - Parameters:
  ///   - reach: How many pages before and after the position can be seen.
  ///   - pageSize: The size of a page in an area; nil: the whole area.
  ///   - travel: How far a pointer drags for one page in an area, in points; nil: the area's length
  ///     and the spacing. Trackpads always take 400 units.
  ///   - place: How a page is seen; nil: not at all.
  public init(
    reach: Int, pageSize: (@Sendable (Size) -> Size)? = nil,
    travel: (@Sendable (Size) -> Double)? = nil,
    place: @escaping @Sendable (PageMoment) -> Placement?
  ) {
    self.reach = max(1, reach)
    self.pageSize = pageSize
    self.travel = travel
    self.place = place
  }

  /// The size of a page in an area.
  public func pageSize(in area: Size) -> Size { pageSize?(area) ?? area }

  /// How a page is seen in a moment; nil: not at all.
  public func placement(of page: PageMoment) -> Placement? {
    guard let placement = place(page), placement.opacity > 0 else { return nil }
    return placement
  }
}
