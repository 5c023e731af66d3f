import CImageCodecs
import Graphics
import Testing

@testable import Pictures

struct OrientationTests {
  let decoder = SystemDecoder()

  @Test(arguments: 1...8, ["jpg", "tiff"])
  func g57_everyOrientationStandsUpright(orientation: Int, kind: String) throws {
    let picture = try decoder.decode(Fixture.file("orientation-\(orientation).\(kind)"))
    #expect(picture.info.size == PixelSize(width: 48, height: 32))
    #expect(picture.bitmap.width == 48 && picture.bitmap.height == 32)
    Quadrants.expect(picture.bitmap)
  }

  @Test(arguments: 1...8, ["jpg", "tiff"])
  func g57_aThumbnailStandsUprightToo(orientation: Int, kind: String) throws {
    let file = try Fixture.file("orientation-\(orientation).\(kind)")
    let picture = try decoder.decode(file, width: 24, height: 100)
    #expect(picture.bitmap.width == 24 && picture.bitmap.height == 16)
    Quadrants.expect(picture.bitmap)
  }

  @Test(arguments: ["orientation-6.png", "orientation-6.webp"])
  func otherFormatsCarryAnOrientationToo(name: String) throws {
    let picture = try decoder.decode(Fixture.file(name))
    #expect(picture.info.size == PixelSize(width: 48, height: 32))
    Quadrants.expect(picture.bitmap)
  }

  @Test(arguments: 1...8, ["jpg", "tiff"])
  func probingAgreesWithDecoding(orientation: Int, kind: String) throws {
    let file = try Fixture.file("orientation-\(orientation).\(kind)")
    let info = try decoder.probe(file, cancellation: Cancellation())
    #expect(try decoder.decode(file).info == info)
  }

  @Test func statedOnceItCounts() {
    for value in 1...8 {
      #expect(orientation(of: TIFFBlock(entries: [(0x0112, UInt16(value))])) == value)
    }
  }

  @Test(arguments: [0, 9, 255, 256, 6 << 8, 65_535])
  func g57_absurdValuesMeanUpright(value: Int) {
    #expect(orientation(of: TIFFBlock(entries: [(0x0112, UInt16(value))])) == 1)
  }

  @Test func g57_missingOrRepeatedMeansUpright() {
    #expect(orientation(of: TIFFBlock(entries: [])) == 1)
    #expect(orientation(of: TIFFBlock(entries: [(0x0100, 6)])) == 1)
    #expect(orientation(of: TIFFBlock(entries: [(0x0112, 6), (0x0112, 3)])) == 1)
  }

  @Test func aDirectoryThatReachesOutsideIsUpright() {
    var block = TIFFBlock(entries: [(0x0112, 6)])
    block.directoryOffset = 0xFFFF_FFF0
    #expect(orientation(of: block) == 1)
    let whole = TIFFBlock(entries: [(0x0100, 1), (0x0112, 6)]).bytes
    for count in 0..<whole.count {
      let value = exif_orientation(Array(whole.prefix(count)), count)
      #expect(value == 1 || value == 6)
    }
  }

  private func orientation(of block: TIFFBlock) -> Int {
    Int(exif_orientation(block.bytes, block.bytes.count))
  }
}

/// A little-endian TIFF structure with one directory of short numbers.
nonisolated private struct TIFFBlock {
  var entries: [(tag: UInt16, value: UInt16)]
  var directoryOffset: UInt32 = 8

  init(entries: [(UInt16, UInt16)]) { self.entries = entries }

  var bytes: [UInt8] {
    var bytes = Array("II".utf8) + [42, 0]
    func put(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    put(directoryOffset)
    put(UInt16(entries.count))
    for (tag, value) in entries {
      put(tag)
      put(UInt16(3))
      put(UInt32(1))
      put(UInt32(value))
    }
    put(UInt32(0))
    return bytes
  }
}
