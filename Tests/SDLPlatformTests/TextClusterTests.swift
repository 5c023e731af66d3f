import Testing

@testable import SDLPlatform

struct TextClusterTests {
  /// The characters of a line as they are seen from the left.
  private func seen(_ text: String) -> String {
    TextCluster.clusters(of: text).sorted { $0.place < $1.place }.map(\.text).joined()
  }

  private func scripts(_ text: String) -> [String] {
    TextCluster.clusters(of: text).map(\.script.name)
  }

  @Test func leftToRightTextStaysAsItIs() {
    #expect(seen("Island 12 (3).jpg") == "Island 12 (3).jpg")
    #expect(TextCluster.clusters(of: "雪 é😀").allSatisfy { $0.level == 0 })
  }

  @Test func hebrewAndArabicRunFromTheRight() {
    #expect(seen("אבג") == "גבא")
    #expect(seen("abc אבג def") == "abc גבא def")
    // Numbers keep their direction inside of text that has the other one.
    #expect(seen("אב 123 גד") == "דג 123 בא")
  }

  @Test func theFirstStrongCharacterDecidesWhereALineBegins() {
    #expect(seen("אב abc") == "abc בא")
    #expect(seen("12 אב abc") == "abc בא 12")
    #expect(seen("abc אב") == "abc בא")
    #expect(seen("\u{200F}abc!") == "!abc\u{200F}")
  }

  @Test func marksStayWithTheirLetters() {
    let clusters = TextCluster.clusters(of: "שָׁלוֹם")
    #expect(clusters.count == 4)
    #expect(clusters.map(\.place) == clusters.map(\.place).sorted(by: >))
  }

  @Test func punctuationAndDigitsTakeTheScriptBesideThem() {
    #expect(scripts("a-1") == ["Latn", "Latn", "Latn"])
    #expect(scripts("1م!") == ["Arab", "Arab", "Arab"])
    #expect(scripts("a, न") == ["Latn", "Latn", "Latn", "Deva"])
    #expect(scripts("12") == ["Zyyy", "Zyyy"])
  }

  @Test func onlyLettersWithoutTiesStandApart() throws {
    for (letter, stands) in [("a", true), ("雪", true), ("한", true), ("م", false), ("न", false)] {
      let scalar = try #require(letter.unicodeScalars.first)
      #expect(TextScript(of: scalar)?.standsApart == stands, "\(letter)")
    }
    #expect(TextScript(of: "1") == nil)
  }

  @Test func controlsAreSpacesAndEndlessMarksEnd() {
    #expect(TextCluster.clusters(of: "a\u{7}\tb").map(\.text) == ["a", " ", " ", "b"])
    let pile = TextCluster.clusters(of: "a" + String(repeating: "\u{301}", count: 5000))
    #expect(pile.count == 1)
    #expect(pile[0].text.unicodeScalars.count == 31)
  }

  @Test func anyTextHasAnOrder() {
    var generator = SystemRandomNumberGenerator()
    let seed = generator.next()
    var random = SeededGenerator(seed: seed)
    let pool: [Unicode.Scalar] = [
      "a", "1", " ", "א", "م", "\u{301}", "\u{200D}", "\u{202E}", "\u{2067}", "\u{2069}", "(", ")",
      "雪", "😀", "\u{FE0F}", "\u{0}", "\u{E0001}",
    ]
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        text.unicodeScalars.append(pool[Int.random(in: pool.indices, using: &random)])
      }
      let clusters = TextCluster.clusters(of: text)
      #expect(clusters.count == text.count, "seed \(seed): \(Array(text.unicodeScalars))")
      #expect(Set(clusters.map(\.place)).count == clusters.count, "seed \(seed)")
    }
  }
}
