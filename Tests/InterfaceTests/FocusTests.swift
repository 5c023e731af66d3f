import Graphics
import Interface
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var isShown = true
  var isDisabled = false
  var opacity = 1.0
}

/// Where the keyboard's focus goes, and what keys do there.
@Suite struct FocusTests {
  private let events = Transcript()
  private let model = Model()

  private func button(_ name: String) -> some View {
    Button(action: { events(name) }) { Block(.blue, 20, 10) }
  }

  private func stage(_ view: some View) -> Stage { Stage(width: 100, height: 100, content: view) }

  /// Presses Tab and Space some times and tells which buttons fired.
  private func tour(_ stage: Stage, _ steps: Int, backwards: Bool = false) -> [String] {
    for _ in 0..<steps {
      stage.press(.tab, modifiers: backwards ? .shift : [])
      stage.press(.space)
      stage.frame()
    }
    return events.take()
  }

  private var three: some View {
    VStack(spacing: 0) {
      button("a")
      HStack { button("b") }.background { button("behind") }
      button("c")
    }
  }

  @Test func tabGoesInReadingOrderAndShiftTabBack() {
    let stage = stage(three)
    #expect(tour(stage, 4) == ["a", "b", "behind", "c"])
    #expect(tour(stage, 3, backwards: true) == ["behind", "b", "a"])
  }

  @Test func pastTheLastItIsNowhereAndThenBeginsAgain() {
    let stage = stage(
      VStack {
        button("a"); button("b")
      })
    #expect(tour(stage, 4) == ["a", "b", "a"])
    #expect(tour(stage, 1, backwards: true) == [])
    #expect(tour(stage, 1, backwards: true) == ["b"])
  }

  @Test func enterAndSpaceChooseOnceAndOnlyThere() {
    let stage = stage(
      VStack {
        button("a"); button("b")
      })
    stage.press(.space)
    stage.press(.enter)
    #expect(events.take() == [])
    stage.press(.tab)
    stage.press(.enter)
    stage.press(.space)
    stage.press(.space, isRepeat: true)
    stage.press(.enter, modifiers: .control)
    #expect(events.take() == ["a", "a"])
  }

  @Test func disabledAndInvisibleButtonsAreSkipped() {
    let stage = stage(
      VStack {
        button("a").disabled(true)
        button("b").opacity(0)
        button("c")
      })
    #expect(tour(stage, 2) == ["c"])
  }

  @Test func theRingShowsAfterTabOnlyAndUntilThePointerIsUsed() {
    let stage = stage(
      VStack {
        button("a"); button("b")
      })
    func ring() -> String? {
      stage.frame()
      return stage.list.description.split(separator: "\n").map(String.init)
        .first { $0.hasPrefix("stroke") }
    }
    #expect(ring() == nil)
    stage.press(.right)
    #expect(ring() == nil)
    stage.press(.tab)
    #expect(stage.host.wantsFrame)
    #expect(ring() == "stroke 36,32 28x18 radius 8 width 2 #6CB0FF")
    stage.pointer(.hovered, 5, 5)
    #expect(ring() != nil)
    stage.click(5, 5)
    #expect(ring() == nil)
    stage.press(.tab)
    #expect(ring() == "stroke 36,50 28x18 radius 8 width 2 #6CB0FF")
  }

  @Test func withMoreContrastTheRingIsWiderAndGrowsOutwards() {
    let stage = stage(button("a"))
    stage.press(.tab)
    stage.frame()
    let ring = stage.list.description.split(separator: "\n").first { $0.hasPrefix("stroke") }
    #expect(ring == "stroke 36,41 28x18 radius 8 width 2 #6CB0FF")
    stage.host.environment.colorSchemeContrast = .increased
    stage.frame()
    let wider = stage.list.description.split(separator: "\n").first { $0.hasPrefix("stroke") }
    #expect(wider == "stroke 35,40 30x20 radius 9 width 3 #6CB0FF")
  }

  @Test func theRingIsWhereTheButtonIsSeen() {
    let stage = stage(button("a").offset(x: 10, y: 20))
    stage.press(.tab)
    stage.frame()
    #expect(stage.list.description.contains("stroke 46,61 28x18"))
  }

  @Test func aButtonThatGoesLosesTheFocus() {
    let stage = stage(Described(model: model) { button("a") })
    stage.press(.tab)
    model.isShown = false
    stage.frame()
    #expect(stage.host.input.focus.node == nil)
    #expect(!stage.list.description.contains("stroke"))
    stage.press(.space)
    #expect(events.take() == [])
  }

  @Test func aButtonThatIsDisabledOrUnseenLosesTheFocus() {
    for change in [{ model.isDisabled = true }, { model.opacity = 0 }] {
      (model.isDisabled, model.opacity) = (false, 1)
      let stage = stage(Described(model: model) { button("a") })
      stage.press(.tab)
      #expect(stage.host.input.focus.node != nil)
      change()
      stage.frame()
      #expect(stage.host.input.focus.node == nil)
      stage.press(.space)
      #expect(events.take() == [])
    }
  }

  @Test func keysGoFromTheInnermostOutwards() {
    func key(_ name: String, takes: KeyEvent.Key) -> (KeyEvent) -> Bool {
      { event in
        events(name)
        return event.key == takes
      }
    }
    let stage = stage(
      VStack {
        button("a").onKeyPress(key("inner", takes: .up))
      }
      .onKeyPress(key("middle", takes: .down))
      .onKeyPress(key("outer", takes: .left)))
    for (pressed, log) in [
      (KeyEvent.Key.up, ["inner"]), (.down, ["inner", "middle"]),
      (.left, ["inner", "middle", "outer"]), (.right, ["inner", "middle", "outer"]),
    ] {
      stage.press(pressed)
      #expect(events.take() == log)
      stage.press(.tab)
      _ = events.take()
      stage.press(pressed)
      #expect(events.take() == log, "nobody is asked twice")
    }
  }

  @Test func theBranchWithTheFocusIsAskedBeforeItsNeighbours() {
    let stage = stage(
      HStack {
        button("a").onKeyPress { _ in
          events("left"); return false
        }
        button("b").onKeyPress { _ in
          events("right"); return false
        }
      })
    stage.press(.tab)
    _ = events.take()
    stage.press(.up)
    #expect(events.take() == ["left", "right"])
    stage.press(.tab)
    _ = events.take()
    stage.press(.up)
    #expect(events.take() == ["right", "left"])
  }

  @Test func disabledViewsTakeNoKeys() {
    let stage = stage(
      Color.red.onKeyPress { _ in
        events("key"); return true
      }.disabled(true))
    stage.press(.up)
    #expect(events.take() == [])
  }
}

private struct Described<Content: View>: View {
  let model: Model
  @ViewBuilder let content: () -> Content
  var body: some View {
    if model.isShown { content().disabled(model.isDisabled).opacity(model.opacity) }
  }
}
