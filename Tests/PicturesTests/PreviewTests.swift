import Graphics
import Testing

@testable import Pictures

struct PreviewTests {
  /// A JPEG that says it has so many pixels that a rough picture is wanted first.
  private func slowPicture(width: Int = 5200, height: Int = 3120) throws -> [UInt8] {
    var jpeg = try Fixture.bytes("baseline.jpg")
    let frame = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC0]) })
    let sides = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: sides)
    return jpeg + [UInt8](repeating: 0, count: 8192)
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
    #expect(preview.info.size == PixelSize(width: 3120, height: 5200))
    #expect(preview.bitmap.width == 120 && preview.bitmap.height == 200)
    let stored = try SystemDecoder().decode(Fixture.file("baseline.jpg")).bitmap
    #expect(preview.bitmap[59, 100].isNear(stored[100, 60], tolerance: 0.03))
  }

  /// The fixtures are stored turned and say so; as thumbnails they are turned by the whole file's
  /// word.
  @Test(arguments: 1...8)
  func g57_theCamerasThumbnailStandsUprightToo(orientation: Int) throws {
    let thumbnail = try Fixture.bytes("orientation-\(orientation).jpg")
    let picture =
      orientation < 5
      ? try slowPicture(width: 4992, height: 3328) : try slowPicture(width: 3328, height: 4992)
    let bytes = picture.withEXIF(thumbnail: thumbnail, orientation: UInt8(orientation))
    let preview = try #require(try previews(of: bytes, box: 100).first)
    #expect(preview.info.size == PixelSize(width: 4992, height: 3328))
    #expect(preview.bitmap.width == 48 && preview.bitmap.height == 32)
    Quadrants.expect(preview.bitmap)
  }

  @Test func blackBarsAreCutOff() throws {
    let thumbnail = try Fixture.bytes("letterboxed.jpg")
    let bytes = try slowPicture(width: 4992, height: 3328)
      .withEXIF(thumbnail: thumbnail, orientation: 1)
    let bitmap = try #require(try previews(of: bytes, box: 100).first).bitmap
    #expect(bitmap.width == 160 && bitmap.height == 107)
    Quadrants.expect(bitmap, tolerance: 0.03)
    for x in [2, 157] {
      #expect(bitmap[x, 1].isNear(bitmap[x, 20], tolerance: 0.3), "no bar is left above")
      #expect(bitmap[x, 105].isNear(bitmap[x, 90], tolerance: 0.3), "nor below")
    }
  }

  /// A picture that was cut or turned by a program that left the old thumbnail in it.
  @Test(arguments: [(4000, 4000), (3120, 5200), (8000, 2000)])
  func aThumbnailOfAnotherShapeIsPassedOver(width: Int, height: Int) throws {
    let thumbnail = try Fixture.bytes("baseline.jpg")
    let bytes = try slowPicture(width: width, height: height)
      .withEXIF(thumbnail: thumbnail, orientation: 1)
    #expect(try previews(of: bytes, box: 100).isEmpty)
  }

  @Test func aProgressivePictureBeginsWithItsOutline() throws {
    let bytes = try Fixture.bytes("progressive-large.jpg")
    let preview = try #require(try previews(of: bytes, box: 2400).first)
    #expect(preview.info.size == PixelSize(width: 2400, height: 1600))
    #expect(preview.bitmap.width == 300 && preview.bitmap.height == 200)
    Quadrants.expect(preview.bitmap, tolerance: 0.05)
    #expect(!preview.isPartial)
  }

  @Test func anOutlineThatBreaksOffIsNone() throws {
    let bytes = try Fixture.bytes("progressive-large.jpg")
    let folder = try ScratchFolder()
    let file = try folder.write(Array(bytes.prefix(2000)))
    var request = DecodeRequest(
      picture: PictureRequest(file: file, target: PixelSize(width: 99, height: 99)))
    request.wantsPreview = true
    var previews = 0
    _ = try? SystemDecoder().decode(request, cancellation: Cancellation()) { _ in previews += 1 }
    #expect(previews == 0)
  }

  @Test func withoutOneAnEighthComesFirstIfThatIsMuchQuicker() throws {
    let full = try previews(of: slowPicture(), box: 9999)
    #expect(full.map(\.bitmap.width) == [650] && full.map(\.bitmap.height) == [390])
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
