import Graphics
import Interface
import Motion
import Pagers
import TestSupport
import Testing

/// Pages that are drawn as one picture each.
@Suite struct PagePictureTests {
  private struct DimmedPageViewStyle: PageViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.pages(
        PagePlacement(reach: 1) { page in
          Placement(
            transform: page.along(page.offset * 100), dimming: 0.2 * abs(page.offset),
            surface: .picture(scale: 1))
        })
    }
  }

  private struct Screen: View {
    @State private var page = 0

    var body: some View {
      PageView(items: (0..<3).map(Item.init), pageIndex: $page) { Text("page \($0.id)") }
        .pageViewStyle(DimmedPageViewStyle())
    }
  }

  private func layers(_ stage: Stage) -> Set<DrawList.Layer> {
    Set(stage.list.items.compactMap(\.content.layer))
  }

  /// A picture that is the same is not drawn again, and nothing in it is new when it gets darker.
  @Test func aPageThatGetsDarkerIsTheSamePicture() {
    let stage = Stage(width: 400, height: 300, content: Screen())
    stage.pointer(.pressed, 300, 150)
    stage.pointer(.dragged, 280, 150)
    stage.pointer(.dragged, 260, 150)
    stage.frame()
    let before = layers(stage)
    #expect(before.count == 4, "three pages and what darkens them")
    stage.pointer(.dragged, 200, 150)
    stage.frame()
    #expect(layers(stage) == before)
    let shades = stage.list.items.filter { $0.opacity < 1 }.map(\.opacity)
    #expect(shades.count == 3 && Set(shades).count == 3, "\(shades)")
  }
}
