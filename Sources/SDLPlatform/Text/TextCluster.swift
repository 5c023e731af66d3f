/// A character as a person sees it, and what decides how it is drawn.
nonisolated struct TextCluster {
  /// What is drawn for it.
  let text: String
  /// The writing system of the text that it stands in.
  var script: TextScript
  /// The embedding level: odd ones run from right to left.
  let level: Int8
  /// Its place among the others, from the left.
  let place: Int

  var isRightToLeft: Bool { level & 1 != 0 }

  /// The clusters of a line without breaks, in the order in which they are written.
  static func clusters(of line: String) -> [TextCluster] {
    let texts = line.map(\.drawable)
    let order = BidiOrder(texts.flatMap(\.unicodeScalars))
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(texts.count)
    // Punctuation and digits belong to the text before them, at the start to the text after.
    var script = texts.lazy.compactMap(\.ownScript).first ?? .common
    var scalar = 0
    for text in texts {
      script = text.ownScript ?? script
      let count = text.unicodeScalars.count
      clusters.append(
        TextCluster(
          text: text, script: script, level: order.levels[scalar],
          place: order.places[scalar..<scalar + count].min() ?? scalar))
      scalar += count
    }
    return clusters
  }
}

nonisolated extension String {
  /// The script of the first scalar that has one of its own.
  fileprivate var ownScript: TextScript? {
    unicodeScalars.lazy.compactMap(TextScript.init(of:)).first
  }
}

nonisolated extension Character {
  /// More marks than this on one letter are no language's (Unicode's "stream-safe" text, UAX #15).
  private static let scalarLimit = 31

  /// What is drawn for the character: a space for controls and breaks, which have no glyph.
  fileprivate var drawable: String {
    guard let first = unicodeScalars.first else { return "" }
    switch first.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return " "
    default:
      guard unicodeScalars.count > Self.scalarLimit else { return String(self) }
      var text = ""
      text.unicodeScalars.append(contentsOf: unicodeScalars.prefix(Self.scalarLimit))
      return text
    }
  }
}
