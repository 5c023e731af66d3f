internal import CSDL2

/// A face opened at a size in pixels.
final class SizedFont {
  let ascent: Int
  /// The distance from one baseline to the next.
  let lineHeight: Int
  let capHeight: Int
  /// The width of the widest of 0…9.
  private(set) lazy var digitWidth = (0..<10).map { width(of: digit($0)) }.max() ?? 0
  /// Whether the face's pictures have colours of their own.
  let isColored: Bool

  private let font: OpaquePointer
  /// What measures text; nil: only SDL_ttf can read the face.
  private let shaper: Shaper?
  /// What the pixels of a face with one size only are stretched by; nil for outlines.
  private let stretch: Double?

  init?(_ file: FontFile, pixelSize: Int) {
    guard
      let font = TTF_OpenFontIndex(
        file.path, Int32(clamping: file.strike.map { Int($0) } ?? pixelSize), file.index)
    else { return nil }
    // Light hinting keeps stems' widths and spacing true; baselines still lie on whole pixels.
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(font, 1)
    self.font = font
    shaper = Shaper(file, pixelSize: pixelSize)
    isColored = file.isColored
    let stretch = file.strike.map { Double(pixelSize) / $0 }
    self.stretch = stretch
    func scaled(_ length: Int32) -> Int { Int((Double(length) * (stretch ?? 1)).rounded()) }
    ascent = scaled(TTF_FontAscent(font))
    lineHeight = max(1, scaled(TTF_FontLineSkip(font)))
    var top: Int32 = 0
    TTF_GlyphMetrics32(font, 0x48, nil, nil, nil, &top, nil)
    capHeight = scaled(top)
  }

  isolated deinit { TTF_CloseFont(font) }

  func provides(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(font, scalar.value) != 0 }

  /// The advance width of a run in pixels.
  func width(of run: TextRun) -> Double { shaper?.width(of: run) ?? advance(of: run.text) }

  /// The advance width in whole pixels of a text's characters, each as if it were alone.
  private func advance(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { sum, scalar in
      guard !scalar.properties.isDefaultIgnorableCodePoint else { return sum }
      var advance: Int32 = 0
      TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, nil, &advance)
      return sum + Double(advance)
    }
  }

  /// The run cut into characters, from left to right, each with its advance in pixels.
  func parts(of run: TextRun) -> [(run: TextRun, advance: Double)] {
    guard let shaper else {
      let characters = run.isRightToLeft ? Array(run.text.reversed()) : Array(run.text)
      return characters.map { character in
        var part = run
        part.text = String(character)
        return (part, advance(of: part.text))
      }
    }
    let clusters = shaper.clusters(of: run)
    let ends = clusters.map(\.start).sorted().dropFirst() + [run.text.utf8.count]
    let endByStart = Dictionary(
      zip(clusters.map(\.start).sorted(), ends), uniquingKeysWith: { $1 })
    return clusters.map { cluster in
      var part = run
      let bytes = run.text.utf8.dropFirst(cluster.start)
      part.text = String(
        decoding: bytes.prefix((endByStart[cluster.start] ?? cluster.start) - cluster.start),
        as: UTF8.self)
      return (part, cluster.advance)
    }
  }

  /// The run's pixels, and where their top-left corner lies from the pen on the baseline.
  ///
  /// A face of outlines paints in white.
  func raster(_ run: TextRun) -> (pixels: PixelGrid, x: Int, y: Int)? {
    TTF_SetFontDirection(font, run.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, run.script.name)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, run.text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = PixelGrid(surface) else { return nil }
    if let stretch { return (pixels.reduced(by: stretch), 0, -ascent) }
    // SDL_ttf makes room for ink left of the pen or above the face and does not tell how much.
    let ink = shaper?.ink(of: run) ?? (left: 0, top: Double(ascent))
    let excess = max(0, pixels.height - Int(TTF_FontHeight(font)))
    let above = min(excess, max(0, Int(ink.top.rounded(.up)) - ascent))
    return (pixels, Int(ink.left.rounded(.down)), -ascent - above)
  }

  private func digit(_ number: Int) -> TextRun {
    TextRun(text: String(number), face: self, script: .common, level: 0, place: 0)
  }
}
