import Graphics

/// A place in a view, in shares of its width from the leading edge and of its height from the top.
nonisolated public struct UnitPoint: Sendable, Hashable {
  /// The share of the width, 0 at the leading edge.
  public var x: Double
  /// The share of the height, 0 at the top.
  public var y: Double

  /// Makes a place from its shares.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The corner of the top and leading edges.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the top and leading edges.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner of the top and trailing edges.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner of the bottom and leading edges.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner of the bottom and trailing edges.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place in an area.
  func place(in area: Rect, _ direction: LayoutDirection) -> Point {
    Point(
      x: area.minX + area.width * (direction == .leftToRight ? x : 1 - x),
      y: area.minY + area.height * y)
  }
}
