import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

/// A column of ten blocks, 100 points each, seen through 300 points.
@Suite struct ScrollViewTests {
  private let events = Transcript()

  private var column: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { index in
          Button(action: { events("\(index)") }) { Block(.color(index), 400, 100) }
        }
      }
    }
  }

  private var stage: Stage { Stage(content: column) }

  private func top(_ stage: Stage, of index: Int = 0) -> Double? {
    stage.rect(of: .color(index))?.minY
  }

  @Test func contentFollowsTheFingersAndGlidesOn() {
    let stage = stage
    stage.swipe(dx: 0, dy: 120, lift: false)
    stage.frame()
    #expect(top(stage) == -120)
    stage.scroll(.ended)
    stage.settle()
    #expect((top(stage) ?? 0) < -200)
  }

  @Test func theEndsGiveWayAndPullBack() {
    let stage = stage
    stage.swipe(dx: 0, dy: -100, lift: false)
    stage.frame()
    let shown = RubberBand(extent: 300).shown(100)
    #expect(abs((top(stage) ?? 0) - shown) < 1e-6)
    stage.wait(1)
    stage.scroll(.ended)
    stage.settle()
    #expect(top(stage) == 0)
  }

  @Test func sidewaysScrollingMovesNothing() {
    let stage = stage
    stage.swipe(dx: 100, dy: 60)
    stage.settle()
    #expect(top(stage) == 0)
  }

  @Test func detentsMoveByAPartOfTheView() {
    let stage = stage
    stage.wheel(dy: 1)
    stage.settle()
    #expect(abs((top(stage) ?? 0) + 44.8) < 0.1)
    stage.wheel(dy: 100)
    stage.settle()
    #expect(top(stage, of: 9) == 200)
  }

  @Test func aFingerDragsTheContentAndAMouseDoesNot() {
    let stage = stage
    stage.drag(from: Point(x: 200, y: 250), to: Point(x: 200, y: 100))
    stage.settle()
    #expect(top(stage) == 0 && events.take() == [])
    stage.pointer(.pressed, 200, 250, source: .touch, id: 1)
    for y in stride(from: 240.0, through: 100, by: -10) {
      stage.wait(0.01)
      stage.pointer(.dragged, 200, y, source: .touch, id: 1)
    }
    stage.frame()
    // The drag starts where it is recognized, 16 points and the rest of a movement after the press.
    #expect(abs((top(stage) ?? 0) + 134) < 1e-6)
    stage.pointer(.released, 200, 100, source: .touch, id: 1)
    stage.settle()
    #expect((top(stage) ?? 0) < -200 && events.take() == [])
  }

  @Test func aTouchStopsWhatGlidesAndClicksNothing() {
    let stage = stage
    stage.swipe(dx: 0, dy: 120)
    stage.frame()
    let place = top(stage)
    stage.pointer(.pressed, 200, 150, source: .touch, id: 1)
    stage.pointer(.released, 200, 150, source: .touch, id: 1)
    stage.settle()
    #expect(top(stage) == place && events.take() == [])
  }

  @Test func fingersThatRestOnTheTrackpadStopWhatGlides() {
    let stage = stage
    stage.swipe(dx: 0, dy: 120)
    stage.frame()
    let place = top(stage)
    stage.scroll(.began)
    for _ in 0..<10 { stage.frame() }
    #expect(top(stage) == place)
    stage.scroll(.ended)
    stage.settle()
    #expect(top(stage) == place)
  }

  @Test func clicksHitWhatIsSeen() {
    let stage = stage
    stage.wheel(dy: 100)
    stage.settle()
    stage.click(200, 250)
    #expect(events.take() == ["9"])
  }

  @Test func withoutAFocusKeysScrollWhatIsUnderThePointer() {
    let stage = Stage(
      content: HStack(spacing: 0) {
        ScrollView { Block(.red, 200, 900) }
        ScrollView { Block(.blue, 200, 900) }
      })
    func tops() -> [Double?] { [Color.red, .blue].map { stage.rect(of: $0)?.minY } }
    for (x, expected) in [(300.0, [0.0, -40]), (100, [-40, -40])] {
      stage.pointer(.hovered, x, 150)
      stage.press(.down)
      stage.settle()
      #expect(tops() == expected)
    }
  }

  @Test func keysScrollWhatHasTheFocus() {
    let stage = stage
    stage.press(.down)
    stage.settle()
    #expect(top(stage) == -40)
    stage.press(.tab)
    stage.press(.pageDown)
    stage.settle()
    #expect(top(stage) == -300)
    stage.press(.end)
    stage.settle()
    #expect(top(stage) == -700)
    stage.press(.home)
    stage.settle()
    #expect(top(stage) == 0)
  }

  @Test func theFocusIsScrolledIntoViewWithItsRing() {
    let stage = stage
    for _ in 0..<6 { stage.press(.tab) }
    stage.settle()
    // The fifth button, after the view itself, ends at 500, and the ring 4 points below.
    #expect(top(stage, of: 4) == 196)
    for _ in 0..<3 { stage.press(.tab, modifiers: .shift) }
    stage.settle()
    #expect(top(stage, of: 1) == 4)
    stage.press(.tab, modifiers: .shift)
    stage.settle()
    #expect(top(stage) == 0)
  }

  @Test func contentThatFitsStaysWhereItIs() {
    let stage = Stage(content: ScrollView { Block(.color(0), 400, 200) })
    stage.swipe(dx: 0, dy: 100)
    stage.wheel(dy: 3)
    stage.settle()
    #expect(top(stage) == 0)
  }

  @Test func aRowRunsFromTheLeadingEdge() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(
        environment: { $0.layoutDirection = direction },
        content: ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { Block(.color($0), 100, 50) }
          }
        })
      let sign = direction == .leftToRight ? 1.0 : -1
      let start = stage.rect(of: .color(0))?.minX
      #expect(start == (direction == .leftToRight ? 0 : 300))
      stage.swipe(dx: 120 * sign, lift: false)
      stage.frame()
      #expect(stage.rect(of: .color(0))?.minX == (start ?? 0) - 120 * sign)
    }
  }

  @Test func theBarShowsWhileTheContentMovesAndIsDragged() {
    let stage = stage
    #expect(bar(stage) == nil)
    stage.wheel(dy: 1)
    for _ in 0..<20 { stage.frame() }
    let first = bar(stage)
    #expect(first?.maxX == 396 && first?.width == 5)
    stage.pointer(.pressed, 394, first?.center.y ?? 0)
    stage.pointer(.dragged, 394, 299)
    stage.pointer(.released, 394, 299)
    stage.frame()
    #expect(top(stage) == -700)
    #expect(stage.host.deadline != nil)
    stage.frame(after: 1.1)
    stage.settle()
    #expect(bar(stage) == nil && stage.host.deadline == nil && !stage.host.wantsFrame)
  }

  @Test func reducedMotionMovesWithoutASpring() {
    let stage = Stage(environment: { $0.accessibilityReduceMotion = true }, content: column)
    stage.wheel(dy: 100)
    stage.frame()
    #expect(top(stage, of: 9) == 200)
  }

  private func bar(_ stage: Stage) -> Rect? {
    stage.list.items.lazy.compactMap { item -> Rect? in
      guard case .fill(let rect, 2.5, _) = item.content, item.opacity > 0 else { return nil }
      return rect
    }.first
  }
}

extension Color {
  fileprivate static func color(_ index: Int) -> Color { Color(hex: UInt32(index + 1) << 8) }
}
