import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Clicks on what pages hold, beside drags of the pages themselves.
@Suite struct ClickTests {
  private let clicks = Transcript()
  private let model = PageModel(count: 5, index: 2)

  /// Pages that are one button each, as wide as the window.
  private var stage: Stage {
    let clicks = clicks
    return Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) { item in
        Button {
          clicks("\(item.id)")
        } label: {
          Color.red
        }
      })
  }

  @Test(arguments: [(0.0, 0.0), (3, 0), (-3, 0), (0, 3), (2, -2)])
  func b24_aPressThatHardlyMovesIsAClickAndMovesNothing(dx: Double, dy: Double) {
    let stage = stage
    stage.drag(
      from: Point(x: 200, y: 150), to: Point(x: 200 + dx, y: 150 + dy), steps: 3, release: false)
    stage.frame()
    #expect(stage.host.report.position == 2)
    stage.pointer(.released, 200 + dx, 150 + dy)
    stage.settle()
    #expect(clicks.take() == ["2"])
    #expect(model.index == 2 && stage.host.report.position == 2)
  }

  @Test(arguments: [-17.0, 17, -60, 60, -190, 190])
  func b24_aDragIsNoClick(dx: Double) {
    let stage = stage
    stage.drag(from: Point(x: 200, y: 150), to: Point(x: 200 + dx, y: 150), seconds: 1)
    stage.settle()
    #expect(clicks.take() == [])
  }

  /// It turns nothing either: the way to the next page counts from where the pointer went down.
  @Test func b24_aDragThatComesBackIsNoClickEither() {
    let stage = stage
    stage.drag(from: Point(x: 200, y: 150), to: Point(x: 150, y: 150), release: false)
    stage.frame()
    stage.pointer(.dragged, 200, 150)
    stage.frame(after: 0.2)
    stage.pointer(.released, 200, 150)
    stage.settle()
    #expect(clicks.take() == [] && model.index == 2)
    stage.click(200, 150)
    #expect(clicks.take() == ["2"], "the next click is one")
  }
}
