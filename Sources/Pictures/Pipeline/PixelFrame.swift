internal import Graphics

/// A rectangle of whole pixels in a bitmap.
nonisolated struct PixelFrame: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(columns: Range<Int>, rows: Range<Int>) {
    self.init(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  var byteCount: Int { width * height * 4 }

  /// The rectangle in fractional pixels.
  var rect: Rect {
    Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

nonisolated extension Bitmap {
  /// The pixels in a rectangle as a bitmap of their own, which the whole does not need; nil without
  /// the memory for it.
  func part(_ frame: PixelFrame) -> Bitmap? {
    if frame.width == width, frame.height == height { return self }
    return Bitmap(width: frame.width, height: frame.height, isOpaque: isOpaque) { memory in
      for row in 0..<frame.height {
        let start = (frame.y + row) * stride + frame.x * 4
        memory[(row * frame.width * 4)...].copyBytes(
          from: bytes[start..<start + frame.width * 4])
      }
    }
  }
}
