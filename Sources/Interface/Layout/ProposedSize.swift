public import Graphics

/// The size that a parent offers; nil on an axis asks for the ideal extent.
nonisolated public struct ProposedSize: Sendable, Hashable {
  /// The offered width in points.
  public var width: Double?
  /// The offered height in points.
  public var height: Double?

  /// Makes an offer from its extents.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Offers a whole size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Asks for the ideal size.
  public static let unspecified = ProposedSize()

  /// The offer with unspecified extents replaced by those of a size.
  public func filled(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The offer made smaller by distances at its edges, never below zero.
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
