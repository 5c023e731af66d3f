import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// Turning pages from elsewhere; the bug is one of BigUIPaging.
@Suite struct NavigationTests {
  private let upper = PageModel(count: 3)
  private let lower = PageModel(count: 3, index: 2)

  private func pager(_ model: PageModel) -> some View {
    PageView(items: model.items, pageIndex: Bindable(model).index) { Text("\($0.id)") }
  }

  private var stage: Stage {
    Stage(
      content: VStack(spacing: 0) {
        PageViewNavigationButton().frame(height: 36)
        pager(upper)
        pager(lower)
      }
      .pageViewEnvironment())
  }

  @Test func buttonsTurnAndAreDisabledAtTheEnds() {
    let stage = stage
    for expected in [1, 2, 2] {
      stage.click(222, 18)
      stage.settle()
      #expect(upper.index == expected && lower.index == 2)
    }
    stage.click(178, 18)
    stage.settle()
    #expect(upper.index == 1)
  }

  /// BigUIPaging unites the abilities of both and acts on the last one.
  @Test func bug6_ofTwoTheOneUsedLastIsNavigated() {
    let stage = stage
    stage.wheel(dy: -1, at: Point(x: 200, y: 250))
    stage.settle()
    #expect(lower.index == 1)
    stage.click(178, 18)
    stage.settle()
    #expect(upper.index == 0 && lower.index == 0)
    stage.click(178, 18)
    stage.settle()
    #expect(upper.index == 0 && lower.index == 0)
  }

  @Test func aPageTurnsItsOwnPager() {
    let model = PageModel(count: 3)
    let stage = Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) { _ in
        NavigatingPage()
      })
    stage.click(200, 150)
    stage.settle()
    #expect(model.index == 1)
  }

  @Test func bothDirectionsAndNoPagerDoNothing() {
    let model = PageModel(count: 3, index: 1)
    let stage = Stage(
      content: PageView(items: model.items, pageIndex: Bindable(model).index) { _ in
        NavigatingPage(direction: [.forwards, .backwards])
      })
    stage.click(200, 150)
    stage.settle()
    #expect(model.index == 1)
    EnvironmentValues().navigatePageView(.forwards)
    #expect(EnvironmentValues().canNavigatePageView == [])
    #expect(PageViewDirection.forwards.rawValue == 2 && PageViewDirection.backwards.rawValue == 4)
  }
}

private struct NavigatingPage: View {
  var direction: PageViewDirection = .forwards
  @Environment(\.navigatePageView) private var navigate

  var body: some View {
    Button(action: { navigate(direction) }) { Color.red.frame(width: 100, height: 100) }
  }
}
