/// The measures of the box of a line of text, in pixels.
struct LineMetrics: Equatable {
  /// The distance from one line to the next.
  var height = 0
  /// The distance from the top of the line to its baseline.
  var ascent = 0
  /// The height of a capital letter above the baseline.
  var capHeight = 0

  /// The measures of a face; in a given height, capitals are in the middle.
  init(_ face: SizedFont?, height: Int?) {
    guard let face else { return }
    capHeight = face.capHeight
    self.height = height ?? face.lineHeight
    ascent = height.map { ($0 + face.capHeight) / 2 } ?? face.ascent
  }
}
