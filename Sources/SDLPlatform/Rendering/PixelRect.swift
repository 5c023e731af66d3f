internal import Graphics

/// A rectangle of whole device pixels.
nonisolated struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels nearest to a rectangle given in fractional pixels; each edge snaps by itself, so
  /// that rectangles which touch still touch.
  init(snapping rect: Rect) {
    x = snappedPixel(rect.minX)
    y = snappedPixel(rect.minY)
    width = snappedPixel(rect.maxX) - x
    height = snappedPixel(rect.maxY) - y
  }

  /// All pixels that a rectangle given in fractional pixels touches.
  init(around rect: Rect) {
    self.init(
      snapping: Rect(
        x: rect.minX.rounded(.down), y: rect.minY.rounded(.down),
        width: rect.maxX.rounded(.up) - rect.minX.rounded(.down),
        height: rect.maxY.rounded(.up) - rect.minY.rounded(.down)))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The pixels that lie in none of other rectangles, as few rectangles that do not overlap.
  func subtracting(_ others: [PixelRect]) -> [PixelRect] {
    var parts = isEmpty ? [] : [self]
    for other in others where other.intersects(self) {
      parts = parts.flatMap { $0.intersects(other) ? $0.subtracting(other) : [$0] }
    }
    return parts
  }

  private func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
      PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter { !$0.isEmpty }
  }

  func inset(by distance: Int) -> PixelRect {
    PixelRect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  func offset(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

/// The whole pixel nearest to a coordinate, halves up on either side of zero; a coordinate that is
/// no number is 0, and far ones stay within what the renderer can count.
nonisolated func snappedPixel(_ value: Double) -> Int {
  guard !value.isNaN else { return 0 }
  return Int(min(max((value + 0.5).rounded(.down), -1_000_000), 1_000_000))
}
