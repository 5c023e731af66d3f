/// Text broken into lines for a font and a width.
public struct TextLayout: Sendable, Hashable {
  /// One line of text as it will be drawn, ellipsis included.
  public struct Line: Sendable, Hashable {
    /// The characters of the line, in reading order.
    public var text: String
    /// The advance width in points.
    public var width: Double

    /// Makes a line from its text and measured width.
    public init(text: String, width: Double) {
      self.text = text
      self.width = width
    }
  }

  /// The lines, top to bottom.
  public var lines: [Line]
  /// The distance from one line to the next, in points.
  public var lineHeight: Double
  /// The distance from the top of a line to its baseline, in points.
  public var ascent: Double
  /// The height of a capital letter above the baseline, in points.
  public var capHeight: Double

  /// Makes a layout from its lines and measures.
  public init(lines: [Line], lineHeight: Double, ascent: Double, capHeight: Double) {
    self.lines = lines
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.capHeight = capHeight
  }

  /// The extent of all lines.
  public var size: Size {
    Size(width: lines.map(\.width).max() ?? 0, height: Double(lines.count) * lineHeight)
  }
}
