internal import CSDL2

/// A face opened at a size in pixels.
final class SizedFont {
  let ascent: Int
  /// The distance from one baseline to the next.
  let lineHeight: Int
  let capHeight: Int
  /// How much wider each digit's cell is than nothing: the widest of 0…9.
  let digitWidth: Int

  private let font: OpaquePointer

  init?(_ file: FontFile, pixelSize: Int) {
    guard let font = TTF_OpenFontIndex(file.path, Int32(clamping: pixelSize), file.index) else {
      return nil
    }
    // Light hinting keeps stems' widths and spacing true; baselines still lie on whole pixels.
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(font, 1)
    self.font = font
    ascent = Int(TTF_FontAscent(font))
    lineHeight = max(1, Int(TTF_FontLineSkip(font)))
    var top: Int32 = 0
    TTF_GlyphMetrics32(font, 0x48, nil, nil, nil, &top, nil)
    capHeight = Int(top)
    digitWidth = (0..<10).map { Self.width(of: String($0), font) }.max() ?? 0
  }

  isolated deinit { TTF_CloseFont(font) }

  func provides(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(font, scalar.value) != 0 }

  /// The advance width of text without line breaks, in pixels.
  func width(of text: String) -> Int { Self.width(of: text, font) - inkStart(text) }

  /// How much kerning moves the second character.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    Int(TTF_GetFontKerningSizeGlyphs32(font, first.value, second.value))
  }

  /// The text's coverage and where its left edge lies from the pen, at most 0.
  func raster(_ text: String) -> (mask: AlphaMask, x: Int)? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = surface.pointee.pixels else { return nil }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    var mask = AlphaMask(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        mask[x, y] = pixels.load(
          fromByteOffset: y * Int(surface.pointee.pitch) + x * 4 + 3, as: UInt8.self)
      }
    }
    return (mask, inkStart(text))
  }

  /// A first glyph that begins left of the pen widens the text; SDL_ttf counts that in.
  private func inkStart(_ text: String) -> Int {
    guard let first = text.unicodeScalars.first else { return 0 }
    var left: Int32 = 0
    TTF_GlyphMetrics32(font, first.value, &left, nil, nil, nil, nil)
    return min(0, Int(left))
  }

  private static func width(of text: String, _ font: OpaquePointer) -> Int {
    var (width, height): (Int32, Int32) = (0, 0)
    guard !text.isEmpty, TTF_SizeUTF8(font, text, &width, &height) == 0 else { return 0 }
    return Int(width)
  }
}
