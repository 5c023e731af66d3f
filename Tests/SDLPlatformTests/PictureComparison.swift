import CSDL2
import Glibc
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

/// Compares a picture with the recorded one of that name; `RECORD=1` in the environment records it.
///
/// At most one pixel in a thousand may differ by more than 2 of 255.
func expectPicture(
  _ bitmap: Bitmap, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = String(#filePath.dropLast("PictureComparison.swift".count)) + "Pictures/"
  if getenv("RECORD") != nil {
    try bitmap.writePNG(to: folder + name + ".png")
    return
  }
  let loaded = try #require(IMG_Load(folder + name + ".png"), "no picture \(name) is recorded")
  defer { SDL_FreeSurface(loaded) }
  let surface = try #require(
    SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGB888.rawValue, 0))
  defer { SDL_FreeSurface(surface) }
  try #require(
    (Int(surface.pointee.w), Int(surface.pointee.h)) == (bitmap.width, bitmap.height),
    sourceLocation: sourceLocation)
  let pixels = try #require(surface.pointee.pixels)
  var different = 0
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width {
      let place = y * Int(surface.pointee.pitch) + x * 4
      let isNear = (0..<3).allSatisfy { part in
        let a = Int(pixels.load(fromByteOffset: place + part, as: UInt8.self))
        return abs(a - Int(bitmap.bytes[y * bitmap.stride + x * 4 + part])) <= 2
      }
      if !isNear { different += 1 }
    }
  }
  if different * 1000 > bitmap.width * bitmap.height {
    try bitmap.writePNG(to: "/tmp/\(name)-actual.png")
  }
  #expect(
    different * 1000 <= bitmap.width * bitmap.height,
    "\(different) pixels of \(name) differ; the picture drawn is /tmp/\(name)-actual.png",
    sourceLocation: sourceLocation)
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
