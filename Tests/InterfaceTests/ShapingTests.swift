import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var scale = 1.0
  var x = 0.0
}

/// Modifiers that show a view in another size, shape or frame.
@Suite struct ShapingTests {
  private let model = Model()

  @Test func aScaledViewIsDrawnAndHitWhereItIsSeen() {
    let clicks = Transcript()
    let stage = Stage(
      width: 100, height: 100,
      content: Block(.red, 40, 40).onTapGesture { clicks("red") }.scaleEffect(0.5))
    #expect(stage.rect(of: .red) == Rect(x: 40, y: 40, width: 20, height: 20))
    stage.click(35, 50)
    stage.click(45, 50)
    #expect(clicks.take() == ["red"])
  }

  @Test func aScaleMovesAndHasAnAnchor() {
    let stage = Stage(width: 100, height: 100, content: Scaled(model: model))
    withAnimation(.linear(duration: 1)) { model.scale = 0 }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    #expect(stage.rect(of: .red)?.origin == Point(x: 30, y: 30))
    #expect(abs((stage.rect(of: .red)?.width ?? .nan) - 20) < 0.01)
    let mirrored = Stage(
      width: 100, height: 100, environment: { $0.layoutDirection = .rightToLeft },
      content: Block(.red, 40, 40).scaleEffect(0.5, anchor: .topLeading))
    #expect(mirrored.rect(of: .red) == Rect(x: 50, y: 30, width: 20, height: 20))
  }

  @Test(arguments: [
    (ContentMode.fit, 2.0, 100.0, 50.0), (.fill, 2, 200, 100), (.fit, 0.5, 50, 100),
    (.fill, 0.5, 100, 200),
  ]) func aShapeFitsOrFills(mode: ContentMode, ratio: Double, width: Double, height: Double) {
    let stage = Stage(
      width: 100, height: 100, content: Color.red.aspectRatio(ratio, contentMode: mode))
    #expect(stage.rect(of: .red)?.size == Size(width: width, height: height))
  }

  @Test func withoutARatioTheIdealShapeCounts() {
    let stage = Stage(
      width: 100, height: 100,
      content: Block(.red, width: 20...1000, height: 10...1000).scaledToFit())
    #expect(stage.rect(of: .red)?.size == Size(width: 100, height: 50))
  }

  @Test func aBorderLiesInsideTheEdge() {
    let stage = Stage(width: 100, height: 100, content: Color.black.border(.red, width: 3))
    let strokes = stage.list.items.compactMap { item -> Double? in
      guard case .stroke(Rect(x: 0, y: 0, width: 100, height: 100), _, let width, _) = item.content
      else { return nil }
      return width
    }
    #expect(strokes == [3])
  }

  @Test func neitherWhatIsClearNorTheInsideOfABorderTakesClicks() {
    let clicks = Transcript()
    let stage = Stage(
      width: 100, height: 100,
      content: Color.black.onTapGesture { clicks("below") }
        .overlay(Color.red.opacity(0).onTapGesture { clicks("clear") })
        .overlay(Rectangle().strokeBorder(.red, lineWidth: 10).onTapGesture { clicks("border") }))
    stage.click(50, 50)
    stage.click(5, 50)
    #expect(clicks.take() == ["below", "border"])
  }

  @Test func aModifierOfOnesOwnHasStateAndEnvironment() {
    let stage = Stage(content: Text("tap").modifier(Counted()))
    stage.click(on: "tap")
    #expect(stage.texts == ["tap", "1 dark"])
  }

  @Test func anAnimationBelongsToItsValue() {
    let stage = Stage(width: 100, height: 100, content: Following(model: model))
    model.x = 10
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    #expect(abs((stage.rect(of: .red)?.minX ?? .nan) - 50) < 0.01)
    // Another value than the one that is watched changes at once.
    model.scale = 2
    stage.frame()
    stage.settle()
    #expect(stage.rect(of: .red)?.minX == 55)
    model.scale = 3
    stage.frame()
    #expect(!stage.host.wantsFrame)
  }
}

private struct Scaled: View {
  let model: Model

  var body: some View { Block(.red, 40, 40).scaleEffect(model.scale, anchor: .topLeading) }
}

private struct Counted: ViewModifier {
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content.onTapGesture { count += 1 }
    if count > 0 { Text("\(count) \(scheme == .dark ? "dark" : "light")") }
  }
}

private struct Following: View {
  let model: Model

  var body: some View {
    Block(.red, 10, model.scale)
      .offset(x: model.x)
      .animation(.linear(duration: 1), value: model.x)
  }
}
