import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Ways over many pages: Home, End, dots, written indices.
@Suite struct FarJumpTests {
  @Test(arguments: [(0, 39), (39, 0), (3, 5), (5, 3), (10, 30)])
  func itSlidesByOnePageFromTheOldToTheNew(from: Int, to: Int) {
    let scene = PagerScene(index: from)
    scene.model.index = to
    scene.stage.frame()
    var last = scene.stage.place(of: "page \(to)")?.x
    var isFirst = true
    while scene.stage.host.wantsFrame {
      scene.stage.frame()
      #expect(Set(scene.stage.texts).isSubset(of: ["page \(from)", "page \(to)"]))
      let x = scene.stage.place(of: "page \(to)")?.x
      if let x, let last {
        #expect(to > from ? x <= last : x >= last)
        if isFirst { #expect(abs(x - 177.5) <= 420) }
        isFirst = false
      }
      last = x
    }
    #expect(scene.rests(on: to))
    #expect(scene.tally.mostLive <= 5)
    let passed = (0..<40).filter { $0 > min(from, to) + 2 && $0 < max(from, to) - 2 }
    #expect(passed.allSatisfy { scene.tally.bodies[$0] == nil })
  }

  @Test func thePositionRunsOverAllPagesThatItPasses() {
    let scene = PagerScene(index: 0)
    scene.stage.press(.end)
    var positions: [Double] = []
    while scene.stage.host.wantsFrame {
      scene.stage.frame()
      positions.append(scene.position)
    }
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(positions.contains { $0 > 5 && $0 < 34 })
    #expect(positions.last == 39)
  }

  @Test func itCanBeCaughtAndPulledBack() {
    let scene = PagerScene(index: 5)
    scene.model.index = 30
    for _ in 0..<6 { scene.stage.frame() }
    scene.stage.pointer(.pressed, 50, 150)
    scene.stage.frame()
    let caught = scene.position
    for _ in 0..<5 { scene.stage.frame() }
    #expect(scene.position == caught)
    for x in stride(from: 60.0, through: 390, by: 10) {
      scene.stage.pointer(.dragged, x, 150)
      scene.stage.frame()
      #expect(Set(scene.stage.texts).isSubset(of: ["page 5", "page 30"]))
    }
    scene.stage.pointer(.released, 390, 150)
    scene.settle()
    #expect(scene.rests(on: 5))
    #expect(scene.takeWrites() == [30, 5])
    scene.stage.press(.right)
    scene.settle()
    #expect(scene.rests(on: 6))
  }

  @Test func pulledBackBeyondItsStartItGivesWayLikeARubberBand() {
    let scene = PagerScene(index: 5)
    scene.model.index = 30
    for _ in 0..<3 { scene.stage.frame() }
    scene.stage.pointer(.pressed, 10, 150)
    for x in stride(from: 50.0, through: 2000, by: 50) {
      scene.stage.pointer(.dragged, x, 150)
      scene.stage.frame()
    }
    #expect(scene.position > 4 && scene.position < 5)
    #expect(scene.stage.texts == ["page 5"])
    scene.stage.pointer(.released, 2000, 150)
    scene.settle()
    #expect(scene.rests(on: 5))
  }

  @Test func caughtAndDraggedOnItShowsWhatFollowsTheTarget() {
    let scene = PagerScene(index: 5)
    scene.model.index = 30
    for _ in 0..<14 { scene.stage.frame() }
    scene.stage.drag(from: Point(x: 390, y: 150), to: Point(x: 100, y: 150), release: false)
    scene.stage.frame()
    #expect(scene.stage.texts == ["page 30", "page 31"])
    #expect(scene.position > 30 && scene.position < 31)
    scene.stage.pointer(.released, 100, 150)
    scene.settle()
    #expect(scene.rests(on: 31))
  }

  @Test(arguments: [
    (KeyEvent.Key.right, 31), (.left, 29), (.home, 0), (.end, 39), (.pageUp, 29),
  ]) func aKeyDuringItCountsFromTheTarget(key: KeyEvent.Key, page: Int) {
    let scene = PagerScene(index: 5)
    scene.model.index = 30
    for _ in 0..<4 { scene.stage.frame() }
    scene.stage.press(key)
    scene.settle()
    #expect(scene.rests(on: page))
    #expect(scene.takeWrites() == [30, page])
  }

  @Test(arguments: [1.0, -1]) func aDetentDuringItCountsFromTheTarget(detents: Double) {
    let scene = PagerScene(index: 5)
    scene.model.index = 30
    for _ in 0..<4 { scene.stage.frame() }
    scene.stage.wheel(dy: detents)
    scene.settle()
    #expect(scene.rests(on: 30 + Int(detents)))
  }

  @Test func anIndexWrittenDuringItIsShownAtOnce() {
    let scene = PagerScene(index: 5)
    for index in [30, 12, 13, 2] {
      scene.model.index = index
      scene.stage.frame()
      scene.stage.frame()
    }
    #expect(scene.position == 2 && scene.stage.texts == ["page 2"])
    scene.settle()
    #expect(scene.rests(on: 2))
  }

  @Test func anIndexWrittenDuringADragTakesThePagesFromTheFinger() {
    let scene = PagerScene(index: 5)
    scene.stage.drag(from: Point(x: 300, y: 150), to: Point(x: 200, y: 150), release: false)
    scene.model.index = 30
    scene.settle()
    #expect(scene.stage.texts == ["page 30"])
    scene.stage.pointer(.dragged, 20, 150)
    scene.stage.pointer(.released, 20, 150)
    scene.settle()
    #expect(scene.rests(on: 30))
  }
}
