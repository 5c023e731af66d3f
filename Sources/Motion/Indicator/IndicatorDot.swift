/// One dot in a row of dots that stand for pages.
public struct IndicatorDot: Sendable, Hashable {
  /// The page that the dot stands for.
  public var page: Int
  /// The centre, in points from the leading edge of the row.
  public var center: Double
  /// The extent along the row, in points.
  public var width: Double
  /// The extent across the row, in points.
  public var height: Double
  /// How much of the page is current: 1 on it, 0 a page away or farther.
  public var prominence: Double

  /// Makes a dot from its parts.
  public init(page: Int, center: Double, width: Double, height: Double, prominence: Double) {
    self.page = page
    self.center = center
    self.width = width
    self.height = height
    self.prominence = prominence
  }
}
