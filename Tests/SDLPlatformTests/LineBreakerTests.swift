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

  @Test func spacesStickOutOfALine() {
    #expect(lines("the quick ", 9) == ["the quick"])
    #expect(lines("the quick   brown", 9) == ["the quick", "brown"])
    #expect(lines("   ", 2) == [""])
  }

  @Test func charactersAreNeverCut() {
    let family = "👨‍👩‍👧‍👦"
    #expect(lines(String(repeating: family, count: 5), 3, 1) == [family + family + "…"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", 2, 1) == ["e\u{301}…"])
    #expect(lines("🇩🇪🇫🇷🇮🇹", 2, nil) == ["🇩🇪🇫🇷", "🇮🇹"])
  }

  @Test func theEllipsisStandsAtTheEndOfTheText() {
    #expect(lines("תמונה יפה", 5, 1) == ["תמונ…"])
    #expect(lines("photo תמונה", 8, 1) == ["photo ת…"])
  }

  @Test func everyLineRunsAsItsParagraphDoes() {
    #expect(lines("שלום world", 5) == ["שלום", "\u{200F}world"])
    #expect(lines("hello עולם", 5) == ["hello", "\u{200E}עולם"])
    #expect(lines("שלום\nworld", nil) == ["שלום", "world"])
    #expect(lines("שלום 12345678", 5) == ["שלום", "\u{200F}12345", "\u{200F}678"])
  }

  @Test func theTimeDependsOnTheWidthAndNotOnTheLength() {
    var measured = 0
    let breaker = LineBreaker(width: 40, lineLimit: 1) { text in
      measured += text.count
      return Double(text.count)
    }
    #expect(breaker.lines(of: String(repeating: "a ", count: 50_000))[0].count <= 40)
    #expect(measured < 2000)
  }
}
