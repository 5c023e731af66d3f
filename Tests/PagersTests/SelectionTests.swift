import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

@Observable private final class Days {
  var today = 5
  var last = 8
  var first: Int? = 0
}

/// Pages that are known by what comes before and after each; the bugs are those of BigUIPaging.
@Suite struct SelectionTests {
  private let days = Days()

  private func stage(
    _ style: some PageViewStyle = .scroll, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Stage {
    let days = days
    return Stage(
      environment: environment,
      content: PageView(
        selection: Bindable(days).today,
        next: { $0 < days.last ? $0 + 1 : nil },
        previous: { day in days.first.map { day > $0 } ?? true ? day - 1 : nil }
      ) { Text("day \($0)") }
      .pageViewStyle(style))
  }

  @Test func devicesTurnAndTheSelectionIsWritten() {
    let stage = stage()
    stage.swipe(dx: 250)
    stage.settle()
    #expect(days.today == 6 && stage.texts == ["day 6"])
    stage.press(.left)
    stage.settle()
    #expect(days.today == 5)
    stage.wheel(dy: 1)
    stage.settle()
    stage.drag(from: Point(x: 300, y: 150), to: Point(x: 50, y: 150))
    stage.settle()
    #expect(days.today == 7 && stage.texts == ["day 7"])
  }

  @Test func theEndsAreWhereNothingFollows() {
    let stage = stage()
    for _ in 0..<6 {
      stage.press(.right)
      stage.settle()
      stage.wait(1)
    }
    #expect(days.today == 8)
    stage.press(.home)
    stage.settle()
    #expect(days.today == 8, "the first page is not known yet")
    for _ in 0..<10 {
      stage.press(.left)
      stage.settle()
      stage.wait(1)
    }
    #expect(days.today == 0)
  }

  /// BigUIPaging keeps the first answers, and an end once seen, for ever.
  @Test func bug1_closuresAreAskedAgainAfterDataChange() {
    days.today = 8
    let stage = stage()
    stage.press(.right)
    stage.settle()
    #expect(days.today == 8)
    days.last = 10
    stage.settle()
    stage.press(.right)
    stage.settle()
    #expect(days.today == 9 && stage.texts == ["day 9"])
  }

  @Test func bug3_writingTheSelectionGoesThereInTheRightDirection() {
    let stage = stage()
    for (day, isBack) in [(6, false), (2, true), (7, false)] {
      days.today = day
      for _ in 0..<6 { stage.frame() }
      let x = stage.place(of: "day \(day)")?.x ?? .nan
      #expect(isBack ? x < 0 : x > 0, "day \(day) comes from the other side")
      stage.settle()
      #expect(stage.texts == ["day \(day)"])
    }
  }

  @Test func aValueFarAwayIsShownAtOnce() {
    days.first = nil
    days.last = 1_000_000
    let stage = stage()
    days.today = 5000
    stage.settle()
    #expect(stage.texts == ["day 5000"])
    stage.press(.left)
    stage.settle()
    #expect(days.today == 4999)
  }

  @Test func fiveHundredFlicksInAnEndlessRow() {
    days.first = nil
    days.last = .max
    let stage = stage()
    for _ in 0..<500 {
      stage.swipe(dx: 120, steps: 3, seconds: 0.05)
      stage.settle()
    }
    #expect(days.today == 505 && stage.texts == ["day 505"])
  }

  @Test func aForEachIsSelectedByIdentifier() {
    let model = PageModel(count: 5)
    let chosen = Chosen(3)
    let stage = Stage(content: ItemPages(model: model, chosen: chosen))
    #expect(stage.texts == ["item 3"])
    stage.press(.right)
    stage.settle()
    #expect(chosen.id == 4)
    model.items.insert(Item(id: 99), at: 0)
    stage.settle()
    #expect(chosen.id == 4 && stage.texts == ["item 4"])
    model.items.removeAll { $0.id == 4 }
    stage.settle()
    #expect(chosen.id == 3 && stage.texts == ["item 3"])
  }

  @Test func bug4_anUnknownIdentifierAndNoDataAreNoCrash() {
    let model = PageModel(count: 0)
    let chosen = Chosen(42)
    let stage = Stage(content: ItemPages(model: model, chosen: chosen))
    stage.press(.right)
    stage.settle()
    #expect(stage.texts == [] && chosen.id == 42)
    model.items = [Item(id: 1), Item(id: 2)]
    stage.settle()
    #expect(stage.texts == ["item 1"] && chosen.id == 1)
  }

  @Test func rowsRunUpAndDown() {
    let days = days
    let stage = Stage(
      content: PageView(
        selection: Bindable(days).today, next: { $0 + 1 }, previous: { $0 - 1 }
      ) { Text("day \($0)") }
      .pageViewStyle(.scroll).pageViewOrientation(.vertical))
    stage.swipe(dx: 250)
    stage.settle()
    #expect(days.today == 5)
    stage.swipe(dx: 0, dy: 250)
    stage.settle()
    #expect(days.today == 6)
    stage.press(.up)
    stage.settle()
    #expect(days.today == 5)
    stage.drag(from: Point(x: 200, y: 250), to: Point(x: 200, y: 50))
    stage.settle()
    stage.wheel(dy: 1)
    stage.settle()
    #expect(days.today == 7)
  }

  @Test func valuesSurroundingAPage() {
    let seen = Surroundings()
    let style = AskingStyle(seen: seen)
    let chosen = Chosen(5)
    _ = Stage(
      content: PageView(
        selection: Bindable(chosen).id, next: { $0 + 1 }, previous: { $0 - 1 }
      ) { Text("\($0)") }
      .pageViewStyle(style))
    #expect(seen.count == 5 && seen.index == 2)
  }
}

private struct ItemPages: View {
  let model: PageModel
  let chosen: Chosen

  var body: some View {
    PageView(selection: Bindable(chosen).id) {
      ForEach(model.items) { Text("item \($0.id)") }
    }
    .pageViewStyle(.scroll)
  }
}

@Observable private final class Chosen {
  var id: Int
  init(_ id: Int) { self.id = id }
}

private final class Surroundings {
  var count = 0
  var index = 0
}

private struct AskingStyle: PageViewStyle {
  let seen: Surroundings

  func makeBody(configuration: Configuration) -> some View {
    let (values, index) = configuration.values(
      surrounding: configuration.selection.wrappedValue, limit: 2)
    let _ = (seen.count, seen.index) = (values.count, index)
    ForEach(values, id: \.self) { configuration.content($0) }
  }
}
