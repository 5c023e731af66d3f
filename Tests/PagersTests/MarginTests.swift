import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// Whether a row has wide margins.
@Observable private final class Margins { var isWide = false }

/// Space round the page in view, in which its neighbours are seen.
@Suite struct MarginTests {
  private struct Row: View {
    let model: PageModel
    let margins: EdgeInsets
    let spacing: Double

    var body: some View {
      PageView(items: model.items, pageIndex: Bindable(model).index, spacing: spacing) { item in
        ZStack {
          Color(hex: 0x00_00_10 + UInt32(item.id))
          Text("page \(item.id)")
        }
      }
      .pageViewMargins(margins)
    }
  }

  private let margins = EdgeInsets(top: 20, leading: 30, bottom: 40, trailing: 50)

  private func stage(
    _ model: PageModel, spacing: Double = 60, _ direction: LayoutDirection = .leftToRight
  ) -> Stage {
    Stage(
      width: 400, height: 300, environment: { $0.layoutDirection = direction },
      content: Row(model: model, margins: margins, spacing: spacing))
  }

  private func page(_ number: Int, in stage: Stage) -> Rect? {
    stage.rect(of: Color(hex: 0x00_00_10 + UInt32(number)))
  }

  @Test func thePageLiesInsideTheMargins() {
    let stage = stage(PageModel(count: 9, index: 4))
    #expect(page(4, in: stage) == Rect(x: 30, y: 20, width: 320, height: 240))
    #expect(page(5, in: stage) == nil, "at rest the neighbours are beyond the margins")
    let mirrored = self.stage(PageModel(count: 9, index: 4), .rightToLeft)
    #expect(page(4, in: mirrored) == Rect(x: 50, y: 20, width: 320, height: 240))
  }

  @Test func neighboursAreSeenInTheMargins() {
    let stage = stage(PageModel(count: 9, index: 4), spacing: 10)
    #expect(page(5, in: stage)?.minX == 360 && page(3, in: stage)?.maxX == 20)
    // A page is the area and the space after it away.
    stage.drag(from: Point(x: 200, y: 100), to: Point(x: 86, y: 100), release: false)
    stage.frame()
    #expect(abs((page(4, in: stage)?.minX ?? 0) - (30 - 98)) < 0.01)
  }

  @Test func clicksReachThePageWhereItLies() {
    struct Counting: View {
      let model: PageModel
      let count: (Int) -> Void
      var body: some View {
        PageView(items: model.items, pageIndex: Bindable(model).index, spacing: 10) { item in
          Color.gray.onTapGesture { count(item.id) }
        }
        .pageViewMargins(EdgeInsets(top: 20, leading: 30, bottom: 40, trailing: 50))
      }
    }
    var clicks: [Int] = []
    let stage = Stage(
      width: 400, height: 300,
      content: Counting(model: PageModel(count: 9, index: 4)) { clicks.append($0) })
    for (x, y) in [(31.0, 21.0), (349, 259), (380, 100), (10, 100), (200, 10), (200, 270)] {
      stage.click(x, y)
    }
    #expect(clicks == [4, 4, 5, 3])
  }

  @Test func aDragThatBeginsInTheMarginTurnsThePage() {
    let model = PageModel(count: 9, index: 4)
    let stage = stage(model)
    stage.drag(from: Point(x: 390, y: 290), to: Point(x: 100, y: 290))
    stage.settle()
    #expect(model.index == 5)
  }

  @Test func marginsGrowAndShrinkAlongAnAnimation() {
    struct Changing: View {
      let state: Margins
      let model: PageModel
      var body: some View {
        Row(
          model: model, margins: EdgeInsets(leading: state.isWide ? 100 : 0), spacing: 8)
      }
    }
    let state = Margins()
    let model = PageModel(count: 9, index: 4)
    let stage = Stage(width: 400, height: 300, content: Changing(state: state, model: model))
    withAnimation(.linear(duration: 1)) { state.isWide = true }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    #expect(abs((page(4, in: stage)?.minX ?? 0) - 50) < 1)
    #expect(abs((page(4, in: stage)?.width ?? 0) - 350) < 1)
    stage.settle()
    #expect(page(4, in: stage) == Rect(x: 100, y: 0, width: 300, height: 300))
    #expect(page(3, in: stage)?.maxX == 92 && !stage.host.wantsFrame)
    withAnimation(.linear(duration: 1)) { state.isWide = false }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    #expect(page(4, in: stage) != nil && page(3, in: stage) == nil, "it will not be seen")
  }
}
