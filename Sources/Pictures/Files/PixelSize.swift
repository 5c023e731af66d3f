public import Graphics

/// A width and a height in whole pixels.
nonisolated public struct PixelSize: Sendable, Hashable {
  /// The number of pixels in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a size from its sides in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Makes the size that covers a size in points on a display of some pixels per point.
  public init(_ size: Size, scale: Double) {
    func pixels(_ length: Double) -> Int {
      let pixels = (length * scale - 0.01).rounded(.up)
      return pixels > 1 ? Int(min(pixels, 1e6)) : 1
    }
    self.init(width: pixels(size.width), height: pixels(size.height))
  }

  /// The number of pixels in all.
  public var area: Int { width * height }

  /// The memory that a bitmap or texture of this size takes, in bytes.
  public var byteCount: Int { area * 4 }

  /// The size with its sides exchanged.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }

  /// The size multiplied by a factor and rounded, at least 1 pixel on each side.
  public func scaled(by factor: Double) -> PixelSize {
    PixelSize(
      width: max(1, Int((Double(width) * factor).rounded())),
      height: max(1, Int((Double(height) * factor).rounded())))
  }
}
