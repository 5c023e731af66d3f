import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// Screens as users of the package write them: that they compile is most of the test.
@Suite struct SwipyReadmeTests {
  @Test func aListAsInTheFirstExample() {
    let stage = Stage(width: 400, height: 300, content: ItemList())
    #expect(stage.shows("Item 1"))
    stage.drag(from: Point(x: 300, y: 40), to: Point(x: 100, y: 44), seconds: 0.2)
    stage.settle()
    #expect((stage.place(of: "Item 1")?.x ?? 0) < 190)
    // The leftmost action removes its item.
    stage.click(316, 44)
    stage.settle()
    #expect(!stage.shows("Item 1") && stage.shows("Item 2"))
  }

  @Test func bug5_combinationsCompileAndMeanWhatTheySay() {
    let model = SwipyModel()
    func starts(_ behavior: SwipySwipeBehavior, _ dx: Double, _ speed: Double) -> Bool {
      behavior.decider(model, Size(width: dx, height: 0), Size(width: speed, height: 0))
    }
    let far = SwipySwipeBehavior.custom().offset(200).and(.velocity(2000))
    #expect(starts(far, -201, -2001))
    #expect(!starts(far, -200, -2001) && !starts(far, -201, -2000))
    let quick = SwipySwipeBehavior.normal.and(.velocity(400))
    #expect(starts(quick, -50, -401) && !starts(quick, -50, -400))
    #expect(starts(.normal.not(.hard), -60, -300) && !starts(.normal.not(.hard), -100, -400))
    #expect(starts(.not(.hard), 0, 0) && !starts(.not(.straight), 0, 0))

    func scrolls(_ behavior: SwipyScrollBehavior, _ dy: Double, _ speed: Double = 0) -> Bool {
      behavior.decider(model, Size(width: 0, height: dy), Size(width: 0, height: speed))
    }
    let between = SwipyScrollBehavior.normal.or(.soft).and(.not(.hard))
    #expect(
      scrolls(between, 6) && scrolls(between, -20) && !scrolls(between, 21) && !scrolls(between, 5))
    let strong = SwipyScrollBehavior.custom().offset(20).and(.velocity(100))
    #expect(scrolls(strong, 21, 101) && !scrolls(strong, 21, 100) && !scrolls(strong, 20, 101))
  }

  @Test func namedBehavioursHaveTheirFigures() {
    let model = SwipyModel()
    for (behavior, speed, distance) in [
      (SwipySwipeBehavior.soft, 100.0, 25.0), (.normal, 200, 50), (.hard, 400, 100),
    ] {
      func starts(_ dx: Double, _ vx: Double) -> Bool {
        behavior.decider(model, Size(width: dx, height: 0), Size(width: vx, height: 0))
      }
      #expect(starts(-distance, -speed))
      #expect(!starts(-distance + 1, -speed) && !starts(-distance, -speed + 1))
      #expect(!starts(distance, speed))
      model.isSwiped = true
      #expect(starts(0, 0))
      model.isSwiped = false
      model.isSwiping = true
      #expect(starts(0, 0))
      model.isSwiping = false
    }
    for (behavior, distance) in [(SwipyScrollBehavior.soft, 5.0), (.normal, 10), (.hard, 20)] {
      func scrolls(_ dy: Double) -> Bool {
        behavior.decider(model, Size(width: 0, height: dy), .zero)
      }
      #expect(!scrolls(distance) && scrolls(distance + 1) && scrolls(-distance - 1))
      model.isSwiped = true
      #expect(!scrolls(distance + 1))
      model.isSwiped = false
    }
    #expect(SwipySwipeBehavior.straight.decider(model, .zero, .zero))
    #expect(!SwipySwipeBehavior.disabled.decider(model, .zero, .zero))
    #expect(!SwipyScrollBehavior.disabled.decider(model, Size(width: 0, height: 99), .zero))
  }

  @Test func theModelMovesByItsThreshold() {
    let model = SwipyModel()
    model.swipeActionsWidth = 120
    model.swipe()
    #expect(model.swipeOffset == Size(width: -120, height: 0) && model.isSwiped)
    model.unswipe()
    #expect(model.swipeOffset == .zero && !model.isSwiped)
    model.swipeThreshold = { $0.swipeActionsWidth / 2 }
    model.swipe()
    #expect(model.swipeOffset.width == -60)
    #expect(SwipyDefaults.swipeActionsMargin == SwipyHorizontalMargin(leading: 0, trailing: 0))
    #expect(SwipyDefaults.swipeThreshold(model) == 120)
  }

  @Test func everyFormOfARowCompiles() {
    let stage = Stage(width: 400, height: 600, content: Forms())
    #expect(stage.texts.filter { $0.hasPrefix("Swipe me") }.count == 9)
  }

  @Test func aStyleShowsDisabledButtonsLikeEnabledOnes() {
    func opacity(_ view: some View) -> Double? {
      Stage(content: view).list.items.first?.opacity
    }
    let button = Button(action: {}) { Block(.red, 50, 50) }.disabled(true)
    #expect(opacity(button) == 0.4)
    #expect(opacity(button.buttonStyle(SwipyTouchableDisabledStyle())) == 1)
  }
}

