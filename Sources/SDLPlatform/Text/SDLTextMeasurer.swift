public import Graphics

/// Measures text with the fonts that will draw it.
public final class SDLTextMeasurer: TextMeasurer {
  private struct Key: Hashable {
    var text: String
    var font: Font
    var width: Double?
    var lineLimit: Int?
  }

  /// Device pixels per point: glyphs are as wide as their pixels.
  public var scale: Double {
    didSet { if scale != oldValue { layouts.removeAll() } }
  }

  private let fonts: FontBook
  private var layouts: [Key: TextLayout] = [:]

  /// Enough for every text of a few windows.
  private static let layoutLimit = 1024

  /// Makes a measurer for a number of device pixels per point.
  public init(fonts: FontBook, scale: Double = 1) {
    self.fonts = fonts
    self.scale = scale
  }

  /// Where the lines of a text are; asked again, it is only looked up.
  public func layout(_ text: String, font: Font, width: Double?, lineLimit: Int?) -> TextLayout {
    let key = Key(text: text, font: font, width: width, lineLimit: lineLimit)
    if let layout = layouts[key] { return layout }
    if layouts.count >= Self.layoutLimit { layouts.removeAll(keepingCapacity: true) }
    let layout = makeLayout(key)
    layouts[key] = layout
    return layout
  }

  private func makeLayout(_ key: Key) -> TextLayout {
    let breaker = LineBreaker(
      // The hair's breadth lets text fit into the very width that it was measured with.
      width: key.width.map { $0 * scale + 0.01 },
      lineLimit: key.lineLimit,
      measure: { [fonts, scale] in
        fonts.line($0, font: key.font, scale: scale).width
      })
    let metrics = fonts.metrics(of: key.font, scale: scale)
    return TextLayout(
      lines: breaker.lines(of: key.text).map { line in
        TextLayout.Line(
          text: line, width: fonts.line(line, font: key.font, scale: scale).width / scale)
      },
      lineHeight: Double(metrics.height) / scale,
      ascent: Double(metrics.ascent) / scale,
      capHeight: Double(metrics.capHeight) / scale)
  }
}
