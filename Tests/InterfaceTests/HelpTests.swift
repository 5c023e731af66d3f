import Graphics
import Interface
import TestSupport
import Testing

/// Tooltips.
@Suite struct HelpTests {
  private func stage() -> Stage {
    let stage = Stage(
      width: 200, height: 100,
      content: HStack(spacing: 60) {
        Block(.red, 20, 20).help("First  A")
        Block(.blue, 20, 20).help("Second  B")
      })
    stage.settle()
    return stage
  }

  private func rest(_ stage: Stage, for seconds: Double) {
    stage.wait(seconds)
    stage.frame()
    stage.settle()
  }

  @Test func itComesWhenThePointerHasRestedAndGoesWithIt() {
    let stage = stage()
    stage.pointer(.hovered, 60, 50)
    rest(stage, for: 0.55)
    #expect(!stage.shows("First  A") && !stage.host.wantsFrame)
    #expect(stage.host.deadline != nil)
    rest(stage, for: 0.1)
    #expect(stage.shows("First  A") && !stage.host.wantsFrame && stage.host.deadline == nil)
    stage.pointer(.hovered, 5, 5)
    stage.settle()
    #expect(!stage.shows("First  A"))
  }

  @Test func onlyOneShowsAtATime() {
    let stage = stage()
    stage.pointer(.hovered, 60, 50)
    rest(stage, for: 0.7)
    stage.pointer(.hovered, 140, 50)
    rest(stage, for: 0.7)
    #expect(stage.shows("Second  B") && !stage.shows("First  A"))
  }

  @Test func whoActsNeedsNoHelp() {
    let stage = stage()
    stage.pointer(.hovered, 60, 50)
    stage.wait(0.3)
    stage.click(60, 50)
    rest(stage, for: 1)
    #expect(!stage.shows("First  A") && stage.host.deadline == nil)
    stage.pointer(.hovered, 5, 5)
    stage.pointer(.hovered, 60, 50)
    rest(stage, for: 0.7)
    #expect(stage.shows("First  A"))
    stage.press(.space)
    stage.settle()
    #expect(!stage.shows("First  A"))
  }

  @Test func itLiesInsideTheWindowBelowOrAboveWhatItExplains() throws {
    for (x, y, isBelow) in [(0.0, 0.0, true), (180, 80, false)] {
      let stage = Stage(
        width: 200, height: 100,
        content: Block(.red, 20, 20).help("Long words").offset(x: x - 90, y: y - 40))
      stage.settle()
      stage.pointer(.hovered, x + 10, y + 10)
      rest(stage, for: 0.7)
      let raised = try #require(stage.rect(of: Color(hex: 0x26292F)))
      #expect(raised.minX >= 8 && raised.maxX <= 192)
      #expect(isBelow ? raised.minY == y + 28 : raised.maxY == y - 8)
    }
  }

  @Test func itGoesWithWhatItExplains() {
    let stage = Stage(
      width: 200, height: 100,
      content: GeometryReader { geometry in
        if geometry.size.width == 200 { Block(.red, 20, 20).help("Gone") }
      })
    stage.settle()
    stage.pointer(.hovered, 100, 50)
    rest(stage, for: 0.7)
    stage.host.resize(to: Size(width: 210, height: 100), scale: 1)
    rest(stage, for: 0.1)
    #expect(!stage.shows("Gone") && !stage.host.wantsFrame)
  }
}
