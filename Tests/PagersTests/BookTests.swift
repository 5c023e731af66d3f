import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

@Observable private final class Pages {
  var index = 1
  var presses: [Int] = []
}

/// A book of pages that are pressed in their upper left corner and at their right edge.
@Suite struct BookTests {
  private let pages = Pages()

  private func stage(
    _ style: some PageViewStyle = .book, axis: Axis = .horizontal,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Stage {
    let pages = pages
    return Stage(
      environment: environment,
      content: PageView(selection: Bindable(pages).index) {
        ForEach(0..<4) { page in
          ZStack {
            Text("page \(page)")
            HStack {
              Button("left \(page)") { pages.presses.append(page) }
              Spacer()
              Button("right \(page)") { pages.presses.append(page + 10) }
            }
          }
        }
      }
      .pageViewOrientation(axis)
      .pageViewStyle(style))
  }

  /// The kinds of what is drawn, without what the pages contain.
  private func lines(_ stage: Stage) -> [String] {
    stage.list.description.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .map { String($0.prefix { $0 != " " }) }
  }

  @Test func atRestAPageIsDrawnAsIfItWereAlone() {
    let book = stage()
    let plain = stage(.plain)
    #expect(book.list == plain.list)
    #expect(!lines(book).contains("mesh"))
  }

  @Test func aTurnBendsOnePageOverTheNext() {
    let stage = stage()
    stage.swipe(dx: 160, lift: false)
    stage.frame()
    #expect(lines(stage).filter { $0 == "mesh" }.count == 6)
    #expect(stage.shows("page 1") && stage.shows("page 2"))
    let text = stage.list.description
    let next = text.firstRange(of: "\"page 2\"")?.lowerBound
    let mesh = text.firstRange(of: "mesh")?.lowerBound
    #expect(next.flatMap { low in mesh.map { low < $0 } } == true, "the next page lies below")
    stage.scroll(.ended)
    stage.settle()
    #expect(stage.texts.contains("page 2") && !stage.texts.contains("page 1"))
    #expect(!lines(stage).contains("mesh") && !stage.host.wantsFrame)
  }

  @Test func thePageFollowsTheFingersOneToOne() {
    let stage = stage()
    stage.pointer(.pressed, 380, 250)
    var crests: [Double] = []
    for x in stride(from: 360.0, through: 200, by: -20) {
      stage.pointer(.dragged, x, 250)
      stage.frame()
      crests.append(stage.host.report.position ?? .nan)
    }
    for (a, b) in zip(crests, crests.dropFirst()) { #expect(abs(b - a - 20.0 / 400) < 1e-9) }
  }

  /// The corner that rises first is the one that was taken, until all rests.
  @Test func theHalfThatIsTakenRisesFirst() {
    /// Where the flat part ends at the lower edge of the page.
    func end(y: Double) -> Double {
      let stage = stage()
      stage.drag(from: Point(x: 380, y: y), to: Point(x: 300, y: y), release: false)
      stage.frame()
      let flat = stage.list.items.lazy.compactMap { item -> Mesh? in
        guard case .mesh(let mesh, .some) = item.content else { return nil }
        return mesh
      }.first
      return flat?.vertices.map(\.position).filter { $0.y > 150 }.map(\.x).max() ?? .nan
    }
    #expect(end(y: 280) < end(y: 20) - 20)
  }

  @Test func aPressGoesToThePageThatIsSeenThere() {
    let stage = stage()
    stage.swipe(dx: 160, lift: false)
    stage.frame()
    // The trackpad holds the pages, so clicks are for what is on them.
    stage.click(20, 150)
    stage.click(380, 150)
    #expect(pages.presses == [1, 12])
    stage.scroll(.ended)
    stage.settle()
    stage.click(380, 150)
    #expect(pages.presses == [1, 12, 11])
  }

  @Test func rightToLeftTurnsTheOtherWay() {
    let stage = stage { $0.layoutDirection = .rightToLeft }
    stage.swipe(dx: -160, lift: false)
    stage.frame()
    #expect(abs((stage.host.report.position ?? 0) - 1.4) < 1e-9)
    stage.scroll(.ended)
    stage.settle()
    #expect(pages.index == 2)
  }

  @Test func aVerticalBookTurnsWithVerticalScrolling() {
    let stage = stage(axis: .vertical)
    stage.swipe(dx: 0, dy: 160)
    stage.settle()
    #expect(pages.index == 2)
  }

  @Test func reducedMotionShowsNoCurlOnAKey() {
    let stage = stage { $0.accessibilityReduceMotion = true }
    stage.press(.right)
    stage.frame()
    #expect(stage.shows("page 2") && !lines(stage).contains("mesh"))
  }
}
