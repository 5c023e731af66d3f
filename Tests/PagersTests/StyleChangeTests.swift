import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// How far apart pages are.
@Observable private final class Distance { var points = 50.0 }

/// A style that is told something.
private struct SteppedPageViewStyle: PageViewStyle {
  let distance: Double
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    let distance = distance
    return configuration.pages(
      PagePlacement(reach: 1) { Placement(transform: $0.along($0.offset * distance)) })
  }
}

private struct Screen: View {
  let distance: Distance
  @State private var page = 0

  var body: some View {
    PageView(items: (0..<3).map(Item.init), pageIndex: $page) { item in Text("page \(item.id)") }
      .pageViewStyle(SteppedPageViewStyle(distance: distance.points))
  }
}

/// A style is a value of its own: with other properties it is another one.
@Suite struct StyleChangeTests {
  @Test func aStyleOfTheSameTypeWithOtherPropertiesIsShown() {
    let distance = Distance()
    let stage = Stage(width: 400, height: 300, content: Screen(distance: distance))
    func step() -> Double {
      (stage.place(of: "page 1")?.x ?? .nan) - (stage.place(of: "page 0")?.x ?? .nan)
    }
    #expect(step() == 50)
    distance.points = 80
    stage.settle()
    #expect(step() == 80)
  }

  @Test func theSameStyleMakesNoWork() {
    let stage = Stage(width: 400, height: 300, content: Screen(distance: Distance()))
    stage.settle()
    let work = stage.work { stage.host.environment.colorSchemeContrast = .standard }
    #expect(work.bodies == 0)
  }
}
