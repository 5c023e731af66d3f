import Graphics
import Interface
import Pagers
import TestSupport
import Testing

/// Windows that change their size.
@Suite struct ResizeTests {
  private let sizes = [
    Size(width: 900, height: 200), Size(width: 1, height: 1), Size(width: 0, height: 0),
    Size(width: 33.5, height: 700), Size(width: 400, height: 300), Size(width: 2560, height: 1440),
  ]

  @Test func d39_atRestEverySizeShowsThePageInTheNextFrame() {
    let scene = PagerScene(count: 10, index: 9)
    for size in sizes {
      scene.stage.host.resize(to: size, scale: 2)
      scene.stage.frame()
      #expect(scene.model.index == 9 && scene.position == 9)
      if !size.isEmpty {
        #expect(scene.stage.texts.joined() == "page 9")
        #expect(scene.stage.place(of: "page 9")?.x == (size.width - 45) / 2 || size.width < 45)
      }
      #expect(!scene.stage.host.wantsFrame)
    }
    #expect(scene.takeWrites() == [] && scene.translations == [])
  }

  @Test func d40_inFlightTheFractionStaysAndTheTurnEndsWhereItWould() {
    let (still, resized) = (PagerScene(index: 5), PagerScene(index: 5))
    for scene in [still, resized] { scene.stage.press(.right) }
    var size = 0
    while still.stage.host.wantsFrame {
      if size < sizes.count { resized.stage.host.resize(to: sizes[size], scale: 1) }
      size += 1
      still.stage.frame()
      resized.stage.frame()
      #expect(still.position == resized.position)
    }
    #expect(resized.rests(on: 6))
  }

  @Test func duringADragTheFractionStaysAndTheFingerGoesOn() {
    let scene = PagerScene(index: 5)
    scene.stage.drag(from: Point(x: 300, y: 150), to: Point(x: 74, y: 150), release: false)
    scene.stage.frame()
    #expect(abs(scene.position - 5.5) < 1e-9)
    scene.stage.host.resize(to: Size(width: 980, height: 300), scale: 1)
    scene.stage.frame()
    #expect(abs(scene.position - 5.5) < 1e-9)
    scene.stage.pointer(.dragged, 174, 150)
    scene.stage.frame()
    #expect(abs(scene.position - 5.4) < 1e-9)
    scene.stage.pointer(.cancelled, 174, 150)
    scene.settle()
    #expect(scene.rests(on: 5))
  }

  @Test func aResizeRunsNoPageBody() {
    let scene = PagerScene(index: 5)
    scene.tally.bodies = [:]
    scene.stage.host.resize(to: Size(width: 900, height: 500), scale: 1)
    scene.settle()
    #expect(scene.tally.bodies == [:])
  }
}
