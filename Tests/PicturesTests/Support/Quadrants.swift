import Graphics
import Testing

/// What most fixtures show upright: 48 × 32 pixels in four colours.
nonisolated enum Quadrants {
  static let topLeft = Color(hex: 0xE02020)
  static let topRight = Color(hex: 0x20C040)
  static let bottomLeft = Color(hex: 0x2040E0)
  static let bottomRight = Color(hex: 0xF0F0F0)

  /// Expects the four colours in the middles of the quarters of a bitmap.
  static func expect(
    _ bitmap: Bitmap, tolerance: Double = 0.02, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (x, y) = (bitmap.width / 4, bitmap.height / 4)
    let found = [
      (bitmap[x, y], topLeft), (bitmap[3 * x, y], topRight),
      (bitmap[x, 3 * y], bottomLeft), (bitmap[3 * x, 3 * y], bottomRight),
    ]
    for (index, (color, wanted)) in found.enumerated() {
      #expect(
        color.isNear(wanted, tolerance: tolerance), "quarter \(index): \(color)",
        sourceLocation: sourceLocation)
    }
  }
}

nonisolated extension Color {
  /// Whether no part differs by more than a tolerance.
  func isNear(_ other: Color, tolerance: Double) -> Bool {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha)) <= tolerance
  }
}
