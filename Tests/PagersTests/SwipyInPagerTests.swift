import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Rows with trailing actions on the pages of a pager.
@Suite struct SwipyInPagerTests {
  private let rows = RowsModel()
  private let pages = PageModel(count: 5, index: 2)

  private var stage: Stage {
    let rows = rows
    return Stage(
      content: PageView(items: pages.items, pageIndex: Bindable(pages).index) { item in
        if item.id == 2 { RowsView(model: rows) } else { Color.blue }
      })
  }

  private func drag(_ stage: Stage, by dx: Double, seconds: Seconds = 0.4, from x: Double = 200) {
    stage.pointer(.pressed, x, 90, source: .touch, id: 1)
    for step in 1...20 {
      stage.wait(seconds / 20)
      stage.pointer(.dragged, x + dx * Double(step) / 20, 90, source: .touch, id: 1)
    }
    stage.pointer(.released, x + dx, 90, source: .touch, id: 1)
    stage.settle()
  }

  private var open: [Int] { rows.models.filter { $0.value.isSwiped }.keys.sorted() }

  @Test func aSwipeGoesToTheRowWhereItCanMoveAndElseToThePager() {
    for behavior in [SwipySwipeBehavior.straight, .normal, .hard] {
      rows.swipe = behavior
      pages.index = 2
      let stage = stage
      drag(stage, by: -150, seconds: 0.3)
      #expect(open == [1] && pages.index == 2)
      // An open row takes the way back too.
      drag(stage, by: 100, from: 60)
      #expect(open == [] && pages.index == 2)
      // A closed row has nothing at its leading side.
      drag(stage, by: 150)
      #expect(pages.index == 1 && open == [])
    }
  }

  @Test func aSlowSwipeThatTheBehaviourRefusesTurnsNoPage() {
    rows.swipe = .normal
    let stage = stage
    drag(stage, by: -150, seconds: 3)
    #expect(open == [] && pages.index == 2)
  }

  @Test func rowsWithoutActionsOrSwipesLeaveEverythingToThePager() {
    rows.hasActions = false
    let stage = stage
    drag(stage, by: -150)
    #expect(pages.index == 3)
    rows.hasActions = true
    rows.swipe = .disabled
    pages.index = 2
    let other = self.stage
    drag(other, by: -150)
    #expect(pages.index == 3)
    pages.index = 2
    other.settle()
    other.swipe(dx: 200)
    other.settle()
    #expect(pages.index == 3)
  }

  @Test func fingersOnATrackpadDecideByTheirFirstMovement() {
    let stage = stage
    stage.swipe(dx: 150)
    stage.settle()
    #expect(open.count == 1 && pages.index == 2)
    stage.swipe(dx: -150)
    stage.settle()
    #expect(open == [] && pages.index == 2)
    stage.swipe(dx: -150)
    stage.settle()
    #expect(pages.index == 1)
  }

  @Test func arrowsAreThePagersUntilARowHasTheFocus() {
    let stage = stage
    stage.press(.left)
    stage.settle()
    #expect(pages.index == 1 && open == [])
    pages.index = 2
    stage.settle()
    // The pager, the list, the row.
    for _ in 0..<3 { stage.press(.tab) }
    stage.press(.left)
    stage.settle()
    #expect(open == [0] && pages.index == 2)
    stage.press(.right)
    stage.settle()
    #expect(open == [] && pages.index == 2)
    stage.press(.right)
    stage.settle()
    #expect(pages.index == 3)
  }
}
