import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var x = 0.0
  var opacity = 1.0
  var width = 10.0
  var inset = 0.0
  var radius = 0.0
  var color = Color.black
  var isShown = true
}

/// Values on their way, at given times.
@Suite struct AnimationTests {
  private let model = Model()

  private func stage(_ view: some View) -> Stage { Stage(width: 100, height: 100, content: view) }

  /// Frames at times in seconds from the next one on, and what a query makes of each.
  private func follow(_ stage: Stage, at times: [Double], _ query: (Stage) -> Double?) -> [Double?]
  {
    var last = 0.0
    return times.map { time in
      stage.frame(after: time - last)
      last = time
      return query(stage)
    }
  }

  private func expect(
    _ values: [Double?], near expected: [Double], location: SourceLocation = #_sourceLocation
  ) {
    #expect(values.count == expected.count, sourceLocation: location)
    for (value, expected) in zip(values, expected) {
      #expect(abs((value ?? .nan) - expected) < 0.01, "\(values)", sourceLocation: location)
    }
  }

  @Test func withoutAnAnimationAChangeIsAtOnce() {
    let stage = stage(Moving(model: model))
    model.x = 40
    stage.frame()
    #expect(stage.rect(of: .red)?.minX == 40)
    #expect(!stage.host.wantsFrame)
  }

  @Test func aLinearMoveIsWhereItsTimeSays() {
    let stage = stage(Moving(model: model))
    withAnimation(.linear(duration: 1)) { model.x = 40 }
    let x = follow(stage, at: [0, 0.25, 0.5, 0.75, 1]) { $0.rect(of: .red)?.minX }
    expect(x, near: [0, 10, 20, 30, 40])
    #expect(!stage.host.wantsFrame)
  }

  @Test func aSpringIsWhereItsFormulaSays() {
    let stage = stage(Moving(model: model))
    let spring = Spring(response: 0.5, dampingFraction: 0.7)
    withAnimation(.spring(spring)) { model.x = 40 }
    let times = [0, 0.1, 0.2, 0.35, 0.5]
    let x = follow(stage, at: times) { $0.rect(of: .red)?.minX }
    expect(x, near: times.map { 40 + spring.value(at: $0, from: -40).displacement })
    #expect((x.compactMap(\.self).max() ?? 0) > 40, "it overshoots")
  }

  @Test func framesStopWhenItIsDone() {
    let stage = stage(Moving(model: model))
    withAnimation(.smooth(duration: 0.3)) { model.x = 40 }
    let frames = stage.settle()
    #expect(frames > 10 && frames < 60)
    #expect(stage.rect(of: .red)?.minX == 40)
    #expect(!stage.host.wantsFrame && stage.host.deadline == nil)
  }

  @Test func aNewTargetInFlightGoesOnWithoutAJump() {
    let stage = stage(Moving(model: model))
    withAnimation(.spring(duration: 0.5)) { model.x = 40 }
    stage.frame()
    var places: [Double] = []
    func frames(_ count: Int) {
      for _ in 0..<count {
        stage.frame(after: 0.01)
        places.append(stage.rect(of: .red)?.minX ?? .nan)
      }
    }
    frames(15)
    withAnimation(.spring(duration: 0.5)) { model.x = -40 }
    frames(15)
    withAnimation(.easeInOut(duration: 0.3)) { model.x = 20 }
    frames(60)
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    #expect((steps.max() ?? .infinity) < 5)
    #expect(places.last == 20)
  }

  @Test func aChangeWithoutAnimationStopsTheMotion() {
    let stage = stage(Moving(model: model))
    withAnimation(.linear(duration: 1)) { model.x = 40 }
    _ = follow(stage, at: [0, 0.5]) { _ in nil }
    model.x = 50
    stage.frame()
    #expect(stage.rect(of: .red)?.minX == 50)
    #expect(stage.settle() <= 1)
  }

  @Test func onlyWhatChangesInTheAnimationMoves() {
    let stage = stage(Moving(model: model))
    withAnimation(.linear(duration: 1)) { model.x = 40 }
    stage.frame()
    model.color = .white
    expect(follow(stage, at: [0.5]) { $0.rect(of: .white)?.minX }, near: [20])
  }

