nonisolated extension AlphaMask {
  /// How far a blur of a standard deviation (in pixels) carries coverage.
  static func blurReach(sigma: Double) -> Int {
    boxWidths(sigma: sigma).reduce(0) { $0 + $1 / 2 }
  }

  /// The mask after three box blurs, which come within 3 % of a Gaussian.
  ///
  /// The standard deviation is in pixels; the mask needs an empty margin of `blurReach`.
  func blurred(sigma: Double) -> AlphaMask {
    var result = self
    // Sixteen bits a pixel between passes, so that six roundings do not add up to a visible step.
    var plane = values.map { Int32($0) << 8 }
    for box in Self.boxWidths(sigma: sigma) where box > 1 {
      plane = Self.boxBlurred(
        plane, lines: height, length: width, step: 1, lineStep: width, box: box)
      plane = Self.boxBlurred(
        plane, lines: width, length: height, step: width, lineStep: 1, box: box)
    }
    result.values = plane.map { UInt8(min(255, ($0 + 128) >> 8)) }
    return result
  }

  /// Three odd box widths whose variances add up nearest to a Gaussian's (Kovesi, "Fast almost
  /// Gaussian filtering", 2010).
  private static func boxWidths(sigma: Double) -> [Int] {
    guard sigma > 0, sigma.isFinite else { return [1, 1, 1] }
    let variance = 12 * sigma * sigma
    var narrow = Int((variance / 3 + 1).squareRoot())
    if narrow.isMultiple(of: 2) { narrow -= 1 }
    let n = Double(narrow)
    let narrowCount = ((variance - 3 * n * n - 12 * n - 9) / (-4 * n - 4)).rounded()
    return (0..<3).map { Double($0) < narrowCount ? narrow : narrow + 2 }
  }

  private static func boxBlurred(
    _ plane: [Int32], lines: Int, length: Int, step: Int, lineStep: Int, box: Int
  ) -> [Int32] {
    let half = box / 2
    var result = plane
    plane.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        for line in 0..<lines {
          let start = line * lineStep
          var sum = 0
          for i in 0..<min(half, length) { sum += Int(source[start + i * step]) }
          for i in 0..<length {
            if i + half < length { sum += Int(source[start + (i + half) * step]) }
            if i - half - 1 >= 0 { sum -= Int(source[start + (i - half - 1) * step]) }
            target[start + i * step] = Int32((sum + half) / box)
          }
        }
      }
    }
    return result
  }
}
