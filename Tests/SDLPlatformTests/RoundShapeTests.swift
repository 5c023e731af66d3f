import Graphics
import Testing

@testable import SDLPlatform

struct RoundShapeTests {
  private let corners = RoundCornerCache()

  @Test func tilesNeverOverlapAndStayInside() {
    for width in 1...14 {
      for height in [1, 2, 5, 8, 13] {
        for radius in [0, 0.5, 1, 2.25, 4, 6.5, 50] {
          for ring in [nil, 1, 2, 4] {
            let rect = PixelRect(x: -3, y: 2, width: width, height: height)
            let shape = RoundShape(rect, radius: radius, ring: ring)
            var seen: Set<[Int]> = []
            for tile in shape.tiles(corners) {
              #expect(rect.contains(tile.rect))
              for y in tile.rect.y..<tile.rect.maxY {
                for x in tile.rect.x..<tile.rect.maxX {
                  #expect(
                    seen.insert([x, y]).inserted,
                    "\(width)x\(height) radius \(radius) ring \(ring ?? 0) at \(x),\(y)")
                }
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: [5.0, 6, 7.5, 20, 33])
  func aDiscHasTheAreaOfADisc(radius: Double) {
    let side = Int(2 * radius)
    let shape = RoundShape(PixelRect(x: 0, y: 0, width: side, height: side), radius: radius)
    let area = shape.tiles(corners).reduce(0.0) {
      $0 + Double($1.rect.width * $1.rect.height) * Double($1.coverage) / 255
    }
    #expect(abs(area / (Double.pi * radius * radius) - 1) < 0.01)
  }

  @Test func aRingIsTheShapeWithoutItsInside() {
    let rect = PixelRect(x: 0, y: 0, width: 40, height: 30)
    func area(_ shape: RoundShape) -> Double {
      shape.tiles(corners).reduce(0) {
        $0 + Double($1.rect.width * $1.rect.height) * Double($1.coverage) / 255
      }
    }
    let ring = area(RoundShape(rect, radius: 10, ring: 3))
    let outer = area(RoundShape(rect, radius: 10))
    let inner = area(RoundShape(rect.inset(by: 3), radius: 7))
    #expect(abs(ring - (outer - inner)) < 1)
  }

  @Test func aCornerCostsFewTiles() {
    let shape = RoundShape(PixelRect(x: 0, y: 0, width: 200, height: 100), radius: 12)
    #expect(shape.tiles(corners).count < 150)
  }
}

struct ClipRegionTests {
  @Test func piecesOfARectangleAwayFromCornersAreOne() {
    let region = ClipRegion(
      frame: PixelRect(x: 0, y: 0, width: 100, height: 100),
      clips: [.init(rect: Rect(x: 10, y: 10, width: 60, height: 60), radius: 10)], scale: 1,
      corners: RoundCornerCache())
    var pieces: [PixelRect] = []
    region.forEachPiece(of: PixelRect(x: 0, y: 30, width: 100, height: 20)) { piece, coverage in
      #expect(coverage == 255)
      pieces.append(piece)
    }
    #expect(pieces == [PixelRect(x: 10, y: 30, width: 60, height: 20)])
  }

  @Test func aClipOutsideOfTheFrameLeavesNothing() {
    let region = ClipRegion(
      frame: PixelRect(x: 0, y: 0, width: 100, height: 100),
      clips: [.init(rect: Rect(x: 200, y: 10, width: 60, height: 60), radius: 10)], scale: 1,
      corners: RoundCornerCache())
    #expect(region.bounds.isEmpty)
    region.forEachPiece(of: PixelRect(x: 0, y: 0, width: 300, height: 300)) { _, _ in
      Issue.record("a piece outside of the clip")
    }
  }
}
