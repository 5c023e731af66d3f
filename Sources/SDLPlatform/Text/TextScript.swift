internal import CHarfBuzz

/// A writing system.
nonisolated struct TextScript: Hashable {
  private let tag: hb_script_t.RawValue

  /// No script in particular: digits, punctuation, symbols.
  static let common = TextScript(HB_SCRIPT_COMMON)

  private init(_ script: hb_script_t) { tag = script.rawValue }

  /// The script of a character, or nil where it takes that of its neighbours.
  init?(of scalar: Unicode.Scalar) {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN
    else { return nil }
    self.init(script)
  }

  /// The four letters of ISO 15924, such as `Arab`.
  var name: String {
    String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)) }, as: UTF8.self)
  }

  /// Whether a character looks the same whatever stands beside it, so that it can be placed alone.
  var standsApart: Bool { Self.separable.contains(tag) }

  private static let separable = Set(
    [
      HB_SCRIPT_COMMON, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_ARMENIAN,
      HB_SCRIPT_GEORGIAN, HB_SCRIPT_HEBREW, HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA,
      HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_ETHIOPIC, HB_SCRIPT_CHEROKEE,
    ].map(\.rawValue))
}
