/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a size from its extents in points.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size()

  /// Whether nothing can be seen in this size.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The size stretched by a factor.
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}
