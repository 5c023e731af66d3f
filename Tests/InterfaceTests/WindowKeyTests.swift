import Interface
import TestSupport
import Testing

/// Keys that do the same in every window, unless something in it wants them for itself.
@Suite struct WindowKeyTests {
  private let window = WindowDouble()

  private func stage(_ content: some View) -> Stage {
    let stage = Stage(environment: { $0.window = window }, content: content)
    return stage
  }

  @Test func controlQAndControlWClose() {
    let stage = stage(Text("a"))
    stage.press(.character("q"))
    stage.press(.character("q"), modifiers: .control, isRepeat: true)
    #expect(window.closings == 0)
    stage.press(.character("q"), modifiers: .control)
    stage.press(.character("w"), modifiers: .control)
    #expect(window.closings == 2)
  }

  @Test func f11FillsTheScreenAndBack() {
    let stage = stage(Text("a"))
    stage.press(.function(11))
    stage.press(.function(11), isRepeat: true)
    #expect(window.isFullscreen)
    stage.press(.function(11))
    #expect(!window.isFullscreen)
  }

  @Test func whatWantsThemForItselfHasThem() {
    let stage = stage(Text("a").onKeyPress { $0.modifiers == .control })
    stage.press(.character("w"), modifiers: .control)
    #expect(window.closings == 0)
    stage.press(.function(11))
    #expect(window.isFullscreen)
  }
}
