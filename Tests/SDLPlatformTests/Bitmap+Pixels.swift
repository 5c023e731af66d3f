import Graphics
import Testing

@testable import SDLPlatform

/// Draws lists without a display.
func drawn(
  _ list: DrawList, width: Int, height: Int, scale: Double = 1,
  background: Color = Color(hex: 0x202428), prepare: (SDLRenderer) -> Void = { _ in }
) throws -> Bitmap {
  let renderer = try SDLRenderer(
    pixelWidth: width, pixelHeight: height, scale: scale, fonts: FontBook())
  prepare(renderer)
  renderer.draw(list, background: background)
  return try #require(renderer.snapshot())
}

extension DrawList {
  init(_ items: [Item]) {
    self.init()
    for item in items { append(item) }
  }
}

extension Bitmap {
  /// The red, green and blue bytes of a pixel as one number.
  func hex(_ x: Int, _ y: Int) -> UInt32 {
    let start = y * stride + x * 4
    return UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start])
  }

  /// A white picture.
  static func white(width: Int, height: Int) throws -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, isOpaque: true) {
      $0.initializeMemory(as: UInt8.self, repeating: 255)
    }
    return try #require(bitmap)
  }

  /// A picture in which every pixel has its own colour.
  static func test(width: Int, height: Int) throws -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, isOpaque: true) { memory in
      for y in 0..<height {
        for x in 0..<width {
          let start = (y * width + x) * 4
          memory[start] = UInt8(truncatingIfNeeded: x * 7)
          memory[start + 1] = UInt8(truncatingIfNeeded: y * 11)
          memory[start + 2] = UInt8(truncatingIfNeeded: (x + y) % 2 * 200)
        }
      }
    }
    return try #require(bitmap)
  }
}
