/// A rounded rectangle, or the ring inside its edge, on whole pixels.
nonisolated struct RoundShape: Hashable {
  var rect: PixelRect
  private var key: RoundCorner.Key

  /// Makes a shape; the radius in pixels is limited to half of the shorter side, and a ring that
  /// would meet itself in the middle is a filled shape.
  init(_ rect: PixelRect, radius: Double, ring: Int? = nil) {
    self.rect = rect
    let shorter = max(0, min(rect.width, rect.height))
    let limited = min(max(radius.isFinite ? radius : 0, 0), Double(shorter) / 2)
    key = RoundCorner.Key(
      radius: Int((limited * 16).rounded()), ring: ring.flatMap { $0 * 2 < shorter ? $0 : nil })
  }

  /// Whether the shape is all of its rectangle.
  var isPlainRect: Bool { key.radius == 0 && key.ring == nil }

  /// The squares at the four corners in which pixels are partly covered or not at all.
  func cornerSquares(_ corners: RoundCornerCache) -> [PixelRect] {
    let places = Places(rect, corner: corners[key].size)
    return [
      PixelRect(x: rect.x, y: rect.y, width: places.left, height: places.top),
      PixelRect(x: rect.maxX - places.right, y: rect.y, width: places.right, height: places.top),
      PixelRect(
        x: rect.x, y: rect.maxY - places.bottom, width: places.left, height: places.bottom),
      PixelRect(
        x: rect.maxX - places.right, y: rect.maxY - places.bottom, width: places.right,
        height: places.bottom),
    ].filter { !$0.isEmpty }
  }

  /// The tiles that make up the shape; none overlaps another.
  func tiles(_ corners: RoundCornerCache) -> [CoverageTile] {
    guard !rect.isEmpty else { return [] }
    guard !isPlainRect else { return [CoverageTile(rect: rect, coverage: 255)] }
    let corner = corners[key]
    let places = Places(rect, corner: corner.size)
    var tiles = straightParts(places).filter { !$0.isEmpty }
      .map { CoverageTile(rect: $0, coverage: 255) }
    for tile in corner.tiles {
      for (isRight, width) in [(false, places.left), (true, places.right)] {
        for (isBottom, height) in [(false, places.top), (true, places.bottom)] {
          let square = PixelRect(x: 0, y: 0, width: width, height: height)
          let part = tile.rect.intersection(square)
          guard !part.isEmpty else { continue }
          let x = isRight ? rect.maxX - part.maxX : rect.x + part.x
          let y = isBottom ? rect.maxY - part.maxY : rect.y + part.y
          tiles.append(
            CoverageTile(
              rect: PixelRect(x: x, y: y, width: part.width, height: part.height),
              coverage: tile.coverage))
        }
      }
    }
    return tiles
  }

  private func straightParts(_ places: Places) -> [PixelRect] {
    let (x, y) = (rect.x + places.left, rect.y + places.top)
    let width = rect.width - places.left - places.right
    let height = rect.height - places.top - places.bottom
    guard let ring = key.ring else {
      return [
        PixelRect(x: rect.x, y: y, width: rect.width, height: height),
        PixelRect(x: x, y: rect.y, width: width, height: places.top),
        PixelRect(x: x, y: rect.maxY - places.bottom, width: width, height: places.bottom),
      ]
    }
    return [
      PixelRect(x: x, y: rect.y, width: width, height: ring),
      PixelRect(x: x, y: rect.maxY - ring, width: width, height: ring),
      PixelRect(x: rect.x, y: y, width: ring, height: height),
      PixelRect(x: rect.maxX - ring, y: y, width: ring, height: height),
    ]
  }

  /// How far the corner squares reach from each side.
  ///
  /// In a shape of odd size whose corners meet, the left and top ones keep the middle pixel.
  private struct Places {
    var left, right, top, bottom: Int

    init(_ rect: PixelRect, corner: Int) {
      left = min(corner, (rect.width + 1) / 2)
      right = min(corner, rect.width - left)
      top = min(corner, (rect.height + 1) / 2)
      bottom = min(corner, rect.height - top)
    }
  }
}
