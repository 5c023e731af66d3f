import Foundation
import Graphics
import Testing

@testable import Pictures

struct DamagedFileTests {
  let decoder = SystemDecoder()
  nonisolated static let fixtures = [
    "baseline.jpg", "progressive.jpg", "grey.jpg", "inks.jpg", "orientation-6.jpg", "opaque.png",
    "half-clear.png", "interlaced.png", "indexed.png", "lossy.webp", "lossless.webp",
    "orientation-6.webp", "animated.webp",
    "indexed.gif", "interlaced.gif",
    "half-clear.bmp", "runs.bmp", "portable.ppm", "raw.qoi", "orientation-7.tiff", "drawing.svg",
  ]

  @Test(arguments: fixtures)
  func aFileCutOffAnywhereIsPartialOrRefused(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let whole = try decoder.decode(Fixture.file(name))
    let folder = try ScratchFolder()
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 200)) {
      let file = try folder.write(Array(bytes.prefix(count)))
      do {
        let picture = try decoder.decode(file)
        #expect(picture.info.size == whole.info.size, "\(name) cut off at \(count)")
      } catch {
        #expect(error != .cancelled && error != .outOfMemory, "\(name) at \(count): \(error)")
      }
    }
  }

  @Test(arguments: ["baseline.jpg", "progressive.jpg", "grey.jpg"])
  func halfAJPEGShowsItsTop(name: String) throws {
    let whole = try decoder.decode(Fixture.file(name))
    #expect(!whole.isPartial)
    let bytes = try Fixture.bytes(name)
    let folder = try ScratchFolder()
    let picture = try decoder.decode(folder.write(Array(bytes.prefix(bytes.count * 7 / 8))))
    #expect(picture.isPartial)
    #expect(picture.bitmap[100, 4].isNear(whole.bitmap[100, 4], tolerance: 0.05))
  }

  @Test(arguments: ["photo.png", "interlaced-photo.png"])
  func halfAPNGShowsWhatIsThere(name: String) throws {
    let whole = try decoder.decode(Fixture.file(name))
    let bytes = try Fixture.bytes(name)
    let folder = try ScratchFolder()
    let picture = try decoder.decode(folder.write(Array(bytes.prefix(bytes.count * 7 / 8))))
    #expect(!whole.isPartial && picture.isPartial)
    #expect(picture.bitmap[32, 0].isNear(whole.bitmap[32, 0], tolerance: 0.01))
  }

  @Test func aJPEGWithoutItsEndMarkerIsWhole() throws {
    let bytes = try Fixture.bytes("baseline.jpg")
    let folder = try ScratchFolder()
    let picture = try decoder.decode(folder.write(Array(bytes.dropLast(2))))
    #expect(!picture.isPartial)
  }

  @Test(arguments: fixtures)
  func wrongBytesAnywhereNeverCrash(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let folder = try ScratchFolder()
    for seed in 0..<80 {
      var random = SeededGenerator(seed: UInt64(seed))
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        damaged[place] = UInt8.random(in: 0...255, using: &random)
      }
      let file = try folder.write(damaged)
      do {
        let bitmap = try decoder.decode(file, width: 64, height: 64).bitmap
        #expect(bitmap.width <= 64 && bitmap.height <= 64, "\(name), seed \(seed)")
      } catch {
        #expect(error != .cancelled, "\(name), seed \(seed)")
      }
    }
  }

  @Test func randomBytesAreNotAPicture() throws {
    let folder = try ScratchFolder()
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: DecodeError.self, "seed \(seed)") { try decoder.decode(folder.write(bytes)) }
    }
  }

  @Test func g60_hugeClaimsAreRefused() throws {
    let folder = try ScratchFolder()
    var jpeg = try Fixture.bytes("baseline.jpg")
    let frame = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC0]) })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(throws: DecodeError.tooManyPixels(PixelSize(width: 65_500, height: 65_500))) {
      try decoder.decode(folder.write(jpeg))
    }
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x27, 0x10, 0x27, 0x10])
    #expect(throws: DecodeError.damaged) { try decoder.decode(folder.write(jpeg)) }

    var png = try Fixture.bytes("opaque.png")
    png.replaceSubrange(16..<24, with: [0, 1, 0xFF, 0xFF, 0, 0, 0, 1])
    #expect(throws: DecodeError.tooManyPixels(PixelSize(width: 131_071, height: 1))) {
      try decoder.decode(folder.write(png))
    }
    var bitmap = try Fixture.bytes("indexed.bmp")
    bitmap.replaceSubrange(18..<26, with: [0x10, 0x27, 0, 0, 0x10, 0x27, 0, 0])
    #expect(throws: DecodeError.damaged) { try decoder.decode(folder.write(bitmap)) }
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="9"/>"#
    #expect(throws: DecodeError.tooManyPixels(PixelSize(width: 90_000, height: 9))) {
      try decoder.decode(folder.write(Array(drawing.utf8)))
    }
  }

  @Test func aJPEGOfManyScansIsRefused() throws {
    let bytes = try Fixture.bytes("progressive.jpg")
    let scan = try #require(bytes.lastIndexOfScan)
    let repeated = (0..<1000).flatMap { _ in bytes[scan..<bytes.count - 2] }
    let folder = try ScratchFolder()
    let file = try folder.write(Array(bytes.dropLast(2)) + repeated + [0xFF, 0xD9])
    #expect(throws: DecodeError.damaged) { try decoder.decode(file) }
  }
}

extension [UInt8] {
  /// Where the last `SOS` marker stands.
  nonisolated fileprivate var lastIndexOfScan: Int? {
    indices.last { self[$0...].starts(with: [0xFF, 0xDA]) }
  }
}
