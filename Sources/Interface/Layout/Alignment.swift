public import Graphics

/// Where a view lies in an area that is larger than itself.
nonisolated public struct Alignment: Sendable, Hashable {
  /// The place sideways.
  public var horizontal: HorizontalAlignment
  /// The place up and down.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner of the top and leading edges.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner of the top and trailing edges.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner of the bottom and leading edges.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner of the bottom and trailing edges.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The corner of a view of a size that lies in an area by this alignment.
  public func origin(of size: Size, in area: Rect, _ direction: LayoutDirection) -> Point {
    Point(
      x: area.minX + (area.width - size.width) * horizontal.fraction(in: direction),
      y: area.minY + (area.height - size.height) * vertical.fraction)
  }
}
