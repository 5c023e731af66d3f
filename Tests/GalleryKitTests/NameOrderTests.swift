import Testing

@testable import GalleryKit

@Suite nonisolated struct NameOrderTests {
  /// Sorts names, shuffled first so that their order in the table cannot help.
  private func sorted(_ names: [FilePath], locale: String, seed: UInt64 = 7) -> [FilePath] {
    var stream = SplitMix64(seed: seed)
    var found = FoundPhotos()
    found.beginGroup(in: "/p")
    for name in names.shuffled(using: &stream) {
      found.append(Photo(location: FilePath("/p").appending(name.bytes)))
    }
    return PhotoSorter(collator: NameCollator(locale: locale), seed: 0)
      .sorted(found, by: nil)
      .map { FilePath(bytes: $0.location.name) }
  }

  /// Locales that a system may have or not, and the one that it always has.
  static let locales = ["C", "C.UTF-8", "en_US.UTF-8", "de_DE.UTF-8", "no_SUCH.locale"]

  @Test("G64: numbers are ordered by value", arguments: locales)
  func numbersByValue(locale: String) {
    let names: [FilePath] = [
      "img.jpg", "img1.jpg", "img2.jpg", "img2b.jpg", "img9.jpg", "img10.jpg", "img10a.jpg",
      "img100.jpg", "img99999999999999999999.jpg", "img100000000000000000000.jpg",
    ]
    #expect(sorted(names, locale: locale) == names)
  }

  @Test("G64: numbers count inside a name too", arguments: locales)
  func numbersInside(locale: String) {
    let names: [FilePath] = ["p1-2.jpg", "p1-10.jpg", "p2-1.jpg", "p10-1.jpg", "p10-1x3.jpg"]
    #expect(sorted(names, locale: locale) == names)
  }

  @Test("G64: case does not tear names apart", arguments: locales)
  func caseIsSecondary(locale: String) {
    let names: [FilePath] = ["a1.jpg", "B1.jpg", "b2.jpg", "C1.jpg", "d1.jpg"]
    #expect(sorted(names, locale: locale) == names)
  }

  @Test("G64: a shorter name comes before its continuations", arguments: locales)
  func stemsBeforeExtensions(locale: String) {
    let names: [FilePath] = ["a.jpg", "a (1).jpg", "ab.jpg"]
    #expect(sorted(names, locale: locale) == names)
  }

  @Test("G64: equal keys are ordered by their bytes", arguments: locales)
  func tiesByBytes(locale: String) {
    let names: [FilePath] = ["x002.jpg", "x02.jpg", "x2.JPG", "x2.jpg", "x2.png"]
    for seed in 0..<20 {
      #expect(sorted(names, locale: locale, seed: UInt64(seed)) == names)
    }
  }

  @Test("G64: names in any script and in none have one total order", arguments: locales)
  func anyBytes(locale: String) {
    var stream = SplitMix64(seed: 42)
    let names = Set(
      (0..<500).map { _ in
        let length = Int.random(in: 1...200, using: &stream)
        return FilePath(
          bytes: (0..<length).map { _ in
            let byte = UInt8.random(in: 1...255, using: &stream)
            return byte == FilePath.slash ? 0x61 : byte
          })
      })
    let once = sorted(Array(names), locale: locale, seed: 1)
    #expect(Set(once) == names)
    #expect(sorted(Array(names).reversed(), locale: locale, seed: 2) == once)
  }

  @Test("G64: without a locale, letters fold in every script")
  func foldedScripts() {
    let names: [FilePath] = [
      "a.jpg", "B.jpg", "ä.jpg", "Öl.jpg", "Ärger.jpg", "дом.jpg", "Дым.jpg",
    ]
    let folded: [FilePath] = [
      "a.jpg", "B.jpg", "ä.jpg", "Ärger.jpg", "Öl.jpg", "дом.jpg", "Дым.jpg",
    ]
    #expect(sorted(names, locale: "C") == folded)
  }

  private static func hasLocale(_ name: String) -> Bool { NameCollator(locale: name).isLocaleAware }

  @Test("G64: German order", .enabled(if: hasLocale("de_DE.UTF-8")))
  func german() {
    let names: [FilePath] = [
      "Apfel.jpg", "Ärger 2.jpg", "Ärger 10.jpg", "Azur.jpg", "öl.jpg", "Ost.jpg", "Zug.jpg",
    ]
    #expect(sorted(names, locale: "de_DE.UTF-8") == names)
  }

  @Test("G64: Swedish order", .enabled(if: hasLocale("sv_SE.UTF-8")))
  func swedish() {
    let names: [FilePath] = ["a.jpg", "o.jpg", "z.jpg", "å.jpg", "ä.jpg", "ö.jpg"]
    #expect(sorted(names, locale: "sv_SE.UTF-8") == names)
  }
}
