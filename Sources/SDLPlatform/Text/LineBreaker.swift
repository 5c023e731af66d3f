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
      guard lines.count < limit else {
        lines[limit - 1] = shortened(Array(lines[limit - 1])[...])
        break
      }
      let direction = BidiOrder.isRightToLeft(paragraph)
      lines += self.lines(ofParagraph: Array(paragraph)[...], limit: limit - lines.count).map {
        $0.running(rightToLeft: direction)
      }
    }
    return lines
  }

  private func lines(ofParagraph paragraph: ArraySlice<Character>, limit: Int) -> [String] {
    var rest = paragraph
    var lines: [String] = []
    repeat {
      let count = fittingCount(rest, followedBy: "")
      if count < rest.count, lines.count == limit - 1 { return lines + [shortened(rest)] }
      let end = count == rest.count ? count : breakPlace(in: rest, fitting: count)
      lines.append(rest.prefix(end).trimmedText)
      rest = rest.dropFirst(end).drop(while: \.isWhitespace)
    } while !rest.isEmpty
    return lines
  }

  /// After as many whole words as fit, or as many characters where not even one word does.
  private func breakPlace(in text: ArraySlice<Character>, fitting count: Int) -> Int {
    // Spaces at the end of a line may stick out.
    let hanging = text.dropFirst(count).prefix(while: \.isWhitespace).count
    let fitting = text.startIndex + count + hanging
    let place = (text.startIndex + 1..<fitting + 1).last { index in
      let (character, following) = (text[index - 1], text[index])
      let afterSpace = character.isWhitespace && !following.isWhitespace
      return afterSpace || character.isIdeograph || following.isIdeograph
    }
    return place.map { $0 - text.startIndex } ?? max(1, count)
  }

  /// The beginning of a text with an ellipsis, within the width.
  private func shortened(_ text: ArraySlice<Character>) -> String {
    text.prefix(fittingCount(text, followedBy: Self.ellipsis)).trimmedText + Self.ellipsis
  }

  /// How many of the first characters fit with something behind them.
  ///
  /// Longer and longer beginnings are tried, so that the time depends on the width and not on the
  /// length of the text.
  private func fittingCount(_ text: ArraySlice<Character>, followedBy end: String) -> Int {
    guard let width else { return text.count }
    func fits(_ count: Int) -> Bool { measure(text.prefix(count).trimmedText + end) <= width }
    var (low, high, step) = (0, text.count, 32)
    while low < high {
      let probe = step > 0 ? min(high, low + step) : (low + high + 1) / 2
      if fits(probe) {
        low = probe
        step *= 2
      } else {
        high = probe - 1
        step = 0
      }
    }
    return low
  }
}

nonisolated extension ArraySlice<Character> {
  /// The text without spaces at its end.
  fileprivate var trimmedText: String {
    var end = endIndex
    while end > startIndex, self[end - 1].isWhitespace { end -= 1 }
    return String(self[..<end])
  }
}

nonisolated extension String {
  /// The text with an invisible mark in front where it would not run in a direction by itself.
  fileprivate func running(rightToLeft: Bool) -> String {
    guard BidiOrder.isRightToLeft(self) != rightToLeft else { return self }
    return (rightToLeft ? "\u{200F}" : "\u{200E}") + self
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