private struct ItemList: View {
  @State private var isSwipingAnItem = false
  @State private var items = ["Item 1", "Item 2", "Item 3"]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 20) {
        ForEach(items, id: \.self) { item in
          Swipy(isSwipingAnItem: $isSwipingAnItem) { model in
            Text(item)
              .frame(maxWidth: .infinity)
              .padding()
              .background(
                RoundedRectangle(cornerRadius: 16)
                  .fill(Color.white)
                  .shadow(color: .black.opacity(0.1), radius: 5, x: 1, y: 2)
              )
              .padding(.horizontal)
              .foregroundColor(.black)
          } actions: {
            HStack {
              SwipyAction { model in
                Button {
                  withAnimation(.bouncy) {
                    items.removeAll { $0 == item }
                    model.unswipe()
                  }
                } label: {
                  Image(systemName: "trash")
                    .font(.system(size: 20))
                    .padding(.horizontal)
                }
                .frame(maxHeight: .infinity)
                .background(Color.red)
                .foregroundColor(.white)
                .cornerRadius(16)
              }

              SwipyAction { model in
                Button {
                  withAnimation(.bouncy) {
                    model.unswipe()
                  }
                } label: {
                  Image(systemName: "star")
                    .font(.system(size: 20))
                    .padding(.horizontal)
                }
                .frame(maxHeight: .infinity)
                .background(Color.blue)
                .foregroundColor(.white)
                .cornerRadius(16)
              }
            }
          }
        }
      }
      .padding(.vertical)
    }
    .scrollDisabled(isSwipingAnItem)
  }
}

private struct Forms: View {
  @State private var isSwipingAnItem = false

  var body: some View {
    LazyVStack {
      Swipy(isSwipingAnItem: $isSwipingAnItem) { model in Text("Swipe me!") }
      Swipy(isSwipingAnItem: $isSwipingAnItem) { Text("Swipe me!") }
      Swipy(isSwipingAnItem: $isSwipingAnItem, swipeBehavior: .normal) {
        Text("Swipe me!")
      } actions: {
        delete
      }
      Swipy(
        isSwipingAnItem: $isSwipingAnItem,
        swipeBehavior: .custom { model, gesture in
          !model.isSwiped && !model.isSwiping && gesture.translation.width > -100
        }
      ) {
        Text("Swipe me!")
      } actions: {
        delete
      }
      Swipy(
        isSwipingAnItem: $isSwipingAnItem,
        swipeBehavior: .custom { model, translation, velocity in
          !model.isSwiped && translation.width < -30 && abs(velocity.height) < 20
        },
        scrollBehavior: .custom { model, gesture in
          !model.isSwiped && abs(gesture.translation.height) > 10
        }
      ) { model in
        Button {
          model.swipe()
        } label: {
          Text("Swipe me!")
        }
      } actions: {
        delete
      }
      Swipy(
        isSwipingAnItem: $isSwipingAnItem,
        swipeActionsMargin: SwipyHorizontalMargin(leading: 10, trailing: 20),
        swipeThreshold: { $0.swipeActionsWidth },
        scrollBehavior: .normal.or(.soft).and(.not(.hard))
      ) {
        Text("Swipe me!")
      } actions: {
        delete
      }
      others
    }
  }

  @ViewBuilder private var others: some View {
    Swipy(
      isSwipingAnItem: $isSwipingAnItem, swipeThreshold: { $0.swipeActionsWidth / 2 },
      scrollBehavior: .custom().offset(20).and(.velocity(100))
    ) {
      Text("Swipe me!")
    } actions: {
      delete
    }
    Swipy(
      isSwipingAnItem: $isSwipingAnItem,
      swipeBehavior: .custom().offset(200).and(.velocity(2000)), fullSwipe: .all
    ) { model in
      Text("Swipe me!")
    } actions: {
      delete
    } leadingActions: {
      delete
    }
    Swipy(
      isSwipingAnItem: .constant(false), swipeActionsMargin: .init(leading: 0, trailing: 20),
      swipeBehavior: .init(decider: { model, _, _ in model.isSwiped }),
      scrollBehavior: .swiping().or(.swiped())
    ) { _ in
      Text("Swipe me!")
    }
  }

  private var delete: some View {
    SwipyAction { model in
      Button {
        model.unswipe()
      } label: {
        Image(systemName: "trash").foregroundColor(.white)
      }
    }
  }
}
