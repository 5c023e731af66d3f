internal import Graphics

/// The pixels that an item may touch, and how much of each.
nonisolated struct ClipRegion {
  /// Everything lies in here.
  private(set) var bounds: PixelRect
  /// The region when corners are rounded; empty for a plain rectangle.
  private var tiles: [CoverageTile] = []
  /// Outside of these squares the region is all of `bounds`.
  private var cornerSquares: [PixelRect] = []

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

  /// Whether a rectangle can be drawn whole, cut by `bounds` alone.
  func isPlain(in rect: PixelRect) -> Bool { !cornerSquares.contains { $0.intersects(rect) } }

  /// Calls a closure for each piece of a rectangle inside the region.
  func forEachPiece(of rect: PixelRect, _ body: (PixelRect, _ coverage: UInt8) -> Void) {
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    guard !isPlain(in: visible) else { return body(visible, 255) }
    for tile in tiles {
      let piece = tile.rect.intersection(visible)
      if !piece.isEmpty { body(piece, tile.coverage) }
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
