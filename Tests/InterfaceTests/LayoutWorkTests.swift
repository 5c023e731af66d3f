import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var width = 10.0
  var text = "x"
  var color = Color.red
  var rows = 3
}

/// How much is measured and laid out for what.
@Suite struct LayoutWorkTests {
  private let model = Model()
  private let tally = Block.Tally()

  @Test func nothingIsLaidOutTwice() {
    let stage = Stage(
      content: GeometryReader { _ in
        VStack {
          Block(.red, 10, 10, tally: tally)
          HStack { Text("x") }
          GeometryReader { _ in Block(.red, 10, 10, tally: tally) }
        }
        .padding(3).background(Color.blue)
      })
    #expect(tally.layouts == 2)
    #expect(stage.host.counts.layouts == nodesWithAPlace(stage))
    _ = stage.work { stage.host.resize(to: Size(width: 300, height: 200), scale: 1) }
    #expect(tally.layouts == 2, "another offer with the same answer")
  }

  /// Nodes that something laid out: those of this test's tree.
  private func nodesWithAPlace(_ stage: Stage) -> Int {
    // Root, reader; background, its pile and colour, padding, column; block, row, text, reader,
    // block.
    2 + 5 + 5
  }

  @Test func aFrameInWhichNothingChangedLaysOutNothing() {
    let stage = Stage(content: Described(model: model, tally: tally))
    let work = stage.work { stage.frame() }
    #expect(work == WorkCounts(frames: 1))
  }

  @Test func whatOnlyLooksDifferentIsNotLaidOut() {
    let stage = Stage(content: Described(model: model, tally: tally))
    let work = stage.work { model.color = .green }
    #expect(work == WorkCounts(bodies: 1, frames: 1))
    #expect(stage.rect(of: .green) != nil)
  }

  @Test func aChangeOfExtentLaysOutItsBranchOnly() {
    let stage = Stage(content: Described(model: model, tally: tally))
    let before = tally.layouts
    let work = stage.work { model.width = 20 }
    #expect(stage.rect(of: .white)?.width == 20)
    #expect(tally.layouts == before, "the neighbours keep their place")
    #expect(work.layouts <= 8)
  }

  @Test func aChangeInsideAReaderStopsAtTheReader() {
    let stage = Stage(
      content: VStack {
        Block(.red, 10, 10, tally: tally)
        GeometryReader { _ in Text(model.text) }
      })
    let before = tally.measures
    let work = stage.work { model.text = "longer" }
    #expect(work.layouts == 2, "the reader and the text")
    #expect(tally.measures == before)
  }

  @Test func stacksInStacksAreMeasuredInProportionToTheirNumber() {
    let (few, many) = (measures(depth: 4), measures(depth: 16))
    #expect(many <= few * 8, "\(few) for 4, \(many) for 16")
    #expect(many < 16 * 100)
  }

  /// How often the blocks are measured of rows in columns in rows in turn.
  private func measures(depth: Int) -> Int {
    let tally = Block.Tally()
    _ = Stage(content: Nest(depth: depth, tally: tally))
    return tally.measures
  }

  @Test func aThousandRowsAreLaidOutOnceAndMovedOnce() {
    model.rows = 1000
    let stage = Stage(
      content: Rows(model: model, tally: tally))
    #expect(tally.layouts == 1000)
    let work = stage.work { model.rows = 1001 }
    #expect(tally.layouts == 1001)
    #expect(work.layouts <= 6)
  }
}

private struct Described: View {
  let model: Model
  let tally: Block.Tally
  var body: some View {
    VStack(alignment: .leading) {
      HStack { Block(.blue, 10, 10, tally: tally) }
      Block(.white, 1, 10).frame(width: model.width).background(Color.white)
      HStack { Block(.blue, 10, 10, tally: tally) }
      Rectangle().fill(model.color).frame(width: 5, height: 5)
    }
    .frame(width: 100, alignment: .leading)
  }
}

private struct Nest: View {
  let depth: Int
  let tally: Block.Tally
  var body: some View {
    HStack {
      Block(.red, width: 1...2, tally: tally)
      VStack {
        Block(.red, width: 0...1000, height: 0...1000, tally: tally)
        if depth > 0 { AnyView(Nest(depth: depth - 1, tally: tally)) }
      }
    }
  }
}

private struct Rows: View {
  let model: Model
  let tally: Block.Tally
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<model.rows, id: \.self) { _ in Block(.red, 10, 10, tally: tally) }
    }
    .frame(width: 100, height: 20_000, alignment: .top)
  }
}
