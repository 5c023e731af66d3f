/// Pixels of 32 bits, alpha in the highest byte, then red, green and blue, rows top to bottom.
nonisolated struct PixelGrid {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  /// Clear pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Puts another grid at a place; what lies outside is left out, and so is what is clear.
  mutating func put(_ other: PixelGrid, x: Int, y: Int) {
    for row in max(0, -y)..<max(0, -y, min(other.height, height - y)) {
      for column in max(0, -x)..<max(0, -x, min(other.width, width - x)) {
        let pixel = other.pixels[row * other.width + column]
        if pixel >> 24 != 0 { pixels[(y + row) * width + x + column] = pixel }
      }
    }
  }

  /// The grid made smaller by a factor below 1, each new pixel the mean of those that it covers.
  func reduced(by factor: Double) -> PixelGrid {
    var result = PixelGrid(
      width: max(1, Int((Double(width) * factor).rounded())),
      height: max(1, Int((Double(height) * factor).rounded())))
    for y in 0..<result.height {
      let rows = Self.covered(y, of: result.height, from: height)
      for x in 0..<result.width {
        result.pixels[y * result.width + x] = mean(
          columns: Self.covered(x, of: result.width, from: width), rows: rows)
      }
    }
    return result
  }

  private static func covered(_ index: Int, of count: Int, from source: Int) -> Range<Int> {
    let start = index * source / count
    return start..<max(start + 1, (index + 1) * source / count)
  }

  /// Clear pixels have no colour to give to the mean.
  private func mean(columns: Range<Int>, rows: Range<Int>) -> UInt32 {
    var (alpha, red, green, blue): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = pixels[y * width + x]
        let weight = pixel >> 24
        alpha += weight
        red += (pixel >> 16 & 0xFF) * weight
        green += (pixel >> 8 & 0xFF) * weight
        blue += (pixel & 0xFF) * weight
      }
    }
    guard alpha > 0 else { return 0 }
    let count = UInt32(columns.count * rows.count)
    return (alpha / count) << 24 | (red / alpha) << 16 | (green / alpha) << 8 | blue / alpha
  }
}
