import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var x = 0.0
}

/// Changes that the window fades into as a whole.
@Suite struct CrossFadeTests {
  private let model = Model()

  private func stage() -> Stage {
    let stage = Stage(width: 100, height: 100, content: Block(.red, 10, 10).offset(x: model.x))
    stage.settle()
    return stage
  }

  private struct Mover: View {
    let model: Model
    var body: some View { Block(.red, 10, 10).offset(x: model.x) }
  }

  private func opacity(_ stage: Stage) -> Double? { stage.list.veil?.opacity }

  @Test func anotherColourSchemeFadesInFor200Milliseconds() throws {
    let stage = stage()
    let before = stage.list
    stage.host.environment.colorScheme = .light
    stage.wait(600)
    stage.frame()
    #expect(opacity(stage) == 1, "the time before the first frame counts for nothing")
    let frame = try #require(stage.list.veil?.frame)
    #expect(frame.list == before && frame.background == Color(hex: 0x0F1013))
    #expect(stage.host.background == Color(hex: 0xF4F4F6))
    stage.frame(after: 0.05)
    #expect(abs((opacity(stage) ?? 0) - 0.75) < 1e-9 && stage.host.wantsFrame)
    stage.frame(after: 0.16)
    #expect(opacity(stage) == nil && !stage.host.wantsFrame)
  }

  @Test func moreContrastFadesInAndOtherValuesDoNot() {
    let stage = stage()
    stage.host.environment.accessibilityReduceMotion = true
    stage.frame()
    #expect(opacity(stage) == nil)
    stage.host.environment.colorSchemeContrast = .increased
    stage.frame()
    #expect(opacity(stage) == 1)
  }

  @Test func aWindowThatHasShownNothingHasNothingToFadeFrom() {
    let host = ViewHost(measurer: FixedMeasurer(), content: Block(.red, 10, 10))
    host.resize(to: Size(width: 100, height: 100), scale: 1)
    host.environment.colorScheme = .light
    #expect(host.frame(at: 1).veil == nil)
  }

  @Test func anAnimationByCrossFadeChangesValuesAtOnce() {
    let stage = Stage(width: 100, height: 100, content: Mover(model: model))
    let place = stage.rect(of: .red)?.minX
    withAnimation(.crossFade(duration: 0.16)) { model.x = 20 }
    stage.frame()
    #expect(stage.rect(of: .red)?.minX == place.map { $0 + 20 } && opacity(stage) == 1)
    stage.frame(after: 0.04)
    #expect(abs((opacity(stage) ?? 0) - 0.75) < 1e-9)
    #expect(stage.settle() < 12 && opacity(stage) == nil)
  }

  @Test func aChangeInTheMiddleOfAFadeBeginsWithWhatIsSeen() throws {
    let stage = stage()
    stage.host.environment.colorScheme = .light
    stage.frame()
    stage.frame(after: 0.1)
    let seen = stage.list
    stage.host.environment.colorScheme = .dark
    stage.frame()
    #expect(try #require(stage.list.veil).frame.list == seen)
    #expect(seen.veil != nil, "the first fade is part of what was seen")
    stage.frame(after: 0.21)
    #expect(opacity(stage) == nil)
  }

  @Test func aWindowOfAnotherSizeFadesNoMore() {
    let stage = stage()
    stage.host.environment.colorScheme = .light
    stage.frame()
    stage.host.resize(to: Size(width: 120, height: 100), scale: 1)
    stage.frame()
    #expect(opacity(stage) == nil)
  }
}
