extension ArgumentReader {
  /// One of the values that an option can have.
  ///
  /// - Throws: `UsageError` for any other value.
  public mutating func choice<Value>(_ occurrence: Occurrence) throws(UsageError) -> Value
  where Value: CaseIterable & RawRepresentable<String> {
    let value = try value(of: occurrence).string
    if let choice = Value(rawValue: value) { return choice }
    let names = Value.allCases.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    throw UsageError("\(occurrence.option.spelling) is \(list), not '\(value)'")
  }

  /// The size of a window in points, as in `1280x800`.
  ///
  /// - Throws: `UsageError` for anything else, and for sizes that no window can have: below
  ///   360 × 420, above 16,384 on a side, and above 40 million points in all, of which a picture
  ///   would take a minute to write.
  public mutating func size(
    _ occurrence: Occurrence
  ) throws(UsageError) -> (width: Int, height: Int) {
    let (widths, heights, area) = (360...16_384, 420...16_384, 40_000_000)
    let value = try value(of: occurrence).string
    let sides = value.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "X" })
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      widths.contains(width), heights.contains(height), width * height <= area
    else {
      let least = "\(widths.lowerBound)x\(heights.lowerBound)"
      let most = "\(widths.upperBound)x\(heights.upperBound)"
      throw UsageError(
        "\(occurrence.option.spelling) is WIDTHxHEIGHT from \(least) to \(most), and at most "
          + "\(area / 1_000_000) million points in all, not '\(value)'")
    }
    return (width, height)
  }

  /// The name of a file that is written, in UTF-8.
  ///
  /// - Throws: `UsageError` for a name that is empty or not in UTF-8.
  public mutating func file(_ occurrence: Occurrence) throws(UsageError) -> String {
    let value = try value(of: occurrence)
    let spelling = occurrence.option.spelling
    guard !value.bytes.isEmpty else { throw UsageError("\(spelling) needs a file name") }
    guard let name = String(validating: value.bytes, as: UTF8.self) else {
      throw UsageError("\(spelling) needs a file name in UTF-8, not '\(value.string)'")
    }
    return name
  }

  /// The name of a PNG file that is written.
  ///
  /// - Throws: `UsageError` for a name that is not in UTF-8 or has another ending.
  public mutating func pngFile(_ occurrence: Occurrence) throws(UsageError) -> String {
    let name = try file(occurrence)
    guard name.lowercased().hasSuffix(".png") else {
      throw UsageError("\(occurrence.option.spelling) writes PNG; end '\(name)' in .png")
    }
    return name
  }
}
