import Graphics
import Interface
import TestSupport
import Testing

/// Frames, paddings, layers and readers: SwiftUI's rules for their extent.
@Suite struct FrameTests {
  private func size(
    _ view: some View, in size: Size = Size(width: 100, height: 100)
  ) -> Size? {
    Stage(width: size.width, height: size.height, content: view.background(Color.white))
      .rect(of: .white)?.size
  }

  @Test func aFixedFrameIsThatLargeAndCentresItsContent() {
    let stage = Stage(
      width: 100, height: 100,
      content: Block(.red, 10, 10).frame(width: 40, height: 30).background(Color.white))
    #expect(stage.rect(of: .white) == Rect(x: 30, y: 35, width: 40, height: 30))
    #expect(stage.rect(of: .red) == Rect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test func aFrameOnOneAxisLeavesTheOtherAlone() {
    #expect(size(Block(.red, 10, 10).frame(width: 40)) == Size(width: 40, height: 10))
    #expect(size(Color.red.frame(height: 40)) == Size(width: 100, height: 40))
  }

  @Test func contentLargerThanItsFrameSticksOutByTheAlignment() {
    let stage = Stage(
      width: 100, height: 100,
      content: Block(.red, 60, 10).frame(width: 40, height: 30, alignment: .topTrailing))
    #expect(stage.rect(of: .red) == Rect(x: 10, y: 35, width: 60, height: 10))
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.top, 45, 0), (.topTrailing, 90, 0), (.leading, 0, 45),
    (.center, 45, 45), (.trailing, 90, 45), (.bottomLeading, 0, 90), (.bottom, 45, 90),
    (.bottomTrailing, 90, 90),
  ]) func aFrameAligns(alignment: Alignment, x: Double, y: Double) {
    let block = Block(.red, 10, 10)
    let stage = Stage(
      width: 100, height: 100,
      content: block.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    #expect(stage.rect(of: .red)?.origin == Point(x: x, y: y))
    let mirrored = Stage(
      width: 100, height: 100, environment: { $0.layoutDirection = .rightToLeft },
      content: block.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    #expect(mirrored.rect(of: .red)?.origin == Point(x: 90 - x, y: y))
  }

  /// Least and most, what is offered, what the content takes (10 to 1,000 or 50 only), the result.
  nonisolated private static let limits: [(Double?, Double?, Double, ClosedRange<Double>, Double)] =
    [
      (nil, nil, 100, 50...50, 50), (nil, nil, 100, 10...1000, 100),
      (0, .infinity, 100, 50...50, 100), (0, .infinity, 30, 50...50, 30),
      (nil, .infinity, 100, 50...50, 100), (nil, .infinity, 30, 50...50, 50),
      (nil, 80, 100, 50...50, 80), (nil, 80, 60, 50...50, 60), (nil, 80, 100, 10...1000, 80),
      (nil, 40, 100, 50...50, 40), (70, nil, 100, 50...50, 70), (70, nil, 100, 10...1000, 100),
      (20, nil, 30, 50...50, 30), (20, nil, 100, 50...50, 50), (70, 90, 100, 50...50, 90),
      (70, 90, 80, 50...50, 80), (70, 90, 10, 50...50, 70), (80, 40, 100, 50...50, 80),
      (-20, nil, 30, 50...50, 30), (.nan, .nan, 100, 50...50, 50),
    ]

  @Test(arguments: limits) func aFlexibleFrame(
    least: Double?, most: Double?, offered: Double, content: ClosedRange<Double>, expected: Double
  ) {
    let view = Block(.red, width: content).frame(minWidth: least, maxWidth: most)
    #expect(size(view, in: Size(width: offered, height: 100))?.width == expected)
  }

  @Test func aFrameAnswersAnOpenOfferWithItsIdeal() {
    // A row asks the views of a column whose width is open.
    let proposal = ProposedSize.unspecified
    #expect(measure(Block(.red, width: 10...1000).frame(idealWidth: 70), proposal)?.width == 70)
    #expect(
      measure(Block(.red, width: 10...1000).frame(minWidth: 80, idealWidth: 70), proposal)?.width
        == 80)
    #expect(measure(Block(.red, 30, 10).frame(maxWidth: .infinity), proposal)?.width == 30)
    #expect(measure(Color.red, proposal) == Size(width: 10, height: 10))
    #expect(measure(GeometryReader { _ in EmptyView() }, proposal) == Size(width: 10, height: 10))
  }

  private func measure(_ view: some View, _ proposal: ProposedSize) -> Size? {
    let asked = Asked()
    _ = Stage(content: Asking(content: view, proposal: proposal, asked: asked))
    return asked.size
  }

  @Test(arguments: [Double.infinity, .nan, -5]) func aFixedFrameOfNoExtentDoesNoHarm(
    extent: Double
  ) {
    let expected: Double = extent < 0 ? 0 : 10
    #expect(size(Block(.red, 10, 10).frame(width: extent))?.width == expected)
  }

  @Test func paddingAddsToTheContentAndTakesFromTheOffer() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let stage = Stage(
      width: 100, height: 100, content: Color.red.padding(insets).background(Color.white))
    #expect(stage.rect(of: .red) == Rect(x: 2, y: 1, width: 94, height: 96))
    #expect(size(Block(.red, 10, 10).padding(insets)) == Size(width: 16, height: 14))
    let mirrored = Stage(
      width: 100, height: 100, environment: { $0.layoutDirection = .rightToLeft },
      content: Color.red.padding(insets))
    #expect(mirrored.rect(of: .red)?.minX == 4)
  }

  @Test func paddingWithoutALengthIsSixteenAtTheEdgesThatAreNamed() {
    #expect(size(Block(.red, 10, 10).padding()) == Size(width: 42, height: 42))
    #expect(size(Block(.red, 10, 10).padding(.horizontal)) == Size(width: 42, height: 10))
    #expect(size(Block(.red, 10, 10).padding([.top, .leading], 5)) == Size(width: 15, height: 15))
  }

  @Test func moreSpaceThanThereIsLeavesNothing() {
    let stage = Stage(width: 20, height: 20, content: Color.red.padding(50))
    #expect(stage.rect(of: .red)?.size == .zero)
  }

  @Test func aLayerIsOfferedTheContentsSizeAndChangesNothing() {
    let stage = Stage(
      width: 100, height: 100,
      content: Block(.red, 40, 20)
        .background { Color.green }
        .overlay(alignment: .bottomTrailing) { Block(.blue, 10, 5) }
        .background(Color.white))
    #expect(stage.rect(of: .green) == stage.rect(of: .red))
    #expect(stage.rect(of: .white) == stage.rect(of: .red))
    #expect(stage.rect(of: .blue) == Rect(x: 60, y: 55, width: 10, height: 5))
    #expect(
      stage.list.items.map(\.content).compactMap { content -> Color? in
        if case .fill(_, _, let color) = content { color } else { nil }
      } == [.white, .green, .red, .blue].map(stage.host.environment.resolve))
  }

  @Test func severalViewsOfALayerLieOnEachOther() {
    let stage = Stage(
      width: 100, height: 100,
      content: Block(.red, 40, 40).overlay(alignment: .topLeading) {
        Block(.green, 10, 10)
        Block(.blue, 20, 20)
      })
    #expect(stage.rect(of: .green)?.origin == Point(x: 30, y: 30))
    #expect(stage.rect(of: .blue)?.origin == Point(x: 30, y: 30))
  }

  @Test func aLayerMayBeLargerThanTheContent() {
    let stage = Stage(
      width: 100, height: 100, content: Block(.red, 20, 20).background { Block(.green, 50, 30) })
    #expect(stage.rect(of: .green) == Rect(x: 25, y: 35, width: 50, height: 30))
  }

  @Test func aReaderTakesAllAndPutsItsContentInTheLeadingCorner() {
    let content = GeometryReader { geometry in
      Block(.red, geometry.size.width / 4, geometry.size.height / 2)
    }
    .padding(10)
    let stage = Stage(width: 100, height: 60, content: content)
    #expect(stage.rect(of: .red) == Rect(x: 10, y: 10, width: 20, height: 20))
    let mirrored = Stage(
      width: 100, height: 60, environment: { $0.layoutDirection = .rightToLeft }, content: content)
    #expect(mirrored.rect(of: .red)?.minX == 70)
    stage.host.resize(to: Size(width: 60, height: 60), scale: 1)
    stage.frame()
    #expect(stage.rect(of: .red) == Rect(x: 10, y: 10, width: 10, height: 20))
  }

  @Test func offsetAndOpacityAndClipsDoNotChangeTheLayout() {
    let view = Block(.red, 10, 10).offset(x: 50).opacity(0.5).clipped().shadow(radius: 3)
    #expect(size(view) == Size(width: 10, height: 10))
  }
}

private final class Asked { var size: Size? }

/// Asks its content for a size that no window would offer.
private struct Asking<Content: View>: PrimitiveView {
  let content: Content
  let proposal: ProposedSize
  let asked: Asked

  func make(in context: ViewContext) -> AskingNode { AskingNode(in: context) }
  func update(_ node: AskingNode, in context: ViewContext) {
    node.answer = { [proposal, asked] node in asked.size = node.items.first?.measure(proposal) }
    node.updateContent(content, in: context)
  }
}

private final class AskingNode: ContentNode {
  var answer: (Node) -> Void = { _ in }
  override func layoutItems() { answer(self) }
}
