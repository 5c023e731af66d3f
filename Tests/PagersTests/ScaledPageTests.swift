import Graphics
import Interface
import Observation
import Pagers
import TestSupport
import Testing

/// What is drawn over the window for something in a page that a style draws smaller.
@Suite struct ScaledPageTests {
  /// One card of 400 x 300 points, drawn at 0.8 of its size, with something at the top.
  private func stage(_ content: some View) -> Stage {
    let stage = Stage(
      content: PageView(items: PageModel(count: 1).items, pageIndex: .constant(0)) { _ in
        VStack {
          content
          Spacer()
        }
      }
      .pageViewStyle(.cardDeck))
    stage.settle()
    return stage
  }

  @Test func theFocusRingGoesRoundWhatIsSeen() throws {
    let stage = stage(
      Button {
      } label: {
        Block(.red, 100, 50)
      })
    let isFocused = (0..<5).contains { _ in
      stage.press(.tab)
      stage.settle()
      return stage.host.input.focus.node?.size == Size(width: 100, height: 50)
    }
    #expect(isFocused)
    let button = try #require(stage.rect(of: .red))
    #expect(abs(button.width - 80) < 1e-9 && abs(button.height - 40) < 1e-9)
    let rings = stage.list.items.compactMap { item -> Rect? in
      guard case .stroke(let rect, _, _, _) = item.content else { return nil }
      return item.transform.apply(to: rect)
    }
    #expect(!rings.isEmpty)
    for ring in rings {
      #expect(abs(ring.midX - button.midX) < 1e-9 && abs(ring.midY - button.midY) < 1e-9)
      #expect(abs(ring.width - button.width) <= 12 && abs(ring.height - button.height) <= 12)
    }
  }

  @Test func aTooltipLiesBelowWhatIsSeen() throws {
    let stage = stage(Block(.red, 100, 50).help("Words"))
    let block = try #require(stage.rect(of: .red))
    stage.pointer(.hovered, block.midX, block.midY)
    stage.wait(0.7)
    stage.frame()
    stage.settle()
    #expect(stage.shows("Words"))
    let raised = try #require(stage.rect(of: Color(hex: 0x26292F)))
    #expect(abs(raised.minY - (block.maxY + 8)) < 1e-9)
  }
}
