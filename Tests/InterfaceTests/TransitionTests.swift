import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var isShown = false
  var isOuterShown = true
  var rows = [1, 2, 3]
  var number = 1
  var names: [Int: String] = [1: "one", 2: "two", 3: "three"]
}

/// Views that come and go by transitions.
@Suite struct TransitionTests {
  private let model = Model()
  private let events = Transcript()

  /// A red block of 40 by 20 in the top leading corner that comes and goes.
  private func stage(
    _ transition: AnyTransition, isShown: Bool = false,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Stage {
    model.isShown = isShown
    let events = events
    return Stage(
      width: 100, height: 100, environment: environment,
      content: Observing(model) { model in
        ZStack(alignment: .topLeading) {
          Color.clear
          if model.isShown {
            Block(.red, 40, 20)
              .onTapGesture { events("tap") }
              .transition(transition)
              .onAppear { events("+") }
              .onDisappear { events("-") }
          }
        }
      })
  }

  private func toggle(_ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { model.isShown.toggle() }
  }

  /// Without the block its stack is of no size, and in the middle.
  @Test func whatGoesStaysWhereItWasWhateverBecomesOfItsStack() {
    model.isShown = true
    let stage = Stage(
      width: 100, height: 100,
      content: Observing(model) { model in
        ZStack {
          if model.isShown { Block(.red, 40, 20).transition(.opacity) }
        }
        .padding(10)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      })
    let place = stage.rect(of: .red)
    toggle()
    stage.frame(after: 0)
    #expect(place?.minX == 30 && stage.rect(of: .red) == place)
    stage.frame(after: 0.5)
    #expect(stage.rect(of: .red) == place && abs(opacity(stage) - 0.5) < 1e-6)
  }

  /// What a query says at the beginning, the middle and just before the end of a second.
  private func follow(_ stage: Stage, _ query: (Stage) -> Double?) -> [Double] {
    [0, 0.5, 0.499].map { time in
      stage.frame(after: time)
      return (query(stage) ?? .nan) + 0.0
    }
  }

  private func left(_ stage: Stage) -> Double? { stage.rect(of: .red)?.minX }

  /// How visible the block is; what is not at all is not drawn.
  private func opacity(_ stage: Stage) -> Double { stage.fills(of: .red).first?.opacity ?? 0 }

  private func expect(
    _ values: [Double], near expected: [Double], _ location: SourceLocation = #_sourceLocation
  ) {
    for (value, wanted) in zip(values, expected) {
      #expect(abs(value - wanted) < 0.2, "\(values)", sourceLocation: location)
    }
  }

  @Test func aViewComesInOverAnEdge() {
    let stage = stage(.move(edge: .leading))
    toggle()
    expect(follow(stage, left), near: [-40, -20, 0])
    stage.settle()
    #expect(left(stage) == 0 && !stage.host.wantsFrame)
  }

  @Test func aViewThatGoesIsSeenUntilItHasGone() {
    let stage = stage(.move(edge: .top), isShown: true)
    #expect(events.take() == ["+"])
    toggle()
    expect(follow(stage) { $0.rect(of: .red)?.minY }, near: [0, -10, -20])
    #expect(events.take() == [])
    stage.frame(after: 0.01)
    #expect(stage.rect(of: .red) == nil && events.take() == ["-"])
    #expect(!stage.host.wantsFrame && stage.host.deadline == nil)
  }

  @Test func whatGoesIsNeitherHitNorLaidOut() {
    let events = events
    let stage = Stage(
      width: 100, height: 100,
      content: Observing(model) { model in
        VStack(spacing: 0) {
          if !model.isShown {
            Block(.red, 100, 50).onTapGesture { events("red") }.transition(.opacity)
          }
          Block(.blue, 100, 30).onTapGesture { events("blue") }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      })
    #expect(stage.rect(of: .blue)?.minY == 50)
    toggle()
    stage.frame()
    stage.frame(after: 0.3)
    #expect(stage.rect(of: .red)?.minY == 0 && stage.rect(of: .blue)?.minY == 0)
    stage.click(50, 10)
    stage.click(50, 40)
    #expect(events.take() == ["blue"])
  }

  @Test func opacityAndScaleAndOffset() {
    let faint = stage(.opacity)
    toggle()
    expect(follow(faint, opacity), near: [0, 0.5, 1])
    let small = stage(.scale)
    toggle()
    expect(follow(small) { $0.rect(of: .red)?.width }, near: [0, 20, 40])
    let half = stage(.scale(scale: 0.5, anchor: .topLeading))
    toggle()
    expect(follow(half) { $0.rect(of: .red)?.height }, near: [10, 15, 20])
    #expect(half.rect(of: .red)?.minX == 0)
    let aside = stage(.offset(x: 30, y: 10))
    toggle()
    expect(follow(aside, left), near: [30, 15, 0])
  }

  @Test func aSlideGoesOnInItsDirection() {
    let stage = stage(.slide)
    toggle()
    expect(follow(stage, left), near: [-40, -20, 0])
    stage.settle()
    toggle()
    expect(follow(stage, left), near: [0, 20, 40])
  }

  @Test func aPushGoesOnAndFades() {
    let stage = stage(.push(from: .trailing))
    toggle()
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    expect([left(stage) ?? .nan, opacity(stage)], near: [20, 0.5])
    stage.settle()
    toggle()
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    expect([left(stage) ?? .nan, opacity(stage)], near: [-20, 0.5])
  }

  @Test func rightToLeftIsMirrored() {
    let stage = stage(.move(edge: .leading)) { $0.layoutDirection = .rightToLeft }
    toggle()
    expect(follow(stage, left), near: [100, 80, 60])
  }

  @Test func combinedAndAsymmetric() {
    let both = stage(.opacity.combined(with: .move(edge: .bottom)))
    toggle()
    both.frame(after: 0)
    both.frame(after: 0.5)
    expect([opacity(both), both.rect(of: .red)?.minY ?? .nan], near: [0.5, 10])
    let ways = stage(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
    toggle()
    ways.frame(after: 0)
    ways.frame(after: 0.5)
    expect([opacity(ways), left(ways) ?? .nan], near: [0.5, 0])
    ways.settle()
    toggle()
    ways.frame(after: 0)
    ways.frame(after: 0.5)
    expect([opacity(ways), left(ways) ?? .nan], near: [1, -20])
  }

  @Test func withoutAnAnimationItIsThereAndGoneAtOnce() {
    for (transition, animation) in [
      (AnyTransition.slide, nil), (.identity, Animation.linear(duration: 1)),
      (.slide, .crossFade(duration: 0.2)),
    ] {
      let stage = stage(transition)
      toggle(animation)
      stage.frame()
      #expect(left(stage) == 0)
      toggle(animation)
      stage.frame()
      #expect(left(stage) == nil)
    }
  }

  @Test func anAnimationOfItsOwnNeedsNoOther() {
    let stage = stage(.move(edge: .leading).animation(.linear(duration: 1)))
    toggle(nil)
    expect(follow(stage, left), near: [-40, -20, 0])
    let value = model
    let scoped = Stage(
      width: 100, height: 100,
      content: Observing(value) { model in
        ZStack {
          Color.clear
          if model.isShown { Block(.red, 100, 20).transition(.move(edge: .leading)) }
        }
        .animation(.linear(duration: 1), value: model.isShown)
      })
    toggle(nil)
    expect(follow(scoped, left), near: [0, -50, -100])
  }

  @Test func whoAskedForLessMotionSeesAFade() {
    let stage = stage(.scale.combined(with: .slide)) { $0.accessibilityReduceMotion = true }
    toggle()
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    #expect(stage.rect(of: .red) == Rect(x: 0, y: 0, width: 40, height: 20))
    expect([opacity(stage)], near: [0.5])
  }

  @Test func whatIsWantedAgainComesBackFromWhereItIs() {
    let stage = Stage(
      width: 100, height: 100,
      content: Observing(model) { model in
        ZStack(alignment: .topLeading) {
          Color.clear
          if !model.isShown { Counter(name: "x").transition(.move(edge: .leading)) }
        }
      })
    stage.click(on: "x 0")
    let width = FixedMeasurer.width(of: "x 1")
    toggle()
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    let place = stage.place(of: "x 1")?.x ?? .nan
    #expect(abs(place + width / 2) < 0.01)
    toggle()
    stage.frame(after: 0)
    #expect(abs((stage.place(of: "x 1")?.x ?? .nan) - place) < 0.5)
    stage.settle()
    #expect(stage.place(of: "x 1")?.x == 0, "and has kept its state")
  }

  /// However often it is wanted and not wanted, a view moves without a jump.
  @Test(arguments: 0..<10) func randomTogglesAreContinuous(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = stage(.asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .top)))
    var last: Rect?
    for _ in 0..<200 {
      if Int.random(in: 0..<8, using: &random) == 0 { toggle(.smooth(duration: 0.4)) }
      stage.frame()
      let now = stage.rect(of: .red)
      if let last, let now { #expect((now.origin - last.origin).length < 12, "seed \(seed)") }
      last = now
    }
    stage.settle()
    #expect(left(stage) == (model.isShown ? 0 : nil))
  }

  @Test func elementsComeAndGo() {
    let stage = Stage(
      width: 100, height: 100,
      content: Observing(model) { model in
        VStack(alignment: .leading, spacing: 0) {
          ForEach(model.rows, id: \.self) { row in
            Text("row \(row)").transition(.move(edge: .leading))
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      })
    withAnimation(.linear(duration: 1)) { model.rows = [1, 3, 4] }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    let width = FixedMeasurer.width(of: "row 1")
    for (row, share) in [(1, 0.0), (2, 0.5), (3, 0), (4, 0.5)] {
      #expect(abs((stage.place(of: "row \(row)")?.x ?? .nan) + share * width) < 0.01, "row \(row)")
    }
    stage.settle()
    #expect(stage.texts == ["row 1", "row 3", "row 4"])
  }

  @Test func rowsOfALazyStackGo() {
    let stage = Stage(
      width: 100, height: 100,
      content: Observing(model) { model in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows, id: \.self) { row in
              Text("row \(row)").transition(.move(edge: .leading))
            }
          }
        }
      })
    withAnimation(.linear(duration: 1)) { model.rows = [1, 3] }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    let width = FixedMeasurer.width(of: "row 2")
    #expect(abs((stage.place(of: "row 2")?.x ?? .nan) + width / 2) < 0.01)
    stage.settle()
    #expect(stage.texts == ["row 1", "row 3"])
  }

  @Test func anotherIdentityIsAnotherView() {
    let stage = Stage(
      width: 100, height: 40,
      content: Observing(model) { model in
        ZStack {
          Text("\(model.number)").id(model.number).transition(.move(edge: .bottom))
        }
        .clipped()
      })
    withAnimation(.linear(duration: 1)) { model.number = 2 }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    #expect(stage.texts.sorted() == ["1", "2"])
    let way = (stage.place(of: "1")?.y ?? .nan) - (stage.place(of: "2")?.y ?? .nan)
    #expect(abs(way) < 0.01, "the old one goes where the new one comes from")
    stage.settle()
    #expect(stage.texts == ["2"])
  }

  @Test func theTransitionOfAGroupIsThatOfWhatItChooses() {
    let stage = Stage(
      width: 100, height: 100,
      content: Observing(model) { model in
        ZStack(alignment: .topLeading) {
          Color.clear
          if model.isOuterShown {
            Group {
              if model.isShown { Block(.red, 40, 20) } else { Block(.blue, 40, 20) }
            }
            .transition(.move(edge: .leading))
          }
        }
      })
    toggle()
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    expect([left(stage) ?? .nan, stage.rect(of: .blue)?.minX ?? .nan], near: [-20, -20])
    stage.settle()
    withAnimation(.linear(duration: 1)) { model.isOuterShown = false }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    expect([left(stage) ?? .nan], near: [-20])
  }

  /// What has left the model is not asked about it any more.
  @Test func whatGoesDoesNotFollowTheModel() {
    let stage = Stage(
      width: 100, height: 100,
      content: Observing(model) { model in
        ForEach(model.rows, id: \.self) { Named(model: model, row: $0).transition(.opacity) }
      })
    withAnimation(.linear(duration: 1)) {
      model.rows = [1, 3]
      model.names[2] = nil
    }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    #expect(stage.texts.sorted() == ["one", "three", "two"])
    withAnimation(.linear(duration: 1)) {
      model.names[2] = "second"
      model.rows = [1, 2, 3]
    }
    stage.settle()
    #expect(stage.texts == ["one", "second", "three"], "but does again when it is back")
  }

  @Test func whatIsInViewsThatLeaveForGoodLeavesWithThem() {
    let events = events
    let stage = Stage(
      width: 100, height: 100,
      content: Observing(model) { model in
        VStack {
          if model.isOuterShown {
            VStack {
              if !model.isShown {
                Text("x").transition(.opacity).onDisappear { events("-") }
              }
            }
          }
        }
      })
    toggle()
    stage.frame(after: 0)
    stage.frame(after: 0.3)
    #expect(stage.texts == ["x"])
    model.isOuterShown = false
    stage.frame()
    #expect(stage.texts == [] && events.take() == ["-"] && !stage.host.wantsFrame)
  }

  @Test func theFirstLookComesAtOnce() {
    let stage = stage(.slide, isShown: true)
    #expect(left(stage) == 0 && !stage.host.wantsFrame)
  }
}

private struct Observing<Content: View>: View {
  let model: Model
  let content: (Model) -> Content

  init(_ model: Model, @ViewBuilder content: @escaping (Model) -> Content) {
    self.model = model
    self.content = content
  }

  var body: some View { content(model) }
}

private struct Named: View {
  let model: Model
  let row: Int

  var body: some View { Text(model.names[row] ?? "missing") }
}
