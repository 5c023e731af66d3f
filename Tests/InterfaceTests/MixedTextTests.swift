import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var isRed = false
}

/// Text in pieces of different looks.
@Suite struct MixedTextTests {
  private struct Piece: Equatable {
    var text: String
    var x: Double
    var y: Double
    var font: Font
    var color: Color
  }

  private func pieces(_ stage: Stage) -> [Piece] {
    stage.list.items.compactMap { item in
      guard case .text(let text, let font, let place, let color) = item.content else { return nil }
      let point = item.transform.apply(to: place)
      return Piece(text: text, x: point.x, y: point.y, font: font, color: color)
    }
  }

  private func stage(
    _ text: Text, width: Double = 400, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Stage {
    Stage(
      width: width, height: 100, environment: environment,
      content: VStack(alignment: .leading, spacing: 0) {
        text
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading))
  }

  private let plain = Color.primary.resolved(onDark: true)

  @Test func piecesThatLookAlikeAreOne() {
    let stage = stage(Text("12") + Text(" of ") + Text("40"))
    #expect(pieces(stage).map(\.text) == ["12 of 40"])
  }

  @Test func piecesStandOneAfterTheOther() {
    let stage = stage(Text("12 ").bold() + Text("of 40").foregroundColor(.secondary))
    let bold = Font.body.weight(.bold)
    #expect(
      pieces(stage) == [
        Piece(text: "12 ", x: 0, y: 0, font: bold, color: plain),
        Piece(text: "of 40", x: 22.5, y: 0, font: .body, color: plain.opacity(0.6)),
      ])
  }

  @Test func theyShareABaseline() {
    let stage = stage(
      Text("a").font(.system(size: 40)) + Text("b").font(.system(size: 10)))
    #expect(pieces(stage).map(\.y) == [0, 30])
    #expect(pieces(stage).map(\.x) == [0, 20])
  }

  @Test func linesBreakAfterSpacesOfAnyPiece() {
    // Ten characters of 7.5 points fit.
    let stage = stage(
      Text("one two ").bold() + Text("three").foregroundColor(.red) + Text("fo urth"), width: 75)
    #expect(pieces(stage).map(\.text) == ["one two", "three", "fo", "urth"])
    #expect(pieces(stage).map(\.x) == [0, 0, 37.5, 0])
    #expect(pieces(stage).map(\.y) == [0, 18.75, 18.75, 37.5])
  }

  @Test func newlinesBreakAndTooManyLinesEndInAnEllipsis() {
    let text = Text("one\n").bold() + Text("two three four")
    #expect(pieces(stage(text)).map(\.text) == ["one", "two three four"])
    let short = Stage(width: 75, height: 100, content: text.lineLimit(2))
    #expect(pieces(short).map(\.text) == ["one", "two three…"])
  }

  @Test func rightToLeftPiecesBeginAtTheRight() {
    let stage = stage(Text("12 ").bold() + Text("of")) { $0.layoutDirection = .rightToLeft }
    #expect(pieces(stage).map(\.x) == [400 - 22.5, 400 - 37.5])
  }

  @Test func trackingAndWeightHoldWhateverTheFont() {
    let own = stage(Text("x").bold().tracking(4).font(.title))
    #expect(pieces(own).map(\.font) == [Font.title.bold().tracking(4)])
    let outer = Stage(
      content: VStack { Text("x").font(.body) }.bold().tracking(2).foregroundStyle(.red))
    #expect(pieces(outer).map(\.font) == [Font.body.bold().tracking(2)])
    #expect(pieces(outer).map(\.color) == [Color.red.resolved(onDark: true)])
  }

  @Test func theInnermostWins() {
    let text = (Text("a").font(.caption) + Text("b")).font(.title).font(.body)
    #expect(pieces(stage(text)).map(\.font) == [.caption, .title])
  }

  @Test func eachPieceHasAColourThatMoves() {
    let model = Model()
    let stage = Stage(content: Counting(model: model))
    withAnimation(.linear(duration: 1)) { model.isRed = true }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    let colors = pieces(stage).map(\.color)
    #expect(colors.count == 2 && colors[1] == .white)
    #expect(abs(colors[0].red - 0.5) < 0.01)
  }
}

private struct Counting: View {
  let model: Model

  var body: some View {
    Text("12").foregroundColor(model.isRed ? Color(red: 1, green: 0, blue: 0) : .black)
      + Text("40").foregroundColor(.white)
  }
}
