/// The pixels of a line of text.
struct LineRaster {
  /// What is drawn in the colour of the text.
  private(set) var coverage: AlphaMask
  /// What has colours of its own; as large as the coverage.
  private(set) var colors: PixelGrid?
  /// Where the pixels lie from the top-left corner of the line box.
  let x: Int
  let y: Int

  /// Wider lines are cut: no texture holds them.
  private static let widthLimit = 16_384

  /// Puts runs together; nil where nothing can be seen.
  init?(_ runs: [TextRun], ascent: Int) {
    let parts = runs.prefix { $0.x < Self.widthLimit }.compactMap { run in
      run.face.raster(run).map { part in
        (pixels: part.pixels, x: run.x + part.x, y: ascent + part.y, isColored: run.face.isColored)
      }
    }
    guard let left = parts.map(\.x).min(), let top = parts.map(\.y).min(),
      let right = parts.map({ $0.x + $0.pixels.width }).max(),
      let bottom = parts.map({ $0.y + $0.pixels.height }).max()
    else { return nil }
    (x, y) = (left, top)
    coverage = AlphaMask(width: min(right - left, Self.widthLimit), height: bottom - top)
    if parts.contains(where: \.isColored) {
      colors = PixelGrid(width: coverage.width, height: coverage.height)
    }
    for part in parts {
      if part.isColored {
        colors?.put(part.pixels, x: part.x - left, y: part.y - top)
      } else {
        coverage.add(part.pixels, x: part.x - left, y: part.y - top)
      }
    }
  }

  /// Everything that can be seen, for a shadow.
  var silhouette: AlphaMask {
    var mask = coverage
    if let colors { mask.add(colors, x: 0, y: 0) }
    return mask
  }
}
