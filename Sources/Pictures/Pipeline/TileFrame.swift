internal import Graphics

/// Where a tile lies in a bitmap, in whole pixels.
nonisolated struct TileFrame: Equatable {
  /// The pixels that the tile is drawn for.
  let core: PixelFrame
  /// The pixels that its texture holds: a row and a column more on each side that has a neighbour.
  let stored: PixelFrame

  /// The sides of a tile's texture: as many bytes as a frame uploads.
  static let size = PixelSize(width: 2048, height: 1024)

  /// Divides a bitmap into as many tiles as a device needs whose textures have a greatest side: one
  /// if that is possible.
  static func frames(of bitmap: PixelSize, maximumSide: Int) -> [TileFrame] {
    if bitmap.fits(maximumSide) {
      let whole = PixelFrame(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
      return [TileFrame(core: whole, stored: whole)]
    }
    let columns = stretches(of: bitmap.width, by: min(size.width, maximumSide))
    let rows = stretches(of: bitmap.height, by: min(size.height, maximumSide))
    return rows.flatMap { row in
      columns.map { column in
        TileFrame(
          core: PixelFrame(columns: column.core, rows: row.core),
          stored: PixelFrame(columns: column.stored, rows: row.stored))
      }
    }
  }

  private static func stretches(
    of length: Int, by side: Int
  ) -> [(core: Range<Int>, stored: Range<Int>)] {
    let step = max(1, side - 2)
    return stride(from: 0, to: length, by: step).map { start in
      let end = min(start + step, length)
      return (start..<end, max(0, start - 1)..<min(length, end + 1))
    }
  }
}
