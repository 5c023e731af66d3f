/// The top-left corner of a rounded rectangle or ring, antialiased, as tiles of equal coverage.
///
/// Fully covered pixels form long tiles, so that a corner costs a few rectangles and about one and
/// a half single pixels a row.
nonisolated struct RoundCorner {
  /// What tells corners apart.
  struct Key: Hashable {
    /// The outer radius in sixteenths of a pixel.
    var radius: Int
    /// The width of the ring in pixels, or nil for a filled corner.
    var ring: Int?
  }

  /// The side of the square that the corner takes, in pixels.
  let size: Int
  /// The tiles, relative to the square's outer corner.
  let tiles: [CoverageTile]

  init(_ key: Key) {
    let radius = Double(key.radius) / 16
    let size = max(Int(radius.rounded(.up)), key.ring ?? 0)
    var tiles: [CoverageTile] = []
    for y in 0..<size {
      let row = (0..<size).map { x in
        UInt8((Self.coverage(radius: radius, ring: key.ring, x: x, y: y) * 255).rounded())
      }
      Self.append(row, y: y, to: &tiles)
    }
    self.size = size
    self.tiles = tiles
  }

  /// How much of a pixel lies inside the outline: the distance from its centre to the arc, as if
  /// the arc were straight there.
  private static func coverage(radius: Double, ring: Int?, x: Int, y: Int) -> Double {
    func disc(_ radius: Double, _ x: Int, _ y: Int) -> Double {
      let dx = max(0, radius - Double(x) - 0.5)
      let dy = max(0, radius - Double(y) - 0.5)
      return min(max(radius - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1)
    }
    let outer = radius == 0 ? 1 : disc(radius, x, y)
    guard let ring else { return outer }
    guard x >= ring, y >= ring else { return outer }
    let innerRadius = radius - Double(ring)
    return outer - (innerRadius <= 0 ? 1 : disc(innerRadius, x - ring, y - ring))
  }

  /// Adds a row's runs of equal coverage; a run that continues the tile above makes that one taller.
  private static func append(_ row: [UInt8], y: Int, to tiles: inout [CoverageTile]) {
    var x = 0
    while x < row.count {
      let start = x
      while x < row.count, row[x] == row[start] { x += 1 }
      guard row[start] > 0 else { continue }
      let rect = PixelRect(x: start, y: y, width: x - start, height: 1)
      let above = tiles.lastIndex { tile in
        tile.rect.maxY == y && tile.rect.x == rect.x && tile.rect.width == rect.width
          && tile.coverage == row[start]
      }
      if let above {
        tiles[above].rect.height += 1
      } else {
        tiles.append(CoverageTile(rect: rect, coverage: row[start]))
      }
    }
  }
}
