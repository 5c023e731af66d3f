import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

/// Content that could be scrolled and may not be.
@Suite struct ScrollDisabledTests {
  private let lock = Lock()
  private var stage: Stage {
    let lock = lock
    return Stage(content: Screen(lock: lock))
  }

  private func top(_ stage: Stage) -> Double? { stage.rect(of: .red)?.minY }

  @Test func nothingScrollsUntilItIsEnabledAgain() {
    lock.isClosed = true
    let stage = stage
    stage.swipe(dx: 0, dy: 100)
    stage.wheel(dy: 1)
    stage.press(.down)
    stage.settle()
    #expect(top(stage) == 0)
    stage.click(50, 50)
    #expect(lock.clicks == 1)
    lock.isClosed = false
    stage.swipe(dx: 0, dy: 100)
    stage.settle()
    #expect((top(stage) ?? 0) <= -100)
  }

  @Test func aScrollInProgressEnds() {
    let stage = stage
    stage.swipe(dx: 0, dy: 100, lift: false)
    lock.isClosed = true
    stage.settle()
    stage.scroll(.changed, dy: 100)
    stage.settle()
    #expect(top(stage) == -100)
    stage.scroll(.ended)
  }
}

@Observable private final class Lock {
  var isClosed = false
  var clicks = 0
}

private struct Screen: View {
  let lock: Lock

  var body: some View {
    ScrollView {
      Button(action: { lock.clicks += 1 }) { Block(.red, 400, 2000) }
    }
    .scrollDisabled(lock.isClosed)
  }
}
