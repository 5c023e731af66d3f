/// Characters that are drawn together: one face, one place of the pen.
struct TextRun {
  var text: String
  var face: SizedFont
  /// The pen's place from the start of the line, in pixels.
  var x: Int
}
