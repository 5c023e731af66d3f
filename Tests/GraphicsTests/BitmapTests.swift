import Graphics
import Testing

@Suite struct BitmapTests {
  private struct Refusal: Error {}

  @Test func aPixelIsBlueGreenRedAlphaInMemory() throws {
    let made = Bitmap(width: 2, height: 2, isOpaque: false) { bytes in
      bytes.copyBytes(from: [255, 0, 0, 255] as [UInt8])
      // The last pixel of the last row.
      for (index, byte) in [0, 255, 51, 102].enumerated() { bytes[12 + index] = UInt8(byte) }
    }
    let bitmap = try #require(made)
    #expect(bitmap[0, 0] == Color(hex: 0x0000FF))
    #expect(bitmap[1, 1] == Color(red: 0.2, green: 1, blue: 0, opacity: 0.4))
    #expect(bitmap[1, 0] == .clear)
    #expect(bitmap.stride == 8 && bitmap.byteCount == 16)
  }

  @Test func anOpaqueBitmapIgnoresTheFourthByte() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, isOpaque: true) { $0[2] = 255 })
    #expect(bitmap[0, 0] == Color(red: 1, green: 0, blue: 0))
  }

  @Test func memoryIsZeroBeforeItIsFilled() throws {
    let bitmap = Bitmap(width: 37, height: 11, isOpaque: false) { bytes in
      #expect(bytes.count == 37 * 11 * 4)
      #expect(bytes.allSatisfy { $0 == 0 })
    }
    #expect(try #require(bitmap).bytes.allSatisfy { $0 == 0 })
  }

  @Test func withoutMemoryThereIsNone() {
    let bitmap = Bitmap(width: 1 << 24, height: 1 << 24, isOpaque: true) { _ in
      Issue.record("there is no such memory")
    }
    #expect(bitmap == nil)
  }

  @Test func anErrorWhileFillingReachesTheCaller() {
    #expect(throws: Refusal.self) {
      try Bitmap(width: 1, height: 1, isOpaque: true) { _ throws(Refusal) in throw Refusal() }
    }
  }
}
