/// A line of text as it is drawn.
struct TextLine {
  /// What is drawn together, from left to right.
  private(set) var runs: [TextRun] = []
  /// The advance width in pixels.
  var width = 0.0

  /// Adds a run at the pixel nearest to the pen.
  mutating func append(_ run: TextRun, at pen: Double) {
    var run = run
    run.x = Int(pen.rounded())
    runs.append(run)
  }
}
