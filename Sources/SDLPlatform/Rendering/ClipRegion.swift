internal import Graphics

/// The pixels that an item may touch, and how much of each.
nonisolated struct ClipRegion {
  /// Everything lies in here.
  private(set) var bounds: PixelRect
  /// The region when corners are rounded; empty for a plain rectangle.
  private var tiles: [CoverageTile] = []
  /// Outside of these squares the region is all of `bounds`.
  private var cornerSquares: [PixelRect] = []
  /// What is painted over later, so that nothing need be drawn there.
  private var hidden: [PixelRect] = []

  /// The part of a frame that all of an item's clips leave.
  init(
    frame: PixelRect, clips: [DrawList.Clip], scale: Double, corners: RoundCornerCache
  ) {
    let shapes = clips.map { clip in
      RoundShape(
        PixelRect(snapping: clip.rect.scaled(by: scale)), radius: clip.radius * scale)
    }
    bounds = shapes.reduce(frame) { $0.intersection($1.rect) }
    for shape in shapes where !shape.isPlainRect {
      let squares = shape.cornerSquares(corners).filter { $0.intersects(bounds) }
      guard !squares.isEmpty else { continue }
      let others = tiles.isEmpty ? [CoverageTile(rect: bounds, coverage: 255)] : tiles
      tiles = Self.product(others, shape.tiles(corners))
      cornerSquares += squares
    }
  }

  /// Leaves out rectangles that other items will cover.
  mutating func leaveOut(_ rects: [PixelRect]) {
    hidden = rects.filter { $0.intersects(bounds) }
  }

  /// The parts of a rectangle that lie in the region and away from its round corners.
  func plainParts(of rect: PixelRect) -> [PixelRect] {
    rect.intersection(bounds).subtracting(cornerSquares)
  }

  /// Calls a closure for each piece of a rectangle inside the region.
  func forEachPiece(of rect: PixelRect, _ body: (PixelRect, _ coverage: UInt8) -> Void) {
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    let isPlain = !cornerSquares.contains { $0.intersects(visible) }
    for tile in isPlain ? [CoverageTile(rect: visible, coverage: 255)] : tiles {
      for piece in tile.rect.intersection(visible).subtracting(hidden) {
        body(piece, tile.coverage)
      }
    }
  }

  private static func product(_ a: [CoverageTile], _ b: [CoverageTile]) -> [CoverageTile] {
    a.flatMap { first in
      b.compactMap { second in
        let rect = first.rect.intersection(second.rect)
        let coverage = (Int(first.coverage) * Int(second.coverage) + 127) / 255
        return rect.isEmpty || coverage == 0
          ? nil : CoverageTile(rect: rect, coverage: UInt8(coverage))
      }
    }
  }
}

extension Rect {
  nonisolated func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
