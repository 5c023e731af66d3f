import Graphics
import Testing

@testable import SDLPlatform

struct LineBreakerTests {
  /// Every character is one wide.
  private func lines(_ text: String, _ width: Double?, _ limit: Int? = nil) -> [String] {
    LineBreaker(width: width, lineLimit: limit, measure: { Double($0.count) }).lines(of: text)
  }

  @Test func textBreaksBetweenWords() {
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
    #expect(lines("the  quick", 5) == ["the", "quick"])
    #expect(lines("one line", nil) == ["one line"])
  }

  @Test func longWordsBreakAnywhere() {
    #expect(lines("IMG_20240101", 5) == ["IMG_2", "02401", "01"])
    #expect(lines("abc", 0.5) == ["a", "b", "c"])
  }

  @Test func ideographsAreWords() { #expect(lines("写真の山", 2) == ["写真", "の山"]) }

  @Test func linesEndWhereTheTextSays() {
    #expect(lines("a\nb\r\nc", 10) == ["a", "b", "c"])
    #expect(lines("a\n\nb", nil) == ["a", "", "b"])
    #expect(lines("", 10) == [""])
  }

  @Test func whatIsLeftOverBecomesAnEllipsis() {
    #expect(lines("the quick brown fox", 9, 1) == ["the quic…"])
    #expect(lines("the quick brown fox", 9, 2) == ["the quick", "brown fox"])
    #expect(lines("the quick brown foxes", 9, 2) == ["the quick", "brown fo…"])
    #expect(lines("a\nb\nc", nil, 2) == ["a", "b…"])
    #expect(lines("abc", 0.5, 1) == ["…"])
  }
}

struct TextMeasurerTests {
  private let measurer: SDLTextMeasurer
  private let fonts: FontBook

  init() throws {
    fonts = try FontBook()
    measurer = SDLTextMeasurer(fonts: fonts)
  }

  private func width(_ text: String, _ font: Font) -> Double {
    measurer.layout(text, font: font, width: nil, lineLimit: nil).size.width
  }

  @Test func measuresAreThoseOfALine() {
    let layout = measurer.layout("Hill", font: .body, width: nil, lineLimit: nil)
    #expect(layout.lines.count == 1)
    #expect(layout.ascent > layout.capHeight && layout.capHeight > 5)
    #expect(layout.lineHeight >= 15 && layout.lineHeight < 30)
  }

  @Test func textFitsIntoTheWidthThatItMeasures() {
    for scale in [1.0, 1.5, 2] {
      measurer.scale = scale
      for text in ["Gallery", "Snow land — 3 of 40", "fi ffl AVAVA"] {
        let free = measurer.layout(text, font: .title, width: nil, lineLimit: nil)
        let bound = measurer.layout(text, font: .title, width: free.size.width, lineLimit: nil)
        #expect(bound == free, "\(text) at \(scale)")
      }
    }
  }

  @Test func digitsKeepTheirCellsWhenTheyChange() {
    let font = Font.system(size: 28, weight: .bold).monospacedDigit()
    let widths = (0..<10).map { width("\($0)/6", font) }
    #expect(widths.allSatisfy { $0 == widths[0] }, "\(widths)")
  }

  @Test func trackingLiesBetweenCharacters() {
    let plain = Font.system(size: 20)
    #expect(width("I", plain.tracking(5)) == width("I", plain))
    let difference = width("HHHH", plain.tracking(5)) - width("HHHH", plain)
    #expect(abs(difference - 15) <= 2, "\(difference)")
  }

  @Test func boldIsAnotherFace() throws {
    let regular = try #require(fonts.raster("Hill", font: .system(size: 30), scale: 1)).mask
    let bold = try #require(
      fonts.raster("Hill", font: .system(size: 30, weight: .bold), scale: 1)
    ).mask
    func ink(_ mask: AlphaMask) -> Int { mask.values.reduce(0) { $0 + Int($1) } }
    #expect(ink(bold) > ink(regular) * 11 / 10)
  }

  @Test func strangeTextIsMeasuredAndDrawn() {
    for text in ["", " ", "\u{1}\u{7F}\t", "a\u{301}", "👨‍👩‍👧‍👦", "\u{FFFD}", "שלום", "写真"] {
      let layout = measurer.layout(text, font: .body, width: 50, lineLimit: 1)
      #expect(layout.lines.count == 1)
      #expect(layout.size.width.isFinite && layout.size.width >= 0)
      _ = fonts.raster(text, font: .body, scale: 1)
    }
  }

  @Test func charactersThatTheFontLacksComeFromAnother() throws {
    let face = try #require(fonts.face(.body, scale: 1))
    let missing = (0x2190...0x2BFF).compactMap(Unicode.Scalar.init).filter { !face.provides($0) }
    let found = missing.first { fonts.fallback(for: $0, .body, scale: 1) != nil }
    // A machine with one font has no other to fall back on.
    guard let found else { return }
    let fallback = try #require(fonts.fallback(for: found, .body, scale: 1))
    #expect(fallback.provides(found))
    let line = fonts.line("a\(found)b", font: .body, scale: 1)
    #expect(line.runs.map(\.text) == ["a", String(found), "b"])
  }
}
