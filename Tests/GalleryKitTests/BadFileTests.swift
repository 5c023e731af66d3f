import Glibc
import Paging
import Testing

@testable import GalleryKit

/// Folders full of files that are no pictures, and pictures larger than any texture.
@Suite(.timeLimit(.minutes(5))) struct BadFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Two thousand bad files of several kinds and one good one, in the order of a listing.
  private func badPhotos() throws -> [Photo] {
    try folder.file("text", text: "no picture")
    try folder.file("empty")
    _ = try folder.photo("cut off", bytes: [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A, 0, 0])
    let kinds: [FilePath] = ["text", "empty", "cut off"]
    for number in 0..<2000 {
      try folder.hardLink(FilePath("\(number).jpg"), to: kinds[number % kinds.count])
    }
    _ = try folder.photo("2000.jpg", width: 30, height: 20) { _, _ in (9, 9, 9) }
    let library = PhotoLibrary(operands: [.path(folder.path)], locale: "C")
    return library.load().photos
  }

  @Test func g58_everyPageOfTwoThousandBadFilesIsReachedAndSaysWhy() async throws {
    let photos = try badPhotos()
    #expect(photos.count == 2001)
    let model = GalleryModel(PhotoListing(photos: photos))
    let stage = try GalleryStage(
      environment: { $0.accessibilityReduceMotion = true }, content: GalleryView(model: model))
    for page in 0..<2001 {
      #expect(model.index == page)
      await stage.settle()
      let isGood = page == 2000
      #expect(stage.host.report.pictures.map(\.quality) == [isGood ? .ready : .failed])
      #expect(stage.texts.contains("This picture can’t be shown") != isGood, "page \(page)")
      #expect(!stage.host.wantsFrame, "a bad page is at rest")
      switch page % 3 {
      case 0: stage.press(.right)
      case 1: stage.wheel()
      default: stage.drag(from: Point(x: 1000, y: 400), by: -800)
      }
    }
    #expect(model.photos == photos)
  }

  /// No work of the main thread for a bad page takes long: it neither reads nor decodes.
  @Test func g58_noBadPageHoldsTheMainThread() async throws {
    let model = GalleryModel(PhotoListing(photos: try badPhotos()))
    let stage = try GalleryStage(
      environment: { $0.accessibilityReduceMotion = true }, content: GalleryView(model: model))
    var longest = 0.0
    for _ in 0..<200 {
      await stage.settle()
      let start = Self.threadTime
      stage.press(.right)
      stage.frame()
      longest = max(longest, Self.threadTime - start)
    }
    #expect(longest < 0.05, "\(longest) s")
  }

  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// White to the left, black to the right, one bit a pixel.
  private func huge(_ name: FilePath) throws -> Photo {
    let row = [UInt8](repeating: 0, count: 1438) + [UInt8](repeating: 0xFF, count: 1437)
    let rows = [[UInt8]](repeating: row, count: 5000).joined()
    return try folder.photo(name, bytes: Array("P4\n23000 5000\n".utf8) + rows)
  }

  @Test func g60_aPictureLargerThanAnyTextureIsShownAndPagedPast() async throws {
    let photos = try ["1.pbm", "2.pbm"].map { try huge(FilePath($0)) }
    let small = try folder.photo("3.bmp", width: 30, height: 20) { _, _ in (200, 0, 0) }
    let model = GalleryModel(PhotoListing(photos: photos + [small]))
    model.isPhotoView = true
    let stage = try GalleryStage(content: GalleryView(model: model))
    for (page, isHuge) in [(0, true), (1, true), (2, false), (1, true)] {
      model.index = page
      await stage.settle()
      let shown = try #require(stage.pixels())
      #expect(stage.host.report.pictures.map(\.quality) == [.ready])
      if isHuge {
        #expect(shown[300, 400].red > 0.95 && shown[980, 400].red < 0.05)
      } else {
        #expect(shown[640, 400].red > 0.7 && shown[640, 400].green < 0.05)
      }
    }
  }
}
