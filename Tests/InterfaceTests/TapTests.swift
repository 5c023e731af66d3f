import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var isShown = true
  var isDisabled = false
}

/// Buttons and taps: what counts as a click, and on what.
@Suite struct TapTests {
  private let events = Transcript()
  private let model = Model()

  private func button(_ name: String = "button") -> some View {
    Button(action: { events(name) }) { Block(.red, 40, 40) }
  }

  private func stage(_ view: some View) -> Stage { Stage(width: 100, height: 100, content: view) }

  @Test func aClickFiresOnce() {
    let stage = stage(button())
    stage.click(50, 50)
    #expect(events.take() == ["button"])
    stage.click(90, 90)
    #expect(events.take() == [])
  }

  @Test func aReleaseOutsideDoesNotFireAndOneAfterComingBackDoes() {
    let stage = stage(button())
    stage.pointer(.pressed, 50, 50)
    stage.pointer(.dragged, 90, 50)
    stage.pointer(.released, 90, 50)
    #expect(events.take() == [])
    stage.pointer(.pressed, 50, 50)
    stage.pointer(.dragged, 90, 50)
    stage.pointer(.dragged, 45, 50)
    stage.pointer(.released, 45, 50)
    #expect(events.take() == ["button"])
  }

  @Test func aPressThatBeganElsewhereDoesNotFire() {
    let stage = stage(button())
    stage.pointer(.pressed, 5, 5)
    stage.pointer(.dragged, 50, 50)
    stage.pointer(.released, 50, 50)
    #expect(events.take() == [])
  }

  @Test func onlyThePrimaryButtonClicks() {
    let stage = stage(button())
    for other in [PointerEvent.Button.secondary, .middle, .back, .forward] {
      stage.pointer(.pressed, 50, 50, button: other)
      stage.pointer(.released, 50, 50, button: other)
    }
    #expect(events.take() == [])
  }

  @Test func twoFingersOnOneButtonAreOneClick() {
    let stage = stage(button())
    stage.pointer(.pressed, 45, 50, source: .touch, id: 1)
    stage.pointer(.pressed, 55, 50, source: .touch, id: 2)
    stage.pointer(.released, 55, 50, source: .touch, id: 2)
    stage.pointer(.released, 45, 50, source: .touch, id: 1)
    #expect(events.take() == ["button"])
  }

  @Test func twoFingersOnTwoButtonsAreTwoClicks() {
    let stage = stage(
      HStack(spacing: 10) {
        button("a"); button("b")
      })
    stage.pointer(.pressed, 20, 50, source: .touch, id: 1)
    stage.pointer(.pressed, 80, 50, source: .touch, id: 2)
    stage.pointer(.released, 80, 50, source: .touch, id: 2)
    stage.pointer(.released, 20, 50, source: .touch, id: 1)
    #expect(events.take() == ["b", "a"])
  }

  @Test func aButtonDisabledBeforeTheReleaseDoesNotFire() {
    let stage = stage(Described(model: model) { button() })
    stage.pointer(.pressed, 50, 50)
    model.isDisabled = true
    stage.pointer(.released, 50, 50)
    #expect(events.take() == [])
  }

  @Test func aButtonRemovedBeforeTheReleaseDoesNotFire() {
    let stage = stage(Described(model: model) { button() })
    stage.pointer(.pressed, 50, 50)
    model.isShown = false
    stage.frame()
    stage.pointer(.released, 50, 50)
    #expect(events.take() == [])
  }

  @Test func theInnermostTapGetsTheClick() {
    let stage = stage(
      VStack(spacing: 0) {
        Block(.red, 40, 40).onTapGesture { events("inner") }
        Block(.blue, 40, 40)
      }
      .onTapGesture { events("outer") })
    stage.click(50, 20)
    stage.click(50, 80)
    #expect(events.take() == ["inner", "outer"])
  }

  @Test func whatLiesOnTopGetsTheClick() {
    let stage = stage(
      ZStack {
        Color.red.onTapGesture { events("below") }
        Block(.blue, 40, 40).onTapGesture { events("above") }
      })
    stage.click(50, 50)
    stage.click(10, 10)
    #expect(events.take() == ["above", "below"])
  }

  @Test func anOverlayWithoutAGestureStillCovers() {
    let stage = stage(
      Color.red.onTapGesture { events("below") }.overlay { Block(.blue, 40, 40) })
    stage.click(50, 50)
    stage.click(10, 10)
    #expect(events.take() == ["below"])
  }

  @Test func aTapOnTheWholeReachesItThroughItsOverlay() {
    let stage = stage(
      Color.red.overlay { Block(.blue, 40, 40) }.onTapGesture { events("whole") })
    stage.click(50, 50)
    stage.click(10, 10)
    #expect(events.take() == ["whole", "whole"])
  }

  @Test func emptySpaceDoesNotCover() {
    let stage = stage(
      ZStack {
        Color.red.onTapGesture { events("below") }
        VStack {
          Spacer(); Block(.blue, 10, 10)
        }.padding(5)
      })
    stage.click(50, 20)
    #expect(events.take() == ["below"])
  }

  @Test func whatCannotBeSeenCannotBeHit() {
    let stage = stage(
      ZStack {
        button("below")
        button("above").opacity(0)
      })
    stage.click(50, 50)
    #expect(events.take() == ["below"])
  }

  @Test func aClippedPartCannotBeHit() {
    let stage = stage(
      Block(.red, 100, 100).onTapGesture { events("tap") }.frame(width: 20, height: 20).clipped())
    stage.click(50, 50)
    stage.click(10, 10)
    #expect(events.take() == ["tap"])
  }

  @Test func anOffsetViewIsHitWhereItIsSeen() {
    let stage = stage(
      ZStack {
        button("button").offset(x: 30, y: 0)
        Block(.blue, 10, 10).offset(y: 40).onTapGesture { events("tap") }
      })
    stage.click(85, 50)
    stage.click(50, 90)
    stage.click(32, 50)
    #expect(events.take() == ["button", "tap"])
  }

  @Test func aClickOnAViewThatMovesIsWhereItIsThen() {
    let stage = stage(Sliding(events: events))
    stage.click(10, 50)
    stage.frame()
    stage.frame(after: 0.5)
    stage.click(50, 50)
    #expect(events.take() == ["slide", "slide"])
  }

  @Test func aTapThatMovedTooFarIsNone() {
    let stage = stage(Color.red.onTapGesture { events("tap") })
    stage.drag(from: Point(x: 50, y: 20), to: Point(x: 50, y: 60))
    #expect(events.take() == [])
    stage.drag(from: Point(x: 50, y: 20), to: Point(x: 58, y: 26))
    #expect(events.take() == ["tap"])
  }

  @Test func anActionMayRemoveItsOwnButton() {
    let stage = stage(Described(model: model) { Button("go") { model.isShown = false } })
    stage.click(on: "go")
    #expect(stage.texts == [])
    stage.click(50, 50)
  }
}

private struct Described<Content: View>: View {
  let model: Model
  @ViewBuilder let content: () -> Content
  var body: some View {
    if model.isShown { content().disabled(model.isDisabled) }
  }
}

private struct Sliding: View {
  let events: Transcript
  @State private var x = 0.0
  var body: some View {
    Block(.red, 20, 20).offset(x: x)
      .onTapGesture {
        events("slide")
        withAnimation(.linear(duration: 1)) { x += 80 }
      }
      .frame(width: 100, alignment: .leading)
  }
}
