import CommandLines
import Testing

@testable import GalleryKit

@Suite nonisolated struct WindowTitleTests {
  @Test func theTitleCountsFromOne() {
    #expect(WindowTitle.text(name: "Island", index: 2, count: 6) == "Island — 3 of 6 — Gallery")
    #expect(WindowTitle.text(name: "x", index: 0, count: 1) == "x — 1 of 1 — Gallery")
  }

  @Test func withNothingToShowTheTitleIsTheApplications() {
    #expect(WindowTitle.text(name: "", index: 0, count: 0) == "Gallery")
  }

  @Test(arguments: [
    ("a\nb", "a␊b"), ("a\tb", "a␉b"), ("\u{1B}[2J", "␛[2J"), ("a\u{7F}", "a␡"), ("\0", "␀"),
    ("a\r\nb", "a␍␊b"), ("x\u{202E}gpj.exe", "x\u{FFFD}gpj.exe"), ("a\u{2028}b", "a\u{FFFD}b"),
    ("\u{9B}31m", "\u{FFFD}31m"), ("\u{FEFF}a", "\u{FFFD}a"),
  ])
  func controlCharactersAreShownNotObeyed(name: String, shown: String) {
    #expect(name.withVisibleControls == shown)
    #expect(
      WindowTitle.text(name: name, index: 0, count: 2) == "\(shown) — 1 of 2 — Gallery")
  }

  @Test(arguments: ["Snow land", "Straße 7", "写真", "صورة", "👩‍👩‍👧", "e\u{301}", "— 1 of 2 —"])
  func ordinaryTextStaysAsItIs(name: String) {
    #expect(Array(name.withVisibleControls.unicodeScalars) == Array(name.unicodeScalars))
  }
}
