import Paging
import Testing

@testable import GalleryKit

@Suite(.timeLimit(.minutes(5))) struct ScrimTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func stage(_ photo: Photo, rightToLeft: Bool = false) throws -> GalleryStage {
    let stage = try GalleryStage(
      width: 1248, height: 712,
      content: AsyncImage(file: photo.file, contentMode: .fill) { phase in
        Scrim(.top, over: phase.picture)
      })
    if rightToLeft { stage.host.environment.layoutDirection = .rightToLeft }
    return stage
  }

  /// How dark the upper scrim is at each of its stops, by the distance from the edge in points.
  private func darkness(_ list: DrawList) -> [Double: Double]? {
    list.items.lazy.compactMap { item -> [Double: Double]? in
      guard case .gradient(let rect, let stops) = item.content, rect.height == 128 else {
        return nil
      }
      return Dictionary(
        uniqueKeysWithValues: stops.map { (($0.location * 128).rounded(), $0.color.alpha) })
    }.first
  }

  private func expect(_ list: DrawList, top: Double, tolerance: Double = 0.003) throws {
    let found = try #require(darkness(list))
    let wanted: [Double: Double] = [0: top, 38: 0.85 * top, 92: 0.3 * top, 128: 0]
    #expect(found.keys.sorted() == wanted.keys.sorted())
    for (place, alpha) in wanted {
      #expect(abs((found[place] ?? -1) - alpha) <= tolerance, "at \(place): \(found)")
    }
  }

  /// 0.26 + 0.26·smoothstep(0.45, 0.90, Y) for some greys.
  @Test(arguments: [(0, 0.26), (115, 0.26), (172, 0.39), (255, 0.52)])
  func itIsAsDarkAsThePictureNeedsIt(grey: Int, alpha: Double) async throws {
    let level = UInt8(grey)
    let photo = try folder.photo("grey.bmp", width: 400, height: 300) { _, _ in
      (level, level, level)
    }
    let stage = try stage(photo)
    await stage.settle()
    try expect(stage.list, top: alpha)
  }

  /// Y = 0.5 where nothing is known: 0.26 + 0.26·(1/9)²·(3 − 2/9).
  @Test func withoutAPictureItIsOfUsualDarkness() throws {
    let stage = try stage(Photo(location: "/nothing/here.jpg"))
    stage.frame()
    try expect(stage.list, top: 0.2689)
  }

  /// Only the corner behind the name is white: 480 × 96 of 1248 × 712 points, where a picture of 4:3
  /// is cut off above and below.
  @Test(arguments: [false, true])
  func onlyWhatLiesBehindTheNameCounts(isMirrored: Bool) async throws {
    let photo = try folder.photo("corner.bmp", width: 416, height: 312) { x, y in
      let level: UInt8 = (isMirrored ? x >= 416 - 170 : x < 170) && y < 80 ? 255 : 0
      return (level, level, level)
    }
    let behind = try stage(photo, rightToLeft: isMirrored)
    await behind.settle()
    try expect(behind.list, top: 0.52)
    let beside = try stage(photo, rightToLeft: !isMirrored)
    await beside.settle()
    try expect(beside.list, top: 0.26)
  }

  @Test func aPictureThatWasWaitedForBringsItsScrimSlowly() async throws {
    let photo = try folder.photo("white.bmp", width: 400, height: 300) { _, _ in (255, 255, 255) }
    let stage = try stage(photo)
    stage.frame()
    stage.frame(after: 1)
    var last = 0.2689
    var steps = 0
    while stage.host.report.pictures.first?.quality != .ready || stage.host.wantsFrame {
      stage.frame(after: 1 / 240)
      let alpha = try #require(darkness(stage.list)?[0])
      #expect(alpha >= last - 0.0001 && alpha - last < 0.04, "\(last), then \(alpha)")
      if alpha > last + 0.0001 { steps += 1 }
      last = alpha
      await Task.yield()
    }
    #expect(steps > 10 && abs(last - 0.52) < 0.001, "\(steps) steps to \(last)")
  }
}
