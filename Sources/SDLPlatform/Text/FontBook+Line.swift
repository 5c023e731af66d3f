internal import Graphics

extension FontBook {
  /// A line of text cut into runs, and its advance width in pixels.
  func line(_ text: String, font: Font, scale: Double) -> TextLine {
    guard let face = face(font, scale: scale) else { return TextLine() }
    let spacing = TextSpacing(font, scale: scale, digitWidth: face.digitWidth)
    var line = TextLine()
    var pen = 0.0
    for run in runs(of: text, font, face, scale).sorted(by: { $0.place < $1.place }) {
      if !line.runs.isEmpty { pen += spacing.tracking }
      guard spacing.parts(run) else {
        line.append(run, at: pen)
        pen += run.face.width(of: run)
        continue
      }
      for (index, part) in run.face.parts(of: run).enumerated() {
        if index > 0 { pen += spacing.tracking }
        let cell = spacing.cell(of: part.run, advance: part.advance)
        line.append(part.run, at: pen + (cell - part.advance) / 2)
        pen += cell
      }
    }
    line.width = max(0, pen)
    return line
  }

  /// The pixels of a line.
  func raster(_ text: String, font: Font, scale: Double) -> LineRaster? {
    LineRaster(
      line(text, font: font, scale: scale).runs, ascent: metrics(of: font, scale: scale).ascent)
  }

  /// The measures of a line's box in pixels.
  func metrics(of font: Font, scale: Double) -> LineMetrics {
    LineMetrics(face(font, scale: scale), height: font.lineHeight.map { snappedPixel($0 * scale) })
  }

  /// Cuts text where face, script or direction change, in the order in which it is written.
  private func runs(
    of text: String, _ font: Font, _ base: SizedFont, _ scale: Double
  ) -> [TextRun] {
    var runs: [TextRun] = []
    for cluster in TextCluster.clusters(of: text) {
      let face =
        self.face(for: cluster.text, font, base: base, scale: scale) ?? runs.last?.face ?? base
      if let last = runs.last, last.continues(with: cluster, in: face) {
        runs[runs.count - 1].text += cluster.text
        runs[runs.count - 1].place = min(last.place, cluster.place)
      } else {
        runs.append(
          TextRun(
            text: cluster.text, face: face, script: cluster.script, level: cluster.level,
            place: cluster.place))
      }
    }
    return runs
  }
}
