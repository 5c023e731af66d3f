internal import Glibc

/// Turns file names into keys whose byte order is the order that people expect.
///
/// Numbers count as numbers (`img2` before `img10`), the rest follows the user's locale. In the C
/// locale, or one whose names are not UTF-8, letters of both cases stand together and other
/// scripts follow in Unicode's order. Equal keys are possible (`img2`, `img02`); the caller breaks
/// such ties by the raw bytes.
nonisolated final class NameCollator {
  private let locale: locale_t?
  private var spelling: [UInt8] = []
  private var transformed = [UInt8](repeating: 0, count: 2048)

  /// Makes a collator for a locale of the system.
  ///
  /// - Parameter name: The locale's name; empty for the user's own (`LC_ALL`, `LC_COLLATE`, `LANG`).
  init(locale name: String = "") {
    let mask = Int32(1 << LC_CTYPE | 1 << LC_COLLATE)
    let locale = newlocale(mask, name, nil)
    if let locale, Self.isUseful(locale) {
      self.locale = locale
    } else {
      if let locale { freelocale(locale) }
      self.locale = nil
    }
  }

  deinit {
    if let locale { freelocale(locale) }
  }

  /// Whether the order is the locale's and not the one for want of a locale.
  var isLocaleAware: Bool { locale != nil }

  /// Appends the key of a name to a buffer, which saves an allocation per name.
  func appendKey(of name: some Collection<UInt8>, to keys: inout [UInt8]) {
    spell(name)
    if let locale {
      appendTransformed(by: locale, to: &keys)
    } else {
      appendFolded(to: &keys)
    }
  }

  /// Whether a locale says more about order than the code points do.
  private static func isUseful(_ locale: locale_t) -> Bool {
    guard let codeset = nl_langinfo_l(nl_item(CODESET), locale) else { return false }
    return String(cString: codeset) == "UTF-8" && strcoll_l("a", "B", locale) < 0
  }

  /// Writes the name into `spelling` with every number preceded by the count of its digits.
  ///
  /// `img10` becomes `img00210`: compared as text such numbers order by value, of any length, and
  /// still as digits wherever the locale puts digits.
  private func spell(_ name: some Collection<UInt8>) {
    spelling.removeAll(keepingCapacity: true)
    var rest = name[...]
    while let byte = rest.first {
      guard Self.isDigit(byte) else {
        spelling.append(byte)
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix(while: Self.isDigit)
      rest = rest[run.endIndex...]
      let digits = run.drop { $0 == UInt8(ascii: "0") }
      let count = min(digits.count, 999)
      for digit in [count / 100, count / 10 % 10, count % 10] {
        spelling.append(UInt8(ascii: "0") + UInt8(digit))
      }
      spelling += digits
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func appendTransformed(by locale: locale_t, to keys: inout [UInt8]) {
    spelling.append(0)
    var length = strxfrm_l(&transformed, spelling, transformed.count, locale)
    if length >= transformed.count {
      transformed = [UInt8](repeating: 0, count: length * 2)
      length = strxfrm_l(&transformed, spelling, transformed.count, locale)
    }
    keys += transformed[..<length]
  }

  private func appendFolded(to keys: inout [UInt8]) {
    guard spelling.contains(where: { $0 >= 0x80 }) else {
      for byte in spelling { keys.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
      return
    }
    for scalar in String(decoding: spelling, as: UTF8.self).unicodeScalars {
      keys += scalar.properties.lowercaseMapping.utf8
    }
  }
}
