import Graphics
import Interface
import Motion
import Pagers
import TestSupport
import Testing

/// What is drawn of a row of 400 × 60 points with two actions.
@Suite struct SwipyLookTests {
  private func stage(_ model: RowsModel, _ reveal: SwipyReveal) -> Stage {
    Stage(width: 400, height: 60, content: RowsView(model: model).swipyReveal(reveal))
  }

  private func drag(_ stage: Stage, to x: Double, from start: Double = 350, release: Bool = false) {
    stage.drag(
      from: Point(x: start, y: 30), to: Point(x: x, y: 30), seconds: 1, release: release)
    stage.settle()
  }

  @Test func slidingContentAndActionsKeepTheirSizes() {
    let model = RowsModel()
    let stage = stage(model, .slide)
    drag(stage, to: 290)
    #expect(stage.rect(of: .row(0)) == Rect(x: -60, y: 0, width: 400, height: 60))
    #expect(stage.rect(of: .yellow) == Rect(x: 340, y: 0, width: 60, height: 60))
    #expect(stage.rect(of: .red) == Rect(x: 400, y: 0, width: 60, height: 60))
  }

  @Test func retreatingContentBecomesNarrowerAndTheActionsShareWhatIsUncovered() {
    let model = RowsModel()
    let stage = stage(model, .retreat)
    drag(stage, to: 290)
    #expect(stage.rect(of: .row(0)) == Rect(x: 0, y: 0, width: 340, height: 60))
    #expect(stage.list.description.contains("shadow"))
    // Fixed actions do not become narrower; they are cut off by the row.
    #expect(stage.rect(of: .red) == Rect(x: 400, y: 0, width: 60, height: 60))
    let clip = stage.list.items.first {
      $0.content == .fill(Rect(x: 0, y: 0, width: 340, height: 60), radius: 0, .row(0))
    }?.clips.last
    #expect(clip == DrawList.Clip(rect: Rect(x: -12, y: 0, width: 352, height: 60), radius: 12))
  }

  @Test func flexibleActionsShareTheRevealEvenly() {
    let stage = Stage(
      width: 400, height: 60,
      content: Swipy(isSwipingAnItem: .constant(false), swipeBehavior: .straight) {
        Block(.green, width: 10...400, height: 60...60)
      } actions: {
        HStack(spacing: 0) {
          SwipyAction { _ in tile(.yellow) }
          SwipyAction { _ in tile(.blue) }
          SwipyAction { _ in tile(.red) }
        }
      }
      .swipyReveal(.retreat))
    drag(stage, to: 200)
    #expect(stage.rect(of: .green)?.width == 250)
    #expect(stage.rect(of: .yellow) == Rect(x: 250, y: 0, width: 50, height: 60))
    #expect(stage.rect(of: .blue) == Rect(x: 300, y: 0, width: 50, height: 60))
    #expect(stage.rect(of: .red) == Rect(x: 350, y: 0, width: 50, height: 60))
    stage.pointer(.dragged, 60, 30)
    stage.pointer(.released, 60, 30)
    stage.settle()
    #expect(stage.rect(of: .green)?.width == 160 && stage.rect(of: .red)?.width == 80)
  }

  private func tile(_ color: Color) -> some View {
    Button(action: {}) {
      color.frame(minWidth: 0, idealWidth: 80, maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @Test func momentumOpensAfterAFlickWhereItIsAskedFor() {
    for (turning, opens) in [(PageTurning.momentum, true), (.distance, false)] {
      let model = RowsModel()
      let stage = Stage(
        width: 400, height: 60, content: RowsView(model: model).pageTurning(turning))
      stage.drag(from: Point(x: 350, y: 30), to: Point(x: 280, y: 30), seconds: 0.1)
      stage.settle()
      #expect(model.models[0]?.isSwiped == opens)
    }
  }

  @Test func aShadowFallsFromTheContentWhereItIs() {
    let stage = Stage(
      width: 400, height: 60,
      content: Swipy(isSwipingAnItem: .constant(false), swipeBehavior: .straight) {
        Color.green.frame(height: 60)
      } actions: {
        SwipyAction { _ in Block(.red, 100, 60) }
      }
      .shadow(radius: 4))
    drag(stage, to: 200, release: true)
    let shadow = stage.list.items.first { if case .shadow = $0.content { true } else { false } }
    #expect(shadow?.transform.apply(to: Point.zero).x == -100)
  }
}
