internal import CFribidi

/// The order in which the characters of a line are seen, by Unicode's bidirectional algorithm
/// (UAX #9).
nonisolated struct BidiOrder {
  /// For each scalar of the line its embedding level: odd levels run from right to left.
  private(set) var levels: [FriBidiLevel]
  /// For each scalar of the line its place from the left.
  private(set) var places: [Int]

  init(_ scalars: [Unicode.Scalar]) {
    levels = Array(repeating: 0, count: scalars.count)
    places = Array(scalars.indices)
    guard scalars.contains(where: Self.mayRunRightToLeft) else { return }
    order(scalars.map(\.value))
  }

  /// Whether a line as a whole runs from right to left: its first strong character does.
  static func isRightToLeft(_ line: some StringProtocol) -> Bool {
    guard line.unicodeScalars.contains(where: mayRunRightToLeft) else { return false }
    let characters = line.unicodeScalars.map(\.value)
    let count = FriBidiStrIndex(characters.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: characters.count)
    fribidi_get_bidi_types(characters, count, &types)
    return fribidi_get_par_direction(types, count) == FRIBIDI_PAR_RTL
  }

  /// Nothing below this character does.
  private static func mayRunRightToLeft(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x590 }

  private mutating func order(_ characters: [FriBidiChar]) {
    let count = FriBidiStrIndex(characters.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: characters.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
    fribidi_get_bidi_types(characters, count, &types)
    fribidi_get_bracket_types(characters, count, types, &brackets)
    var base = FRIBIDI_PAR_ON
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) != 0 else {
      // Out of memory, or deeper than the algorithm allows: as it stands.
      levels = levels.map { _ in 0 }
      return
    }
    var order = (0..<count).map { FriBidiStrIndex($0) }
    guard fribidi_reorder_line(0, types, count, 0, base, &levels, nil, &order) != 0 else { return }
    for (place, index) in order.enumerated() { places[Int(index)] = place }
  }
}
