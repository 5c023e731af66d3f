internal import CFontconfig
internal import Graphics

/// The fonts that fontconfig offers for the desktop's sans-serif family.
struct FontCatalog {
  /// fontconfig's own scale of weights.
  private static func fontconfigWeight(_ weight: Font.Weight) -> Double {
    FcWeightFromOpenTypeDouble(Double(weight.rawValue))
  }

  /// How far from 600 a face may be to pass as semibold.
  private static let semiboldRange = 580.0...680.0

  /// The face for a weight, or nil where there is no font at all.
  ///
  /// Semibold becomes bold where the family has no face near it: strokes are never thickened by
  /// machine.
  static func file(_ weight: Font.Weight) -> FontFile? {
    guard let pattern = pattern(weight) else { return nil }
    defer { FcPatternDestroy(pattern) }
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    if weight == .semibold {
      var found = 0.0
      FcPatternGetDouble(match, FC_WEIGHT, 0, &found)
      guard semiboldRange.contains(FcWeightToOpenTypeDouble(found)) else { return file(.bold) }
    }
    return file(match)
  }

  /// The first font in fontconfig's order that has a character and is made of outlines.
  static func fallback(for scalar: Unicode.Scalar, _ weight: Font.Weight) -> FontFile? {
    guard let pattern = pattern(weight) else { return nil }
    defer { FcPatternDestroy(pattern) }
    guard let characters = FcCharSetCreate() else { return nil }
    FcCharSetAddChar(characters, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    FcCharSetDestroy(characters)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var covered: OpaquePointer?
    guard FcPatternGetCharSet(match, FC_CHARSET, 0, &covered) == FcResultMatch,
      FcCharSetHasChar(covered, scalar.value) != 0
    else { return nil }
    return file(match)
  }

  private static func pattern(_ weight: Font.Weight) -> OpaquePointer? {
    guard let pattern = FcPatternCreate() else { return nil }
    FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
    FcPatternAddDouble(pattern, FC_WEIGHT, fontconfigWeight(weight))
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    // SDL_ttf opens the named instances of a variable font, not the points between them, and it
    // cannot scale bitmaps.
    FcPatternAddBool(pattern, FC_VARIABLE, FcFalse)
    FcPatternAddBool(pattern, FC_OUTLINE, FcTrue)
    FcPatternAddBool(pattern, FC_COLOR, FcFalse)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    return pattern
  }

  private static func file(_ match: OpaquePointer) -> FontFile? {
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return FontFile(path: String(cString: path), index: Int(index))
  }
}
