import Graphics
import Interface
import TestSupport
import Testing

/// What a drag tells.
@Suite struct DragGestureTests {
  private let events = Transcript()

  private func drag(_ name: String = "", minimumDistance: Double = 10) -> DragGesture {
    func told(_ value: DragGesture.Value) -> String {
      "\(Int(value.startLocation.x)) \(Int(value.translation.width)),\(Int(value.translation.height))"
    }
    return DragGesture(minimumDistance: minimumDistance)
      .onChanged { events("\(name)changed \(told($0))") }
      .onEnded { events("\(name)ended \(told($0))") }
  }

  private func stage(_ view: some View) -> Stage { Stage(width: 100, height: 100, content: view) }

  @Test func itBeginsPastTheDistanceAndCountsFromThePress() {
    let stage = stage(Color.red.gesture(drag()))
    stage.pointer(.pressed, 50, 50)
    stage.pointer(.dragged, 55, 50)
    stage.pointer(.dragged, 55, 60)
    stage.pointer(.dragged, 55, 50)
    stage.pointer(.released, 56, 51)
    #expect(events.take() == ["changed 50 5,10", "changed 50 5,0", "ended 50 6,1"])
  }

  @Test func aPressThatDoesNotMoveIsNoDrag() {
    let stage = stage(Color.red.gesture(drag()))
    stage.drag(from: Point(x: 50, y: 50), to: Point(x: 55, y: 55))
    #expect(events.take() == [])
  }

  @Test func withoutADistanceItBeginsAtOnce() {
    let stage = stage(Color.red.gesture(drag(minimumDistance: 0)))
    stage.click(20, 20)
    #expect(events.take() == ["changed 20 0,0", "ended 20 0,0"])
  }

  @Test func locationsAreInTheViewsCoordinates() {
    let stage = stage(
      Block(.red, 40, 40).gesture(drag()).offset(x: 10))
    stage.pointer(.pressed, 50, 50)
    stage.pointer(.dragged, 70, 50)
    stage.pointer(.released, 70, 50)
    #expect(events.take() == ["changed 10 20,0", "ended 10 20,0"])
  }

  @Test func aViewThatFollowsTheDragDoesNotDisturbIt() {
    let stage = stage(Following(events: events))
    stage.pointer(.pressed, 50, 50)
    for x in [60.0, 70, 80] {
      stage.pointer(.dragged, x, 50)
      stage.frame()
      #expect(stage.rect(of: .red)?.midX == x)
    }
  }

  @Test func theVelocityIsThatOfTheLastMovements() {
    var velocity = Size.zero
    let stage = stage(
      Color.red.gesture(DragGesture().onEnded { velocity = $0.velocity }))
    stage.drag(from: Point(x: 0, y: 0), to: Point(x: 80, y: 40), steps: 8, seconds: 0.1)
    #expect(abs(velocity.width - 800) < 1 && abs(velocity.height - 400) < 1)
    stage.drag(from: Point(x: 0, y: 0), to: Point(x: 80, y: 40), release: false)
    stage.wait(0.2)
    stage.pointer(.released, 80, 40)
    #expect(velocity == .zero)
  }

  @Test func theInnermostDragWins() {
    let stage = stage(
      ZStack {
        Color.blue
        Block(.red, 40, 40).gesture(drag("in "))
      }
      .gesture(drag("out ")))
    stage.drag(from: Point(x: 50, y: 50), to: Point(x: 70, y: 50), steps: 1)
    stage.drag(from: Point(x: 10, y: 10), to: Point(x: 30, y: 10), steps: 1)
    #expect(
      events.take() == [
        "in changed 20 20,0", "in ended 20 20,0", "out changed 10 20,0", "out ended 10 20,0",
      ])
  }

  @Test func aDragFromAButtonIsNoClick() {
    let stage = stage(
      Button(action: { events("click") }) { Color.red }.gesture(drag()))
    stage.drag(from: Point(x: 50, y: 50), to: Point(x: 70, y: 50), steps: 1)
    #expect(events.take() == ["changed 50 20,0", "ended 50 20,0"])
    stage.click(50, 50)
    #expect(events.take() == ["click"])
  }

  @Test func aDragThatIsTakenAwayEndsWhereItBegan() {
    let stage = stage(Color.red.gesture(drag()))
    stage.drag(from: Point(x: 50, y: 50), to: Point(x: 70, y: 50), steps: 1, release: false)
    stage.pointer(.cancelled, 70, 50)
    stage.pointer(.released, 70, 50)
    #expect(events.take() == ["changed 50 20,0", "ended 50 0,0"])
  }

  @Test func aPressThatIsTakenAwayBeforeItWasADragSaysNothing() {
    let stage = stage(Color.red.gesture(drag()))
    stage.pointer(.pressed, 50, 50)
    stage.pointer(.cancelled, 50, 50)
    #expect(events.take() == [])
  }

  @Test func aSecondFingerLeavesTheFirstAlone() {
    let stage = stage(Color.red.gesture(drag()))
    stage.pointer(.pressed, 10, 50, source: .touch, id: 1)
    stage.pointer(.dragged, 30, 50, source: .touch, id: 1)
    stage.pointer(.pressed, 90, 50, source: .touch, id: 2)
    stage.pointer(.dragged, 60, 50, source: .touch, id: 2)
    stage.pointer(.released, 60, 50, source: .touch, id: 2)
    stage.pointer(.released, 35, 50, source: .touch, id: 1)
    #expect(events.take() == ["changed 10 20,0", "ended 10 25,0"])
  }
}

private struct Following: View {
  let events: Transcript
  @State private var x = 0.0
  @State private var start = 0.0
  var body: some View {
    Block(.red, 20, 20).offset(x: x)
      .gesture(
        DragGesture().onChanged { x = start + $0.translation.width }.onEnded { _ in start = x })
  }
}
