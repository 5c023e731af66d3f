import Graphics
import Testing

@testable import SDLPlatform

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

  @Test func linesOfAGivenHeightHaveTheirCapitalsInTheMiddle() {
    for scale in [1.0, 2] {
      measurer.scale = scale
      for (size, height) in [(34.0, 40.0), (28, 34), (15, 20), (13, 18)] {
        let font = Font.system(size: size, weight: .bold).lineHeight(height)
        let layout = measurer.layout("Hill", font: font, width: nil, lineLimit: nil)
        #expect(layout.lineHeight == height)
        let above = layout.ascent - layout.capHeight
        #expect(abs(above - (height - layout.ascent)) <= 1 / scale, "\(size) at \(scale)")
      }
    }
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
    let regular = try #require(fonts.raster("Hill", font: .system(size: 30), scale: 1)).coverage
    let bold = try #require(
      fonts.raster("Hill", font: .system(size: 30, weight: .bold), scale: 1)
    ).coverage
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
}
