import Paging
import Testing

@testable import GalleryKit

/// At rest each pixel of the device is one pixel of the picture.
@Suite(.timeLimit(.minutes(5))) struct PixelTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func stage(
    _ photo: Photo, isPhotoView: Bool = false, window: Size, scale: Double
  ) throws -> GalleryStage {
    let model = GalleryModel(PhotoListing(photos: [photo]))
    model.isPhotoView = isPhotoView
    return try GalleryStage(
      width: window.width, height: window.height, scale: scale, content: GalleryView(model: model))
  }

  /// A photo with a pattern of single pixels, of which nothing may be lost.
  private func photo(width: Int, height: Int) throws -> Photo {
    try folder.photo("pattern.bmp", width: width, height: height, period: 40) { x, y in
      (x + y).isMultiple(of: 2) ? (255, 255, 255) : (UInt8(x * 7 % 200), UInt8(y * 5 % 200), 0)
    }
  }

  /// What a decoder makes of a photo for a box of device pixels.
  private func decoded(
    _ photo: Photo, _ width: Int, _ height: Int, _ mode: PictureRequest.Mode = .fit
  ) throws -> Bitmap {
    let request = PictureRequest(
      file: photo.file, target: PixelSize(width: width, height: height), mode: mode)
    return try SystemDecoder().decode(
      DecodeRequest(picture: request), cancellation: Cancellation(), preview: { _ in }
    ).bitmap
  }

  /// Expects some rows of a window to show a picture pixel for pixel in the middle of an area.
  private func expect(
    _ shown: Bitmap, toShow picture: Bitmap, in area: (x: Int, y: Int, width: Int, height: Int),
    rows: Range<Int>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let left = area.x + Int((Double(area.width - picture.width) / 2).rounded(.down))
    let top = area.y + Int((Double(area.height - picture.height) / 2).rounded(.down))
    let columns = max(left, area.x)..<min(left + picture.width, area.x + area.width)
    let rows = rows.clamped(to: max(top, area.y)..<min(top + picture.height, area.y + area.height))
    #expect(columns.count > 300 && rows.count > 100, sourceLocation: sourceLocation)
    let wrong = rows.filter { y in
      shown.pixels(y: y, columns: columns)
        != picture.pixels(
          y: y - top, columns: columns.lowerBound - left..<columns.upperBound - left)
    }
    #expect(wrong.isEmpty, "\(wrong.count) rows differ", sourceLocation: sourceLocation)
  }

  @Test(arguments: [1.0, 2.0], [(700, 501), (701, 500)])
  func d42_aCheckerboardAt100PercentIsUnresampled(scale: Double, size: (Int, Int)) async throws {
    let photo = try photo(width: size.0, height: size.1)
    let stage = try stage(
      photo, isPhotoView: true, window: Size(width: 1280, height: 800), scale: scale)
    await stage.settle()
    let shown = try #require(stage.pixels())
    // Scrim and controls lie over the upper part.
    expect(
      shown, toShow: try decoded(photo, size.0, size.1),
      in: (0, 0, shown.width, shown.height), rows: Int(115 * scale)..<shown.height)
  }

  private nonisolated static let windows = [
    Size(width: 1280, height: 800), Size(width: 481, height: 703), Size(width: 1499, height: 911),
  ]

  @Test(arguments: [1.0, 2.0], windows)
  func d43_theBannerShowsPixelForPixel(scale: Double, window: Size) async throws {
    let photo = try photo(width: 3001, height: 2251)
    let stage = try stage(photo, window: window, scale: scale)
    await stage.settle()
    let shown = try #require(stage.pixels())
    let layout = GalleryLayout(size: window, count: 1)
    let insets = layout.frameInsets
    func pixels(_ points: Double) -> Int { Int(points * scale) }
    let size = layout.pictureSize(in: .scroll)
    let area = (
      x: pixels(insets.leading), y: pixels(insets.top), width: pixels(size.width),
      height: pixels(size.height)
    )
    // Between the scrims.
    expect(
      shown, toShow: try decoded(photo, area.width, area.height, .fill), in: area,
      rows: pixels(insets.top + 130)..<pixels(window.height - insets.bottom - 115))
  }

  @Test(arguments: [1.0, 2.0], windows)
  func d43_thePhotoViewFillsTheWindowPixelForPixel(scale: Double, window: Size) async throws {
    let photo = try photo(width: 3001, height: 2251)
    let stage = try stage(photo, isPhotoView: true, window: window, scale: scale)
    await stage.settle()
    let shown = try #require(stage.pixels())
    let picture = try decoded(photo, shown.width, shown.height)
    #expect(picture.width == shown.width || picture.height == shown.height)
    expect(
      shown, toShow: picture, in: (0, 0, shown.width, shown.height),
      rows: Int(115 * scale)..<shown.height - Int(60 * scale))
  }

  /// What fills the window is wider than a texture of the software renderer.
  @Test func g60_aPanoramaInSeveralTexturesIsOnePicture() async throws {
    let photo = try photo(width: 16_600, height: 300)
    let stage = try GalleryStage(
      width: 2400, height: 300,
      content: AsyncImage(file: photo.file, contentMode: .fill) { _ in EmptyView() })
    await stage.settle()
    let textures = stage.list.items.count { item in
      if case .texture = item.content { true } else { false }
    }
    #expect(textures > 1)
    let shown = try #require(stage.pixels())
    expect(
      shown, toShow: try decoded(photo, 16_600, 300), in: (0, 0, 2400, 300), rows: 0..<300)
  }
}

extension Bitmap {
  /// The bytes of a part of a row.
  fileprivate func pixels(y: Int, columns: Range<Int>) -> [UInt8] {
    Array(bytes[y * stride + columns.lowerBound * 4..<y * stride + columns.upperBound * 4])
  }
}
