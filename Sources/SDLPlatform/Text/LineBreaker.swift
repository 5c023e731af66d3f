/// Breaks text into lines for a width.
struct LineBreaker {
  /// The most that a line may measure, or nil for no limit.
  var width: Double?
  /// The most lines, or nil for no limit.
  var lineLimit: Int?
  /// The advance width of a line, in the unit of `width`.
  var measure: (String) -> Double

  private static let ellipsis = "…"

  /// The lines; the last one ends in an ellipsis where text is left over.
  func lines(of text: String) -> [String] {
    let limit = max(1, lineLimit ?? Int.max)
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var rest = paragraph
      repeat {
        guard lines.count < limit else {
          lines[limit - 1] = shortened(lines[limit - 1])
          return lines
        }
        let isLast = lines.count == limit - 1
        if isLast, let width, measure(String(rest)) > width {
          lines.append(shortened(String(rest)))
          return lines
        }
        let line = firstLine(of: rest)
        lines.append(String(line.trimmingSpaces))
        rest = rest[line.endIndex...].drop(while: \.isWhitespace)
      } while !rest.isEmpty
    }
    return lines
  }

  /// As many whole words as fit, or as many characters where not even one word does.
  private func firstLine(of text: Substring) -> Substring {
    guard let width, measure(String(text)) > width else { return text }
    var end = text.startIndex
    for opportunity in breakOpportunities(in: text) {
      guard measure(String(text[..<opportunity].trimmingSpaces)) <= width else { break }
      end = opportunity
    }
    if end > text.startIndex { return text[..<end] }
    let count = fittingCount(Array(text)) { $0 }
    return text.prefix(max(1, count))
  }

  /// After each run of spaces, and between ideographs, which are words by themselves.
  private func breakOpportunities(in text: Substring) -> [Substring.Index] {
    zip(text.indices, text.indices.dropFirst()).compactMap { index, next in
      let (character, following) = (text[index], text[next])
      let afterSpace = character.isWhitespace && !following.isWhitespace
      return afterSpace || character.isIdeograph || following.isIdeograph ? next : nil
    }
  }

  /// The beginning of a text with an ellipsis, within the width.
  private func shortened(_ text: String) -> String {
    guard width != nil else { return text + Self.ellipsis }
    let count = fittingCount(Array(text)) { $0 + Self.ellipsis }
    return text.prefix(count).trimmingSpaces + Self.ellipsis
  }

  /// How many of the first characters fit, found by halving.
  private func fittingCount(_ characters: [Character], _ decorate: (String) -> String) -> Int {
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if measure(decorate(String(characters[..<middle]))) <= width ?? .infinity {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }
}

nonisolated extension Substring {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[..<end]
  }
}

nonisolated extension Character {
  /// Whether lines may break on both sides of the character, as in Chinese and Japanese.
  fileprivate var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
