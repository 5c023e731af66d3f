import Graphics
import Testing

@testable import Pictures

struct PreviewTests {
  /// A JPEG that says it is 4200 × 4000 pixels, which is slow enough for a rough picture.
  private func slowPicture() throws -> [UInt8] {
    var jpeg = try Fixture.bytes("baseline.jpg")
    let frame = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC0]) })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x0F, 0xA0, 0x10, 0x68])
    return jpeg + [UInt8](repeating: 0, count: 4096)
  }

  private func previews(of bytes: [UInt8], box: Int) throws -> [DecodedPicture] {
    let folder = try ScratchFolder()
    var request = DecodeRequest(
      picture: PictureRequest(
        file: try folder.write(bytes), target: PixelSize(width: box, height: box)))
    request.wantsPreview = true
    var previews: [DecodedPicture] = []
    _ = try SystemDecoder().decode(request, cancellation: Cancellation()) { previews.append($0) }
    return previews
  }

  @Test func theCamerasOwnThumbnailComesFirst() throws {
    let thumbnail = try Fixture.bytes("baseline.jpg")
    let bytes = try slowPicture().withEXIF(thumbnail: thumbnail, orientation: 6)
    let preview = try #require(try previews(of: bytes, box: 100).first)
    #expect(preview.info.size == PixelSize(width: 4000, height: 4200))
    #expect(preview.bitmap.width == 120 && preview.bitmap.height == 126)
    let stored = try SystemDecoder().decode(Fixture.file("baseline.jpg")).bitmap
    #expect(preview.bitmap[59, 63].isNear(stored[100, 60], tolerance: 0.03))
  }

  @Test func withoutOneAnEighthComesFirstIfThatIsMuchQuicker() throws {
    let full = try previews(of: slowPicture(), box: 9999)
    #expect(full.map(\.bitmap.width) == [525] && full.map(\.bitmap.height) == [500])
    #expect(try previews(of: slowPicture(), box: 100).isEmpty)
  }

  @Test func aDamagedThumbnailIsPassedOver() throws {
    let bytes = try slowPicture().withEXIF(thumbnail: [0xFF, 0xD8, 1, 2, 3], orientation: 1)
    #expect(try previews(of: bytes, box: 100).isEmpty)
  }

  @Test func aQuickPictureNeedsNone() throws {
    let bytes = try Fixture.bytes("baseline.jpg")
    #expect(try previews(of: bytes.withEXIF(thumbnail: bytes, orientation: 1), box: 100).isEmpty)
  }

  @Test func pointsBecomePixels() {
    #expect(
      PixelSize(Size(width: 100, height: 50.2), scale: 2) == PixelSize(width: 200, height: 101))
    #expect(PixelSize(Size(width: 33.3, height: 0), scale: 1) == PixelSize(width: 34, height: 1))
    #expect(PixelSize(Size(width: -4, height: .nan), scale: 1) == PixelSize(width: 1, height: 1))
    #expect(PixelSize(Size(width: 100.001, height: 1), scale: 1).width == 100)
  }
}

extension [UInt8] {
  /// A JPEG with an EXIF block that holds an orientation and a thumbnail.
  nonisolated fileprivate func withEXIF(thumbnail: [UInt8], orientation: UInt8) -> [UInt8] {
    func entry(_ tag: UInt16, _ value: Int) -> [UInt8] {
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return [UInt8(tag & 0xFF), UInt8(tag >> 8), 4, 0, 1, 0, 0, 0] + bytes
    }
    let first = [1, 0] + [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    let second = [2, 0] + entry(0x0201, 56) + entry(0x0202, thumbnail.count) + [0, 0, 0, 0]
    let tiff =
      Array("II".utf8) + [42, 0, 8, 0, 0, 0] + first + [26, 0, 0, 0] + second + thumbnail
    let block = Array("Exif\0\0".utf8) + tiff
    let length = block.count + 2
    return prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + block + dropFirst(2)
  }
}
