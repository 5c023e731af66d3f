import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Values of which all have the same hash.
nonisolated private struct Crowded: Hashable {
  let number: Int

  static func == (a: Crowded, b: Crowded) -> Bool { a.number == b.number }
  func hash(into hasher: inout Hasher) { hasher.combine(7) }
}

@Observable private final class Model {
  var selection = Crowded(number: 1)
  var number = 0
  var count = 2
}

/// Styles of pages; the bugs are those of BigUIPaging.
@Suite struct PageStyleTests {
  private let model = Model()

  @Test func bug2_valuesWithEqualHashesAreDifferentPages() {
    let seen = Transcript()
    let stage = Stage(
      content: PageView(
        selection: Bindable(model).selection,
        next: { $0.number < 3 ? Crowded(number: $0.number + 1) : nil },
        previous: { $0.number > 1 ? Crowded(number: $0.number - 1) : nil }
      ) { Text("page \($0.number)") }
      .pageViewStyle(ComparingStyle(seen: seen)))
    #expect(seen.take() == ["2 values, the other is another"])
    for expected in [2, 3, 3] {
      stage.press(.right)
      stage.settle()
      stage.wait(1)
      #expect(model.selection.number == expected && stage.texts == ["page \(expected)"])
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func bug5_spacingAndOrientationHold(axis: Axis) {
    let stage = Stage(
      content: pages.pageViewStyle(.scroll).pageViewOrientation(axis).pageViewSpacing(30))
    axis == .horizontal
      ? stage.swipe(dx: 100, lift: false) : stage.swipe(dx: 0, dy: 100, lift: false)
    stage.frame()
    let way = (stage.place(of: "1") ?? .zero) - (stage.place(of: "0") ?? .zero)
    #expect(way == (axis == .horizontal ? Vector(dx: 430) : Vector(dy: 330)))
  }

  @Test(arguments: [Axis.horizontal, .vertical]) func bug5_stacksRunAlongTheirAxisToo(axis: Axis) {
    let stage = Stage(content: pages.pageViewStyle(.historyStack).pageViewOrientation(axis))
    stage.press(axis == .horizontal ? .right : .down)
    stage.settle()
    #expect(model.number == 1)
  }

  /// The cards stay where they are when the selection changes in the middle of a turn.
  @Test func bug7_aDeckMovesWithoutAJumpWhileTheSelectionChanges() {
    model.count = 9
    model.number = 4
    let stage = Stage(content: pages.pageViewStyle(.cardDeck))
    stage.drag(from: Point(x: 300, y: 150), to: Point(x: 100, y: 150), seconds: 0.3)
    var last: [String: Point] = [:]
    var frames = 0
    while stage.host.wantsFrame, frames < 200 {
      stage.frame(after: 1 / 240)
      frames += 1
      for text in stage.texts {
        guard let place = stage.place(of: text) else { continue }
        if let before = last[text] { #expect((place - before).length < 16, "card \(text)") }
        last[text] = place
      }
    }
    #expect(model.number == 5)
  }

  @Test func bug7_aDeckShowsCardsThatComeWithTheData() {
    let stage = Stage(content: Deck(model: model))
    #expect(Set(stage.texts) == ["0", "1"])
    model.count = 3
    stage.settle()
    #expect(Set(stage.texts) == ["0", "1", "2"])
  }

  /// What hides the cards below, the corners and the shadow are those of the content.
  @Test func aCardIsAsLargeAsItsContent() {
    let stage = Stage(
      width: 1000, height: 500,
      content: PageView(selection: Bindable(model).number) {
        ForEach(0..<1, id: \.self) { _ in Color.red.aspectRatio(0.5, contentMode: .fit) }
      }
      .pageViewStyle(.cardDeck))
    // The deck is drawn at 0.8 of its size.
    let card = Rect(x: 400, y: 50, width: 200, height: 400)
    for shown in [stage.rect(of: .red), stage.rect(of: stage.host.background)] {
      #expect(((shown?.origin ?? .zero) - card.origin).length < 1e-6 && shown?.size == card.size)
    }
    #expect(stage.fills(of: .red).first?.clips.last?.radius == 36)
  }

  private var pages: some View {
    PageView(
      selection: Bindable(model).number, next: { $0 < 8 ? $0 + 1 : nil },
      previous: { $0 > 0 ? $0 - 1 : nil }
    ) { Text("\($0)") }
  }
}

private struct Deck: View {
  let model: Model

  var body: some View {
    PageView(selection: Bindable(model).number) {
      ForEach(0..<model.count, id: \.self) { Text("\($0)") }
    }
    .pageViewStyle(.cardDeck)
  }
}

private struct ComparingStyle: PageViewStyle {
  let seen: Transcript

  func makeBody(configuration: Configuration) -> some View {
    let current = configuration.selection.wrappedValue
    let (values, index) = configuration.values(surrounding: current, limit: 1)
    let isSame = values.first { $0 != current } == nil
    let _ = seen("\(values.count) values, the other is \(isSame ? "the same" : "another")")
    let _ = index
    configuration.pages()
  }
}
