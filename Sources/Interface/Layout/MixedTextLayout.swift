import Graphics

/// Text in pieces of different looks, broken into lines.
///
/// Lines break after spaces. Pieces stand on one baseline, in the order in which the layout runs.
struct MixedTextLayout {
  /// A part of a line in one look.
  struct Fragment: Equatable {
    /// The number of the piece that it belongs to.
    let piece: Int
    var text: String
    /// Where it is drawn, from the top left of its line.
    var place = Point.zero
  }

  /// A line and how wide it is.
  struct Line: Equatable {
    var fragments: [Fragment]
    var width = 0.0
  }

  private(set) var lines: [Line] = []
  let lineHeight: Double
  let ascent: Double
  private let pieces: [(text: String, font: Font)]
  private let measurer: any TextMeasurer

  /// Breaks pieces into lines no wider than a width in points (nil: unlimited); where the limit
  /// (nil: none) leaves text over, the last line ends in an ellipsis.
  init(
    _ pieces: [(text: String, font: Font)], width: Double?, lineLimit: Int?,
    measurer: any TextMeasurer
  ) {
    self.pieces = pieces
    self.measurer = measurer
    let faces = pieces.map { measurer.layout("x", font: $0.font, width: nil, lineLimit: 1) }
    lineHeight = faces.map(\.lineHeight).max() ?? 0
    ascent = faces.map(\.ascent).max() ?? 0
    breakLines(width ?? .infinity)
    if let lineLimit, lines.count > max(1, lineLimit) {
      lines = Array(lines.prefix(max(1, lineLimit)))
      shorten(&lines[lines.count - 1], width ?? .infinity)
    }
    for index in lines.indices { arrange(&lines[index], faces.map(\.ascent)) }
  }

  /// The extent of all lines.
  var size: Size {
    Size(width: lines.map(\.width).max() ?? 0, height: Double(lines.count) * lineHeight)
  }

  // MARK: Breaking

  private mutating func breakLines(_ width: Double) {
    var line = Line(fragments: [])
    for word in words {
      let longer = Line(fragments: line.fragments.appending(word.fragments))
      if !line.fragments.isEmpty && self.width(of: longer) > width {
        lines.append(line)
        line = Line(fragments: word.fragments)
      } else {
        line = longer
      }
      if word.endsLine {
        lines.append(line)
        line = Line(fragments: [])
      }
    }
    lines.append(line)
  }

  /// What stays together: characters up to a space and that space, whatever their looks.
  private var words: [(fragments: [Fragment], endsLine: Bool)] {
    var words: [(fragments: [Fragment], endsLine: Bool)] = []
    var word: [Fragment] = []
    for (number, piece) in pieces.enumerated() {
      for character in piece.text {
        if !character.isNewline {
          word = word.appending([Fragment(piece: number, text: String(character))])
        }
        guard character.isWhitespace else { continue }
        words.append((word, character.isNewline))
        word = []
      }
    }
    return words + [(word, false)]
  }

  private func shorten(_ line: inout Line, _ width: Double) {
    let all = line.fragments
    repeat {
      line.fragments = line.trimmed.fragments
      let shortened = Line(
        fragments: line.fragments.appending([
          Fragment(piece: line.fragments.last?.piece ?? 0, text: "…")
        ]))
      if self.width(of: shortened) <= width { return line = shortened }
      line.dropLastCharacter()
    } while !line.fragments.isEmpty
    line.fragments = [Fragment(piece: all.first?.piece ?? 0, text: "…")]
  }

  // MARK: Measuring

  private func width(of line: Line) -> Double {
    line.trimmed.fragments.reduce(0) { $0 + advance(of: $1) }
  }

  /// How far the pen goes on, spaces at the end included: a measurer leaves those out, so a mark
  /// without a width stands behind them.
  private func advance(of fragment: Fragment) -> Double {
    func width(_ text: String) -> Double {
      measurer.layout(text, font: pieces[fragment.piece].font, width: nil, lineLimit: 1).size.width
    }
    guard fragment.text.last?.isWhitespace == true else { return width(fragment.text) }
    return width(fragment.text + "\u{200E}") - width("\u{200E}")
  }

  private func arrange(_ line: inout Line, _ ascents: [Double]) {
    line = line.trimmed
    for index in line.fragments.indices {
      let fragment = line.fragments[index]
      line.fragments[index].place = Point(x: line.width, y: ascent - ascents[fragment.piece])
      line.width += advance(of: fragment)
    }
  }

  /// The lines as they lie where lines run from right to left.
  func mirrored() -> [Line] {
    lines.map { line in
      var mirrored = line
      for index in line.fragments.indices {
        let fragment = line.fragments[index]
        mirrored.fragments[index].place.x = line.width - fragment.place.x - advance(of: fragment)
      }
      return mirrored
    }
  }
}

extension MixedTextLayout.Line {
  /// The line without spaces at its end.
  fileprivate var trimmed: Self {
    var line = self
    while line.fragments.last?.text.last?.isWhitespace == true { line.dropLastCharacter() }
    return line
  }

  fileprivate mutating func dropLastCharacter() {
    guard let last = fragments.indices.last else { return }
    fragments[last].text = String(fragments[last].text.dropLast())
    if fragments[last].text.isEmpty { fragments.removeLast() }
  }
}

extension [MixedTextLayout.Fragment] {
  /// Fragments with others behind them, those of the same piece made one.
  fileprivate func appending(_ others: Self) -> Self {
    others.reduce(into: self) { all, next in
      if let last = all.indices.last, all[last].piece == next.piece {
        all[last].text += next.text
      } else {
        all.append(next)
      }
    }
  }
}
