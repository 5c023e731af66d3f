internal import CImageCodecs
public import Graphics

/// What a picture looks like from afar: how bright it is in its parts, and its colours from the top
/// down.
nonisolated public struct PictureTone: Sendable, Hashable {
  /// The mean colours of the upper, the middle and the lower third, weighted by their opacity.
  public let colors: [Color]
  /// The mean luma of `TONE_SIDE` × `TONE_SIDE` parts, row by row, 0 to 255.
  private let lumas: [UInt8]

  /// Measures a bitmap, on about 60,000 of its pixels.
  init(of bitmap: Bitmap) {
    var lumas = [UInt8](repeating: 0, count: Int(TONE_SIDE * TONE_SIDE))
    var bands = [Double](repeating: 0, count: Int(TONE_BANDS * 4))
    pixels_tone(
      bitmap.bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.width),
      Int32(bitmap.height), &lumas, &bands)
    self.lumas = lumas
    colors = stride(from: 0, to: bands.count, by: 4).map { band in
      Color(
        red: bands[band + 2] / 255, green: bands[band + 1] / 255, blue: bands[band] / 255,
        opacity: bands[band + 3] / 255)
    }
  }

  /// The mean colour of the whole.
  public var averageColor: Color {
    let opacity = colors.reduce(0) { $0 + $1.alpha }
    func mean(_ part: (Color) -> Double) -> Double {
      opacity > 0 ? colors.reduce(0) { $0 + part($1) * $1.alpha } / opacity : 0
    }
    return Color(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue),
      opacity: opacity / Double(colors.count))
  }

  /// The mean luma, 0 (black) … 1 (white), of a part of the picture given within 0…1; nil when the
  /// part lies outside of the picture.
  ///
  /// Luma is 0.2126 R′ + 0.7152 G′ + 0.0722 B′ (ITU-R BT.709).
  public func brightness(in part: Rect = .unit) -> Double? {
    let part = part.intersection(.unit)
    guard !part.isEmpty else { return nil }
    let columns = Self.shares(from: part.minX, to: part.maxX)
    var sum = 0.0
    var weight = 0.0
    for row in Self.shares(from: part.minY, to: part.maxY) {
      for column in columns {
        let share = row.share * column.share
        sum += share * Double(lumas[row.index * Int(TONE_SIDE) + column.index])
        weight += share
      }
    }
    return sum / weight / 255
  }

  /// The parts along a side that a stretch of it touches, and how much of each it covers.
  private static func shares(
    from start: Double, to end: Double
  ) -> [(index: Int, share: Double)] {
    let side = Double(TONE_SIDE)
    let (start, end) = (start * side, end * side)
    let last = min(Int(TONE_SIDE) - 1, Int(end.rounded(.up)) - 1)
    return (min(Int(start), last)...last).map { index in
      (index, min(end, Double(index + 1)) - max(start, Double(index)))
    }
  }
}
