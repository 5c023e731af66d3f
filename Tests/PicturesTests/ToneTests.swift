import Graphics
import Testing

@testable import Pictures

struct ToneTests {
  /// A picture whose pixels have the colour that a closure says.
  private func bitmap(
    _ width: Int, _ height: Int, color: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) throws -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, isOpaque: false) { memory in
      for y in 0..<height {
        for x in 0..<width {
          let (red, green, blue, alpha) = color(x, y)
          let at = (y * width + x) * 4
          (memory[at], memory[at + 1], memory[at + 2], memory[at + 3]) = (blue, green, red, alpha)
        }
      }
    }
    return try #require(bitmap)
  }

  private func isNear(_ one: Double?, _ other: Double, by tolerance: Double = 0.005) -> Bool {
    one.map { abs($0 - other) <= tolerance } ?? false
  }

  @Test func lumaWeighsTheColours() throws {
    for (color, luma) in [
      ((255, 0, 0), 0.2126), ((0, 255, 0), 0.7152), ((0, 0, 255), 0.0722), ((255, 255, 255), 1),
      ((0, 0, 0), 0),
    ] {
      let (red, green, blue) = (UInt8(color.0), UInt8(color.1), UInt8(color.2))
      let tone = try PictureTone(of: bitmap(70, 50) { _, _ in (red, green, blue, 255) })
      #expect(isNear(tone.brightness(), luma), "\(color)")
      #expect(isNear(tone.brightness(in: Rect(x: 0.3, y: 0.6, width: 0.01, height: 0.2)), luma))
    }
  }

  @Test func eachPartHasItsOwnBrightness() throws {
    let tone = try PictureTone(
      of: bitmap(320, 160) { x, y in x < 160 && y < 80 ? (255, 255, 255, 255) : (0, 0, 0, 255) })
    #expect(isNear(tone.brightness(), 0.25))
    #expect(isNear(tone.brightness(in: Rect(x: 0, y: 0, width: 0.5, height: 0.5)), 1))
    #expect(isNear(tone.brightness(in: Rect(x: 0.5, y: 0, width: 0.5, height: 1)), 0))
    #expect(isNear(tone.brightness(in: Rect(x: 0, y: 0, width: 1, height: 0.5)), 0.5))
    #expect(isNear(tone.brightness(in: Rect(x: 0.49, y: 0, width: 0.02, height: 0.1)), 0.5))
    #expect(isNear(tone.brightness(in: Rect(x: -1, y: -1, width: 1.5, height: 2)), 0.5))
    #expect(tone.brightness(in: Rect(x: 1, y: 0, width: 1, height: 1)) == nil)
    #expect(tone.brightness(in: Rect(x: 0.5, y: 0.5, width: 0, height: 0.1)) == nil)
  }

  @Test func gradientsAndTinyPicturesAreMeasuredToo() throws {
    let ramp = try PictureTone(of: bitmap(256, 9) { x, _ in (UInt8(x), UInt8(x), UInt8(x), 255) })
    for start in stride(from: 0.0, through: 0.9, by: 0.05) {
      let part = Rect(x: start, y: 0, width: 0.1, height: 1)
      #expect(isNear(ramp.brightness(in: part), start + 0.05, by: 0.01), "from \(start)")
    }
    let dot = try PictureTone(of: bitmap(1, 1) { _, _ in (255, 255, 255, 255) })
    #expect(isNear(dot.brightness(in: Rect(x: 0.9, y: 0.9, width: 0.1, height: 0.1)), 1))
    let pair = try PictureTone(
      of: bitmap(2, 1) { x, _ in x == 0 ? (0, 0, 0, 255) : (255, 255, 255, 255) })
    #expect(isNear(pair.brightness(in: Rect(x: 0, y: 0, width: 0.5, height: 1)), 0))
    #expect(isNear(pair.brightness(in: Rect(x: 0.5, y: 0, width: 0.5, height: 1)), 1))
  }

  @Test func clearPixelsDoNotCount() throws {
    let tone = try PictureTone(
      of: bitmap(64, 64) { x, _ in x < 32 ? (0, 0, 0, 0) : (255, 255, 255, 255) })
    #expect(isNear(tone.brightness(), 1))
    #expect(isNear(tone.brightness(in: Rect(x: 0, y: 0, width: 0.4, height: 1)), 1))
    let nothing = try PictureTone(of: bitmap(8, 8) { _, _ in (90, 90, 90, 0) })
    #expect(nothing.brightness() == 0 && nothing.averageColor.alpha == 0)
  }

  @Test func theColoursGoFromTheTopDown() throws {
    let tone = try PictureTone(
      of: bitmap(60, 96) { _, y in
        y < 33 ? (255, 0, 0, 255) : y < 66 ? (0, 255, 0, 255) : (0, 0, 255, 255)
      })
    let wanted = [
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
      Color(red: 0, green: 0, blue: 1),
    ]
    #expect(tone.colors.count == 3)
    for (color, wanted) in zip(tone.colors, wanted) {
      #expect(color.isNear(wanted, tolerance: 0.01), "\(color)")
    }
  }

  /// 400 × 300 pixels fill 200 × 200 points: 50 pixels are cut off on the left and on the right.
  @Test func brightnessIsMeasuredWhereThePictureIsSeen() throws {
    let tone = try PictureTone(
      of: bitmap(400, 300) { x, _ in x < 200 ? (255, 255, 255, 255) : (0, 0, 0, 255) })
    let picture = ShownPicture(
      Picture(
        tiles: [], pixelSize: PixelSize(width: 400, height: 300),
        sourceSize: PixelSize(width: 4000, height: 3000), isOpaque: true, isPartial: false,
        tone: tone))
    let area = Size(width: 200, height: 200)
    func brightness(from left: Double, to right: Double) -> Double? {
      picture.brightness(
        behind: Rect(x: left, y: 0, width: right - left, height: 50), filling: area)
    }
    #expect(isNear(brightness(from: 0, to: 100), 1))
    #expect(isNear(brightness(from: 100, to: 200), 0))
    #expect(isNear(brightness(from: 50, to: 150), 0.5))
    #expect(isNear(brightness(from: -500, to: 100), 1), "only what lies in the area counts")
    #expect(brightness(from: 200, to: 300) == nil)
  }
}