  @Test func everyKindOfValueMoves() {
    let stage = stage(Changing(model: model))
    withAnimation(.linear(duration: 1)) {
      model.opacity = 0.5
      model.width = 30
      model.inset = 10
      model.radius = 4
      model.color = .white
    }
    stage.frame()
    stage.frame(after: 0.5)
    #expect(
      stage.list.description
        == "fill 0,0 20x10 #7F7F7F at 40,45 opacity 0.75 clip 40,45 20x10 radius 2")
    #expect(stage.rect(of: .blue) == nil)
    stage.frame(after: 0.5)
    #expect(
      stage.list.description
        == "fill 0,0 30x10 #FFFFFF at 35,45 opacity 0.5 clip 35,45 30x10 radius 4")
    #expect(!stage.host.wantsFrame)
  }

  @Test func aFrameThatGrowsPushesItsNeighboursInEveryFrame() {
    let stage = stage(Pushing(model: model))
    withAnimation(.linear(duration: 1)) { model.width = 30 }
    let x = follow(stage, at: [0, 0.5, 1]) { $0.rect(of: .green)?.minX }
    expect(x, near: [10, 20, 30])
    let padded = Stage(width: 100, height: 100, content: Padded(model: model))
    withAnimation(.linear(duration: 1)) { model.inset = 10 }
    let y = follow(padded, at: [0, 0.5, 1]) { $0.rect(of: .green)?.minX }
    expect(y, near: [10, 20, 30])
  }

  @Test func aViewThatComesDuringAnAnimationIsThereAtOnce() {
    model.isShown = false
    model.x = 40
    let stage = stage(Moving(model: model))
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    stage.frame()
    #expect(stage.rect(of: .red)?.minX == 40)
    #expect(!stage.host.wantsFrame)
  }

  @Test func aViewThatGoesWhileItMovesAsksForNoMoreFrames() {
    let stage = stage(Moving(model: model))
    withAnimation(.linear(duration: 1)) { model.x = 40 }
    stage.frame()
    model.isShown = false
    stage.frame()
    #expect(!stage.host.wantsFrame)
  }

  @Test func aDelayedMoveStartsLater() {
    let stage = stage(Moving(model: model))
    withAnimation(.linear(duration: 1).delay(0.5)) { model.x = 40 }
    let x = follow(stage, at: [0, 0.5, 1, 1.5]) { $0.rect(of: .red)?.minX }
    expect(x, near: [0, 0, 20, 40])
  }

  @Test func anAnimationHoldsForTheCodeInsideItOnly() {
    let stage = stage(Moving(model: model))
    let result = withAnimation(.linear) {
      withAnimation(nil) { model.x = 40 }; return 7
    }
    #expect(result == 7)
    stage.frame()
    #expect(stage.rect(of: .red)?.minX == 40)
  }

  @Test func aLongIdleTimeBeforeAChangeIsNotPartOfTheMotion() {
    let stage = stage(Moving(model: model))
    stage.wait(100)
    withAnimation(.linear(duration: 1)) { model.x = 40 }
    stage.frame()
    #expect(stage.rect(of: .red)?.minX == 0)
    expect(follow(stage, at: [0.5]) { $0.rect(of: .red)?.minX }, near: [20])
  }
}

private struct Moving: View {
  let model: Model
  var body: some View {
    if model.isShown {
      Rectangle().fill(model.color == .black ? .red : model.color).frame(width: 10, height: 10)
        .offset(x: model.x).frame(width: 100, alignment: .leading)
    }
  }
}

private struct Changing: View {
  let model: Model
  var body: some View {
    Rectangle().fill(model.color).cornerRadius(model.radius).frame(width: model.width, height: 10)
      .opacity(model.opacity).padding(model.inset)
  }
}

private struct Pushing: View {
  let model: Model
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: model.width, height: 10)
      Block(.green, 10, 10)
    }
    .frame(width: 100, alignment: .leading)
  }
}

private struct Padded: View {
  let model: Model
  var body: some View {
    HStack(spacing: 0) {
      Block(.red, 10, 10).padding(.horizontal, model.inset)
      Block(.green, 10, 10)
    }
    .frame(width: 100, alignment: .leading)
  }
}
