import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var place = 0
  var isOpen = false
  var chosen = "a"
}

/// Views that stand for the same thing move from one place to the other.
@Suite struct MatchedGeometryTests {
  private let model = Model()

  private func half(_ stage: Stage) {
    stage.frame(after: 0)
    stage.frame(after: 0.5)
  }

  private func change(_ code: () -> Void) { withAnimation(.linear(duration: 1), code) }

  private func expect(
    _ rect: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let parts = rect.map { [$0.minX - x, $0.minY - y, $0.width - width, $0.height - height] } ?? []
    #expect(
      parts.count == 4 && parts.allSatisfy { abs($0) < 0.05 }, "\(String(describing: rect))",
      sourceLocation: location)
  }

  @Test func aDotGoesFromPlaceToPlace() {
    let stage = Stage(width: 120, height: 40, content: Dots(model: model))
    expect(stage.rect(of: .white), 14, 14, 12, 12)
    change { model.place = 2 }
    half(stage)
    expect(stage.rect(of: .white), 54, 14, 12, 12)
    change { model.place = 1 }
    stage.frame(after: 0)
    expect(stage.rect(of: .white), 54, 14, 12, 12)
    stage.settle()
    expect(stage.rect(of: .white), 54, 14, 12, 12)
    #expect(!stage.host.wantsFrame)
    model.place = 0
    stage.frame()
    expect(stage.rect(of: .white), 14, 14, 12, 12)
  }

  @Test func aSmallViewGrowsIntoALargeOneAndBack() {
    let stage = Stage(width: 200, height: 200, content: Hero(model: model))
    expect(stage.rect(of: .red), 0, 0, 40, 20)
    change { model.isOpen = true }
    half(stage)
    expect(stage.rect(of: .red), 0, 0, 120, 110)
    stage.settle()
    expect(stage.rect(of: .red), 0, 0, 200, 200)
    change { model.isOpen = false }
    half(stage)
    expect(stage.rect(of: .red), 0, 0, 120, 110)
    stage.settle()
    expect(stage.rect(of: .red), 0, 0, 40, 20)
  }

  @Test func whoAskedForLessMotionIsThereAtOnce() {
    let stage = Stage(
      width: 200, height: 200, environment: { $0.accessibilityReduceMotion = true },
      content: Hero(model: model))
    change { model.isOpen = true }
    stage.frame()
    expect(stage.rect(of: .red), 0, 0, 200, 200)
  }

  /// The card stays in the grid; the page over it comes from there and goes back.
  @Test func aPageComesFromACardThatStaysAndGoesBackToIt() {
    let stage = Stage(width: 200, height: 200, content: Overlaid(model: model))
    change { model.isOpen = true }
    half(stage)
    expect(stage.rect(of: .red), 10, 20, 120, 110)
    expect(stage.rect(of: .blue), 20, 40, 40, 20)
    stage.settle()
    expect(stage.rect(of: .red), 0, 0, 200, 200)
    change { model.isOpen = false }
    half(stage)
    expect(stage.rect(of: .red), 10, 20, 120, 110)
    stage.settle()
    #expect(stage.rect(of: .red) == nil && stage.rect(of: .blue) != nil)
    #expect(!stage.host.wantsFrame)
  }

  /// A page with a transition covers the card that comes back, all the way.
  @Test func whatGoesFollowsWhatComes() {
    let stage = Stage(width: 200, height: 200, content: Exchanged(model: model))
    model.isOpen = true
    stage.frame()
    change { model.isOpen = false }
    half(stage)
    let (card, page) = (stage.rect(of: .blue), stage.rect(of: .red))
    expect(card, 10, 20, 120, 110)
    expect(page, 10, 20, 120, 110)
    stage.settle()
    expect(stage.rect(of: .blue), 20, 40, 40, 20)
    #expect(stage.rect(of: .red) == nil)
  }

  @Test func aViewThatIsNoSourceLiesWhereTheSourceIs() {
    let stage = Stage(width: 120, height: 40, content: Tabs(model: model))
    expect(stage.rect(of: .red), 0, 0, 30, 40)
    change { model.chosen = "b" }
    half(stage)
    expect(stage.rect(of: .red), 15, 0, 50, 40)
    stage.settle()
    expect(stage.rect(of: .red), 30, 0, 70, 40)
  }

  @Test func onlyThePlaceMayBeCommon() {
    let stage = Stage(
      width: 200, height: 200, content: Hero(model: model, properties: .position))
    change { model.isOpen = true }
    stage.frame(after: 0)
    // The middle of the large one is where that of the small one was.
    expect(stage.rect(of: .red), 20 - 100, 10 - 100, 200, 200)
  }
}

private struct Dots: View {
  let model: Model
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { place in
        Color.clear
          .frame(width: 40, height: 40)
          .background {
            if place == model.place {
              Circle().fill(.white).matchedGeometryEffect(id: "dot", in: namespace)
                .frame(width: 12, height: 12)
            }
          }
      }
    }
  }
}

private struct Hero: View {
  let model: Model
  var properties = MatchedGeometryProperties.frame
  @Namespace private var hero

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if model.isOpen {
        Color.red.matchedGeometryEffect(id: 1, in: hero, properties: properties)
      } else {
        Color.red.matchedGeometryEffect(id: 1, in: hero).frame(width: 40, height: 20)
      }
    }
  }
}

private struct Overlaid: View {
  let model: Model
  @Namespace private var hero

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Color.blue.matchedGeometryEffect(id: 1, in: hero)
        .frame(width: 40, height: 20).padding(.top, 40).padding(.leading, 20)
    }
    .overlay {
      if model.isOpen { Color.red.matchedGeometryEffect(id: 1, in: hero) }
    }
  }
}

private struct Exchanged: View {
  let model: Model
  @Namespace private var hero

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Group {
        if !model.isOpen {
          Color.blue.matchedGeometryEffect(id: 1, in: hero)
        } else {
          Color.clear
        }
      }
      .frame(width: 40, height: 20).padding(.top, 40).padding(.leading, 20)
    }
    .overlay {
      if model.isOpen {
        Color.red.matchedGeometryEffect(id: 1, in: hero).transition(.offset(x: 1e-9))
      }
    }
  }
}

private struct Tabs: View {
  let model: Model
  @Namespace private var tabs

  var body: some View {
    HStack(spacing: 0) {
      Color.clear.matchedGeometryEffect(id: "a", in: tabs).frame(width: 30)
      Color.clear.matchedGeometryEffect(id: "b", in: tabs).frame(width: 70)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .overlay {
      Color.red.matchedGeometryEffect(id: model.chosen, in: tabs, isSource: false)
    }
  }
}
