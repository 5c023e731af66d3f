import Paging
import TestSupport
import Testing

@testable import ShowcaseKit

/// From the list to a screen and back, and knobs that reach what they set.
@Suite struct ShowcaseViewTests {
  private let model = ShowcaseModel()

  private func click(_ text: String, on stage: Stage) throws {
    let place = try #require(stage.place(of: text))
    stage.click(place.x + 4, place.y + 8)
    stage.settle()
  }

  @Test func aClickOpensAScreenAndEscapeLeavesIt() throws {
    let stage = try Stage.showcase(model)
    try click("Style: plain", on: stage)
    #expect(model.screen?.name == "style-plain")
    stage.press(.escape)
    stage.settle()
    #expect(model.screen == nil && stage.shows("Showcase"))
  }

  @Test func keysAloneOpenAndLeaveAScreen() throws {
    let stage = try Stage.showcase(model)
    stage.press(.tab)
    stage.press(.tab)
    stage.press(.enter)
    stage.settle()
    #expect(model.screen?.name == Screen.all.first?.name)
    stage.press(.tab)
    stage.press(.enter)
    stage.settle()
    #expect(model.screen == nil)
  }

  @Test func everyScreenRestsAndComesBackToRest() throws {
    for screen in Screen.all {
      model.screen = screen
      let stage = try Stage.showcase(model)
      #expect(!stage.host.wantsFrame && stage.host.deadline == nil, "\(screen.name)")
      stage.drag(from: Point(x: 300, y: 250), to: Point(x: 60, y: 250))
      stage.drag(from: Point(x: 200, y: 200), to: Point(x: 205, y: 400))
      stage.wheel(dy: 1, at: Point(x: 200, y: 250))
      for key in [KeyEvent.Key.right, .left, .down, .end, .home] { stage.press(key) }
      stage.settle()
      #expect(!stage.host.wantsFrame, "\(screen.name)")
    }
  }

  @Test func aKnobSetsWhatItNames() throws {
    model.screen = .nested
    let stage = try Stage.showcase(model)
    #expect(stage.shows("1 / 4"))
    stage.swipe(dx: 0, dy: 300)
    stage.settle()
    #expect(stage.shows("2 / 4"))
    try click("horizontal", on: stage)
    stage.swipe(dx: 0, dy: 300)
    stage.settle()
    #expect(stage.shows("2 / 4"))
  }

  @Test func theSurroundingsOfAComponentAreNotThoseOfItsKnobs() throws {
    model.screen = .pages
    let stage = try Stage.showcase(model, height: 1200)
    try click("Mirrored", on: stage)
    stage.swipe(dx: -300)
    stage.settle()
    #expect(stage.shows("2 / 6"))
    try click("Disabled", on: stage)
    stage.swipe(dx: -300)
    stage.settle()
    #expect(stage.shows("2 / 6"))
    try click("Append", on: stage)
    #expect(stage.shows("2 / 7"))
  }
}
