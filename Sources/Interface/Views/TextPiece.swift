import Graphics

/// A part of a text with a look of its own; nil: as the environment has it.
struct TextPiece: Equatable {
  var text: String
  var font: Font?
  var weight: Font.Weight?
  var tracking: Double?
  var color: Color?

  /// The piece as it is drawn.
  func styled(in environment: EnvironmentValues) -> StyledPiece {
    var font = font ?? environment.font
    if let weight = weight ?? environment.fontWeight { font.weight = weight }
    if let tracking = tracking ?? environment.tracking { font.tracking = tracking }
    let color = color.map(environment.resolve) ?? environment.resolvedForegroundColor
    return StyledPiece(text: text, font: font, color: color)
  }
}

/// A part of a text as it is drawn.
struct StyledPiece: Equatable {
  var text: String
  let font: Font
  let color: Color

  /// Pieces that look alike, made one.
  static func joined(_ pieces: [StyledPiece]) -> [StyledPiece] {
    pieces.reduce(into: []) { joined, piece in
      if let last = joined.last, last.font == piece.font, last.color == piece.color {
        joined[joined.count - 1].text += piece.text
      } else if !piece.text.isEmpty || joined.isEmpty {
        joined.append(piece)
      }
    }
  }
}
