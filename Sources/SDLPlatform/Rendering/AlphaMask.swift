/// Coverage of a rectangle of pixels, 0…255 each, rows top to bottom.
nonisolated struct AlphaMask: Equatable {
  let width: Int
  let height: Int
  var values: [UInt8]

  /// An empty mask of a size of at least one pixel.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    values = Array(repeating: 0, count: self.width * self.height)
  }

  /// The opacity of pixels.
  init(alphaOf grid: PixelGrid) {
    self.init(width: grid.width, height: grid.height)
    values = grid.pixels.map { UInt8($0 >> 24) }
  }

  /// The coverage of a pixel.
  subscript(x: Int, y: Int) -> UInt8 {
    get { values[y * width + x] }
    set { values[y * width + x] = newValue }
  }

  /// Sets the pixels of tiles; what lies outside of the mask is left out.
  mutating func paint(_ tiles: [CoverageTile]) {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    for tile in tiles {
      let rect = tile.rect.intersection(all)
      for y in rect.y..<rect.y + rect.height {
        for x in rect.x..<rect.x + rect.width { self[x, y] = tile.coverage }
      }
    }
  }

  /// The same coverage with an empty margin on every side.
  func padded(by margin: Int) -> AlphaMask {
    var result = AlphaMask(width: width + 2 * margin, height: height + 2 * margin)
    for y in 0..<height {
      let start = (y + margin) * result.width + margin
      result.values.replaceSubrange(
        start..<start + width, with: values[y * width..<(y + 1) * width])
    }
    return result
  }

  /// Adds the opacity of pixels at a place inside of this mask; where both cover, the stronger one
  /// counts.
  mutating func add(_ grid: PixelGrid, x: Int, y: Int) {
    for row in 0..<grid.height {
      for column in 0..<grid.width {
        let coverage = UInt8(grid.pixels[row * grid.width + column] >> 24)
        self[x + column, y + row] = max(self[x + column, y + row], coverage)
      }
    }
  }
}
