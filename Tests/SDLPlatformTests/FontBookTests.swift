import CFontconfig
import Graphics
import PictureTesting
import Testing

@testable import SDLPlatform

struct FontBookTests {
  private let fonts: FontBook
  private let face: SizedFont

  init() throws {
    fonts = try FontBook()
    face = try #require(fonts.face(.body, scale: 1))
  }

  private func runs(_ text: String, _ font: Font = .body) -> [String] {
    fonts.line(text, font: font, scale: 1).runs.map(\.text)
  }

  /// The runs without spaces, which any font may draw.
  private func words(_ text: String) -> [String] {
    runs(text).map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
  }

  @Test func withoutAnyFontOneLineSaysWhatToDo() throws {
    let nothing = try #require(FcConfigCreate())
    defer { FcConfigDestroy(nothing) }
    let error = #expect(throws: PlatformError.self) {
      try FontBook(catalog: FontCatalog(config: nothing))
    }
    #expect(
      error?.description
        == "no font found: install one, for example the Debian package fonts-dejavu-core")
  }

  @Test func fontsCanBeGivenAsFiles() throws {
    let given = try FontBook.forTesting()
    let widths = [Font.body, .body.bold()].map { given.line("Gallery", font: $0, scale: 1).width }
    #expect(widths[0] > 40 && widths[1] > widths[0] + 3, "\(widths)")
    #expect(throws: PlatformError.self) { try FontBook(files: ["/nowhere.ttf"]) }
  }

  private static let folder = String(
    #filePath.prefix(through: #filePath.lastIndex(of: "/") ?? #filePath.startIndex))
  /// A font that calls itself sans-serif and has the letters H and I, 0.8 and 0.2 times as wide as
  /// its size.
  private static let type1 = folder + "Fonts/Type1.pfa"

  @Test(arguments: [Font.Weight.regular, .semibold, .bold])
  func fontsThatCannotBeShapedArePassedOver(weight: Font.Weight) throws {
    let others = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map {
      Self.folder + "../PictureTesting/Fonts/" + $0
    }
    let book = try FontBook(files: [Self.type1] + others)
    let font = Font.body.weight(weight)
    let expected = try FontBook.forTesting()
    for text in ["I", "HI"] {
      #expect(
        book.line(text, font: font, scale: 1).width
          == expected.line(text, font: font, scale: 1).width)
    }
  }

  @Test func aloneTheyAreMeasuredInWholePixels() throws {
    let book = try FontBook(files: [Self.type1])
    let font = Font.system(size: 20)
    for (text, width) in [("H", 16.0), ("I", 4), ("HIH", 36)] {
      #expect(book.line(text, font: font, scale: 1).width == width, "\(text)")
    }
    let tracked = book.line("HI", font: font.tracking(3), scale: 1)
    #expect(tracked.runs.map(\.text) == ["H", "I"] && tracked.width == 20 + 3)
  }

  @Test func runsChangeWithScriptAndDirection() {
    #expect(runs("Snow land (3).jpg") == ["Snow land (3).jpg"])
    #expect(words("abc אבג def") == ["abc", "אבג", "def"])
    #expect(words("אבג abc") == ["abc", "אבג"])
    #expect(words("אב 12 גד") == ["גד", "12", "אב"])
    #expect(runs("a雪") == ["a", "雪"])
  }

  @Test func onlyCharactersWithRoomBetweenThemAreDrawnOneByOne() {
    #expect(runs("ab", .body.tracking(3)) == ["a", "b"])
    #expect(runs("ab", .body.tracking(-0.2)) == ["ab"])
    #expect(runs("a12", .body.monospacedDigit()) == ["a", "1", "2"])
    #expect(runs("ab", .body.monospacedDigit()) == ["ab"])
    #expect(runs("مرحبا", .body.tracking(3)) == ["مرحبا"])
  }

  @Test func trackedTextIsTheTextAndItsTracking() {
    for text in ["Wave AVAVA", "HHHHHHHHHHHHHHHH", "שלום"] {
      let plain = fonts.line(text, font: .title, scale: 1)
      let tracked = fonts.line(text, font: .title.tracking(2), scale: 1)
      #expect(abs(tracked.width - plain.width - Double(2 * (text.count - 1))) < 0.1, "\(text)")
    }
  }

  @Test(.needsFont(with: "مرحبا")) func lettersOfArabicAreJoined() {
    let word = fonts.line("مرحبا", font: .title, scale: 1).width
    let apart = "مرحبا".map { fonts.line(String($0), font: .title, scale: 1).width }.reduce(0, +)
    #expect(word < apart * 0.95, "\(word) of \(apart)")
  }

  @Test(.needsFont(with: "हिन्दी")) func vowelsOfHindiMoveBeforeTheirConsonants() throws {
    // The syllable begins with the sign that is written second.
    let run = try #require(fonts.line("हि", font: .title, scale: 1).runs.first)
    #expect(run.face.parts(of: run).map(\.run.text) == ["हि"])
    #expect(runs("हिन्दी") == ["हिन्दी"])
  }

  @Test(.needsFont(with: "雪")) func charactersThatTheFontLacksComeFromAnother() throws {
    let other = try #require(fonts.face(for: "雪", .body, base: face, scale: 1))
    #expect(other.provides("雪"))
    #expect(runs("a雪景b") == ["a", "雪景", "b"])
  }

  @Test func charactersThatNoFontHasAreBoxes() throws {
    let line = fonts.line("\u{10FFFD}", font: .title, scale: 1)
    #expect(line.width > 5)
    #expect(line.runs.first?.face === fonts.face(.title, scale: 1))
  }

  @Test func invisibleCharactersGoWithTheOnesBeforeThem() {
    #expect(runs("a\u{200D}b\u{2060}\u{FE0F}c") == ["a\u{200D}b\u{2060}\u{FE0F}c"])
    #expect(fonts.line("a\u{200B}b", font: .body, scale: 1).width == width("ab"))
  }

  @Test(.needsColoredEmoji) func emojiAreColoredAndAsLargeAsText() throws {
    let raster = try #require(fonts.raster("x😀x", font: .system(size: 32), scale: 1))
    let colors = try #require(raster.colors)
    #expect((colors.width, colors.height) == (raster.coverage.width, raster.coverage.height))
    let isYellow = colors.pixels.contains { pixel in
      pixel >> 24 > 200 && pixel >> 16 & 0xFF > 200 && pixel & 0xFF < 120
    }
    #expect(isYellow)
    #expect(32...64 ~= fonts.line("😀", font: .system(size: 32), scale: 1).width)
    // The same in text presentation takes the colour of the text.
    #expect(try #require(fonts.raster("❤\u{FE0E}", font: .body, scale: 1)).colors == nil)
  }

  @Test func namesOfAnyLengthAreMeasuredInTheTimeOfAShortOne() {
    let measurer = SDLTextMeasurer(fonts: fonts)
    for part in ["photo ", "雪", "नमस्ते ", "שלום ", "😀", "e\u{301}\u{302}"] {
      let name = String(String(repeating: part, count: 5000).prefix(5000))
      let clock = ContinuousClock()
      let time = clock.measure {
        let layout = measurer.layout(name, font: .title, width: 400, lineLimit: 1)
        #expect(layout.size.width <= 400.01 && layout.lines[0].text.hasSuffix("…"))
      }
      #expect(time < .milliseconds(500), "\(part)")
    }
  }

  private func width(_ text: String) -> Double { fonts.line(text, font: .body, scale: 1).width }
}
