public import Graphics

/// Measures text as if every character were half as wide as its font is high, in lines of 1.25 times
/// that height, whatever the font says.
public final class FixedMeasurer: TextMeasurer {
  /// Makes a measurer.
  public init() {}

  /// The width of a line of text in a font.
  public static func width(of text: String, font: Font = .body) -> Double {
    Double(text.count) * font.size / 2
  }

  /// Breaks text between characters.
  public func layout(
    _ text: String, font: Font, width: Double?, lineLimit: Int?
  ) -> TextLayout {
    let advance = font.size / 2
    let perLine = width.map { max(1, Int($0 / advance)) } ?? max(1, text.count)
    var rest = Substring(text)
    var lines: [TextLayout.Line] = []
    repeat {
      let line = rest.prefix(perLine)
      rest = rest.dropFirst(line.count)
      lines.append(TextLayout.Line(text: String(line), width: Double(line.count) * advance))
    } while !rest.isEmpty && lines.count < lineLimit ?? .max
    return TextLayout(
      lines: lines, lineHeight: font.size * 1.25, ascent: font.size, capHeight: font.size * 0.7)
  }
}
