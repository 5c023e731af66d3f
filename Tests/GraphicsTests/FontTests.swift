import Graphics
import Testing

@Suite struct FontTests {
  @Test func aSystemFontIsPlainUntilChanged() {
    let font = Font.system(size: 13)
    #expect(font.size == 13 && font.weight == .regular && font.tracking == 0)
    #expect(!font.usesMonospacedDigits)
    #expect(Font.system(size: 13, weight: .bold) == font.bold())
  }

  @Test func aChangeLeavesTheRestAsItIs() {
    let font = Font.system(size: 28, weight: .semibold).tracking(3).monospacedDigit().bold()
    #expect(font.size == 28 && font.weight == .bold && font.tracking == 3)
    #expect(font.usesMonospacedDigits)
    #expect(font.weight(.semibold).weight(.bold) == font)
  }

  @Test func namedFontsHaveTheSizesOfTheScale() {
    let fonts: [Font] = [.largeTitle, .title, .title2, .headline, .body, .caption]
    #expect(fonts.map(\.size) == [34, 28, 22, 17, 15, 13])
    #expect(fonts.map(\.weight) == [.bold, .bold, .bold, .semibold, .regular, .regular])
  }
}

@Suite struct EdgeInsetsTests {
  @Test func edgesThatAreNotNamedAreZero() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    let insets = EdgeInsets(top: 1, trailing: 4)
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 0, 0, 4])
  }
}

@Suite struct TextLayoutTests {
  @Test func aLayoutIsAsWideAsItsWidestLineAndAsHighAsAllOfThem() {
    let lines = [("one", 30.0), ("longest", 70), ("two", 20)].map {
      TextLayout.Line(text: $0.0, width: $0.1)
    }
    let layout = TextLayout(lines: lines, lineHeight: 16, ascent: 12, capHeight: 9)
    #expect(layout.size == Size(width: 70, height: 48))
    #expect(TextLayout(lines: [], lineHeight: 16, ascent: 12, capHeight: 9).size == .zero)
  }
}
