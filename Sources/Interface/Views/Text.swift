public import Graphics

/// Lines of text in the environment's font and colour.
///
/// Texts of different looks are joined by `+` and broken into lines as one:
/// ```swift
/// Text("12").bold() + Text(" of 40").foregroundColor(.secondary)
/// ```
public struct Text: PrimitiveView, Equatable {
  private let pieces: [TextPiece]

  private init(_ pieces: [TextPiece]) { self.pieces = pieces }

  /// Makes text.
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// Makes text that is shown exactly as it is.
  public init(verbatim content: String) { self.init([TextPiece(text: content)]) }

  /// One text after the other.
  public static func + (first: Text, second: Text) -> Text { Text(first.pieces + second.pieces) }

  /// Makes the text's node.
  public func make(in context: ViewContext) -> TextNode { TextNode(in: context) }

  /// Updates text, font and colour.
  public func update(_ node: TextNode, in context: ViewContext) { node.show(pieces, in: context) }
}

/// What a text sets for itself counts before what is set round it.
extension Text {
  /// The text in a font.
  public func font(_ font: Font) -> Text { with(\.font, font) }
  /// The text with strokes of a weight, whatever its font; nil: as its font says.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }
  /// The text in bold, whatever its font.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text with an extra distance between its characters, in points.
  public func tracking(_ distance: Double) -> Text { with(\.tracking, distance) }
  /// The text in a colour; nil: in that of what is round it.
  public func foregroundColor(_ color: Color?) -> Text { with(\.color, color) }
  /// The text in a colour.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// The text with a part of its look set in all pieces that leave it open.
  private func with<Value>(_ path: WritableKeyPath<TextPiece, Value?>, _ value: Value?) -> Text {
    Text(
      pieces.map { piece in
        var piece = piece
        piece[keyPath: path] = piece[keyPath: path] ?? value
        return piece
      })
  }
}
