import Graphics
import Testing

@testable import Pictures

struct FormatTests {
  let decoder = SystemDecoder()

  @Test(arguments: [
    ("opaque.png", PictureFormat.png, 0.0), ("interlaced.png", .png, 0),
    ("indexed.png", .png, 0), ("deep.png", .png, 0), ("lossless.webp", .webp, 0),
    ("lossy.webp", .webp, 0.1),
    ("indexed.gif", .gif, 0), ("interlaced.gif", .gif, 0), ("animated.webp", .webp, 0),
    ("indexed.bmp", .bmp, 0), ("runs.bmp", .bmp, 0), ("true-colour.bmp", .bmp, 0),
    ("portable.ppm", .pnm, 0),
    ("raw.qoi", .qoi, 0), ("orientation-1.tiff", .tiff, 0), ("inks.jpg", .jpeg, 0.06),
  ])
  func theSamePictureComesOutOfEveryFormat(
    name: String, format: PictureFormat, tolerance: Double
  ) throws {
    let picture = try decoder.decode(Fixture.file(name))
    #expect(picture.info == PictureInfo(size: PixelSize(width: 48, height: 32), format: format))
    #expect(picture.bitmap.isOpaque && !picture.isPartial)
    Quadrants.expect(picture.bitmap, tolerance: tolerance + 0.01)
  }

  @Test(arguments: ["half-clear.png", "half-clear.gif", "half-clear.webp", "half-clear.bmp"])
  func clearPixelsStayClear(name: String) throws {
    let bitmap = try decoder.decode(Fixture.file(name)).bitmap
    #expect(!bitmap.isOpaque)
    #expect(bitmap[2, 8].alpha == 0)
    #expect(bitmap[12, 8].isNear(.init(red: 1, green: 0, blue: 0), tolerance: 0.01))
    let small = try decoder.decode(Fixture.file(name), width: 1, height: 1).bitmap
    #expect(small[0, 0].isNear(.init(red: 1, green: 0, blue: 0, opacity: 0.5), tolerance: 0.01))
  }

  @Test func aDrawingIsMadeAtItsFinalSize() throws {
    let picture = try decoder.decode(Fixture.file("drawing.svg"), width: 240, height: 240)
    #expect(picture.info.size == PixelSize(width: 480, height: 320))
    #expect(picture.bitmap.width == 240 && picture.bitmap.height == 160)
    Quadrants.expect(picture.bitmap)
  }

  @Test func grey() throws {
    let bitmap = try decoder.decode(Fixture.file("grey.jpg")).bitmap
    let color = bitmap[100, 60]
    #expect(color.red == color.green && color.green == color.blue && color.red > 0)
    #expect(bitmap.isOpaque && color.alpha == 1)
  }

  @Test func theContentChoosesTheCodec() throws {
    let folder = try ScratchFolder()
    for name in ["opaque.png", "lossy.webp", "indexed.gif", "baseline.jpg"] {
      let file = try folder.write(Fixture.bytes(name), as: "wrong.tiff")
      #expect(try decoder.decode(file).info.format != .tiff)
    }
  }

  @Test func everyScaleHasTheSizeAskedFor() throws {
    let file = try Fixture.file("baseline.jpg")
    let full = try decoder.decode(file).bitmap
    for width in 8...200 {
      let bitmap = try decoder.decode(file, width: width, height: 1000).bitmap
      #expect(bitmap.width == width)
      #expect(bitmap.height == max(1, Int((Double(width) * 0.6).rounded())))
      let (wanted, found) = (full[100, 60], bitmap[width / 2, bitmap.height / 2])
      #expect(found.isNear(wanted, tolerance: width < 20 ? 0.2 : 0.05), "\(width): \(found)")
    }
  }

  @Test func aBoxIsCoveredOrFitted() throws {
    let file = try Fixture.file("baseline.jpg")
    let covered = try decoder.decode(file, width: 60, height: 60, mode: .fill).bitmap
    #expect(covered.width == 100 && covered.height == 60)
    let fitted = try decoder.decode(file, width: 60, height: 60).bitmap
    #expect(fitted.width == 60 && fitted.height == 36)
    let enlarged = try decoder.decode(file, width: 500, height: 500, mode: .fill).bitmap
    #expect(enlarged.width == 200 && enlarged.height == 120)
  }

  @Test func theMeanColourIsMeasured() throws {
    let mean = try decoder.decode(Fixture.file("opaque.png")).tone.averageColor
    let wanted = Quadrants.topLeft.mixed(with: Quadrants.topRight, by: 0.5)
      .mixed(with: Quadrants.bottomLeft.mixed(with: Quadrants.bottomRight, by: 0.5), by: 0.5)
    #expect(mean.isNear(wanted, tolerance: 0.02))
  }
}
