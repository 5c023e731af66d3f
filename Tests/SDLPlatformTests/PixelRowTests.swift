import CPixels
import Testing

struct PixelRowTests {
  private let guardByte: UInt8 = 0xA5

  /// The rounded mean of two bytes by a weight of the second one.
  private func mixed(_ a: Int, _ b: Int, _ weight: Int) -> UInt8 {
    UInt8((2 * (a * (255 - weight) + b * weight) + 255) / 510)
  }

  @Test func mixingIsExactForEveryByteAndWeight() {
    for alpha in 0...255 {
      for other in [0, 1, 127, 128, 254, 255] {
        var row = (0...255).map { UInt8($0) }
        let color = [UInt8](repeating: UInt8(other), count: 4)
        mix_pixel_row(&row, 64, color, UInt8(alpha))
        #expect(row == (0...255).map { mixed($0, other, alpha) }, "\(other) by \(alpha)")

        var second = (0...255).map { UInt8($0) }
        mix_pixel_rows(&second, [UInt8](repeating: UInt8(other), count: 256), 64, UInt8(alpha))
        #expect(second == row, "\(other) by \(alpha)")
      }
    }
  }

  @Test func rowsEndWhereTheyEnd() {
    for count in 0...9 {
      let length = count * 4
      let guards = [UInt8](repeating: guardByte, count: 16)
      let others = [UInt8](repeating: 200, count: length + 16)
      var rows = (0..<3).map { _ in [UInt8](repeating: 100, count: length) + guards }
      fill_pixel_row(&rows[0], count, [1, 2, 3, 4])
      mix_pixel_row(&rows[1], count, [200, 200, 200, 200], 255)
      mix_pixel_rows(&rows[2], others, count, 255)
      #expect(rows[0] == (0..<length).map { UInt8($0 % 4 + 1) } + guards)
      #expect(rows[1] == [UInt8](repeating: 200, count: length) + guards)
      #expect(rows[2] == rows[1])
    }
  }
}
