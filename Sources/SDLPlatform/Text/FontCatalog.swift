internal import CFontconfig
internal import Graphics

/// The fonts that fontconfig offers for the desktop's sans-serif family.
final class FontCatalog {
  /// A font and the characters that it has.
  private struct Candidate {
    let file: FontFile
    let characters: OpaquePointer
  }

  private let config: OpaquePointer?
  /// A configuration that nobody else has.
  private var own: OpaquePointer?
  /// The fonts in fontconfig's order, for each weight that lacked a character.
  private var orders: [Font.Weight: [Candidate]] = [:]
  private lazy var emoji = candidates(
    order: sorted(pattern(family: "emoji", .regular, isColored: true)), isColored: true)

  /// fontconfig's own lists, which the candidates point into.
  private var lists: [UnsafeMutablePointer<FcFontSet>] = []

  /// How far from 600 a face may be to pass as semibold.
  private static let semiboldRange = 580.0...680.0

  /// Reads the fonts of a configuration; nil: the desktop's.
  init(config: OpaquePointer? = nil) { self.config = config }

  /// Reads these files alone; what is no font is passed over.
  convenience init(files: [String]) {
    let config = FcConfigCreate()
    for file in files { FcConfigAppFontAddFile(config, file) }
    self.init(config: config)
    own = config
  }

  isolated deinit {
    for list in lists { FcFontSetDestroy(list) }
    if let own { FcConfigDestroy(own) }
  }

  /// The face for a weight, or nil where there is no font at all.
  ///
  /// Semibold becomes bold where the family has no face near it: strokes are never thickened by
  /// machine.
  func file(_ weight: Font.Weight) -> FontFile? {
    guard let pattern = pattern(family: "sans-serif", weight) else { return nil }
    defer { FcPatternDestroy(pattern) }
    var result = FcResultNoMatch
    guard let match = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    // All fonts in their order take longer than the best one, which nearly always can be shaped.
    let best =
      match.canBeShaped
      ? match
      : sorted(self.pattern(family: "sans-serif", weight)).first(where: \.canBeShaped) ?? match
    if weight == .semibold {
      var found = 0.0
      FcPatternGetDouble(best, FC_WEIGHT, 0, &found)
      guard Self.semiboldRange.contains(FcWeightToOpenTypeDouble(found)) else { return file(.bold) }
    }
    return FontFile(best)
  }

  /// The first font in fontconfig's order that has all of some characters.
  func file(having scalars: [Unicode.Scalar], _ weight: Font.Weight) -> FontFile? {
    let order =
      orders[weight]
      ?? candidates(order: sorted(pattern(family: "sans-serif", weight)), isColored: false)
    orders[weight] = order
    return first(in: order, having: scalars)
  }

  /// The font with coloured pictures of some characters.
  func coloredFile(having scalars: [Unicode.Scalar]) -> FontFile? {
    first(in: emoji, having: scalars)
  }

  private func first(in order: [Candidate], having scalars: [Unicode.Scalar]) -> FontFile? {
    order.first { font in
      scalars.allSatisfy { FcCharSetHasChar(font.characters, $0.value) != 0 }
    }?.file
  }
}

// MARK: - Asking fontconfig

extension FontCatalog {
  private func pattern(
    family: String, _ weight: Font.Weight, isColored: Bool = false
  ) -> OpaquePointer? {
    guard let pattern = FcPatternCreate() else { return nil }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(weight.rawValue)))
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    // SDL_ttf opens the named instances of a variable font, not the points between them.
    FcPatternAddBool(pattern, FC_VARIABLE, FcFalse)
    FcPatternAddBool(pattern, FC_OUTLINE, isColored ? FcFalse : FcTrue)
    FcPatternAddBool(pattern, FC_COLOR, isColored ? FcTrue : FcFalse)
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    return pattern
  }

  /// All fonts, the best match first, without those that add no character; takes the pattern.
  private func sorted(_ pattern: OpaquePointer?) -> [OpaquePointer] {
    guard let pattern else { return [] }
    defer { FcPatternDestroy(pattern) }
    var result = FcResultNoMatch
    guard let list = FcFontSort(config, pattern, FcTrue, nil, &result) else { return [] }
    lists.append(list)
    return (0..<Int(list.pointee.nfont)).compactMap { list.pointee.fonts[$0] }
  }

  private func candidates(order: [OpaquePointer], isColored: Bool) -> [Candidate] {
    order.compactMap { font in
      var characters: OpaquePointer?
      guard font.flag(FC_COLOR) == isColored, isColored || font.flag(FC_OUTLINE),
        !font.flag(FC_VARIABLE), let file = FontFile(font),
        FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch, let characters
      else { return nil }
      return Candidate(file: file, characters: characters)
    }
  }
}

extension FontFile {
  fileprivate init?(_ font: OpaquePointer) {
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    FcPatternGetInteger(font, FC_INDEX, 0, &index)
    var strike = 0.0
    let isPicture =
      !font.flag(FC_OUTLINE)
      && FcPatternGetDouble(font, FC_PIXEL_SIZE, 0, &strike) == FcResultMatch && strike > 0
    self.init(
      path: String(cString: path), index: Int(index), strike: isPicture ? strike : nil,
      isColored: font.flag(FC_COLOR))
  }
}

extension OpaquePointer {
  /// Whether HarfBuzz can read the font of a pattern.
  ///
  /// It knows no Type 1 fonts, which some desktops have beside others of the same names. Without it
  /// characters stand less well.
  fileprivate var canBeShaped: Bool {
    var format: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, FC_FONTFORMAT, 0, &format) == FcResultMatch, let format else {
      return false
    }
    return ["TrueType", "CFF"].contains(String(cString: format))
  }

  /// A yes or no in a pattern of fontconfig.
  fileprivate func flag(_ name: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(self, name, 0, &value) == FcResultMatch && value == FcTrue
  }
}
