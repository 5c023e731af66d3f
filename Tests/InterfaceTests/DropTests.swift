import Graphics
import Interface
import TestSupport
import Testing

struct DropTests {
  private func drop(_ text: String, at x: Double, on stage: Stage) {
    stage.host.handle(
      .drop(
        DropEvent(items: [Array(text.utf8)], position: Point(x: x, y: 50), time: stage.now)))
  }

  @Test func theViewUnderThePointerComesFirst() {
    var taken: [String] = []
    let stage = Stage(
      width: 200, height: 100,
      content: HStack(spacing: 0) {
        Color.red.onDrop { _ in
          taken.append("left")
          return true
        }
        Color.blue.onDrop { drop in
          taken.append("right")
          return drop.items != [Array("refused".utf8)]
        }
      }
      .onDrop { _ in
        taken.append("outer")
        return true
      })
    drop("a", at: 150, on: stage)
    #expect(taken == ["right"])
    drop("refused", at: 150, on: stage)
    #expect(taken == ["right", "right", "outer"])
  }

  @Test func aDisabledViewTakesNothing() {
    var count = 0
    let stage = Stage(
      content: Color.red.onDrop { _ in
        count += 1
        return true
      }.disabled(true))
    drop("a", at: 10, on: stage)
    #expect(count == 0)
  }
}
