import Paging

#if FOUNDATION
  import Foundation
#endif

/// Swipy: a list whose rows are swiped to delete or rename them.
struct RowsScreen: View {
  @State private var isSwipingAnItem = false
  @State private var items = (1...12).map { "Item \($0)" }
  @State private var chosen = "nothing"

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
              action("trash", .red) { model in
                withAnimation(.bouncy) {
                  items.removeAll { $0 == item }
                  model.unswipe()
                }
              }
              action("star", .gray) { model in
                chosen = item
                withAnimation(.bouncy) { model.unswipe() }
              }
            }
          }
        }
      }
      .padding(.vertical)
    }
    .scrollDisabled(isSwipingAnItem)
    .navigationTitle("\(items.count) items, \(chosen)")
  }

  private func action(
    _ icon: String, _ color: Color, action: @escaping (SwipyModel) -> Void
  ) -> some View {
    SwipyAction { model in
      Button {
        action(model)
      } label: {
        Image(systemName: icon).font(.system(size: 20)).padding(.horizontal)
      }
      .frame(maxHeight: .infinity)
      .background(color)
      .foregroundColor(.white)
      .cornerRadius(16)
    }
  }
}

/// Swipy: a row for each of its rules.
struct BehavioursScreen: View {
  struct Rule: Identifiable {
    let name: String
    var swipe = SwipyDefaults.swipeBehavior
    var scroll = SwipyDefaults.scrollBehavior
    var id: String { name }
  }

  @State private var isSwipingAnItem = false

  private let rules: [Rule] = [
    Rule(name: "soft", swipe: .soft, scroll: .soft),
    Rule(name: "normal", swipe: .normal, scroll: .normal),
    Rule(name: "hard", swipe: .hard, scroll: .hard),
    Rule(name: "straight", swipe: .straight, scroll: .disabled),
    Rule(name: "disabled", swipe: .disabled),
    Rule(
      name: "far or quick", swipe: .offset(40).or(.velocity(900)).or(.swiping()).or(.swiped()),
      scroll: .offset(12).or(.velocity(400)).and(.not(.swiping())).not(.swiped())),
    Rule(
      name: "far and quick", swipe: .normal.and(.velocity(400)),
      scroll: .normal.or(.soft).and(.not(.hard))),
    Rule(
      name: "chained", swipe: .custom().offset(200).and(.velocity(2000)),
      scroll: .custom().offset(20).and(.velocity(100))),
    Rule(
      name: "own, two arguments",
      swipe: .custom { model, gesture in
        model.isSwiped || model.isSwiping || gesture.translation.width < -30
      },
      scroll: .custom { model, gesture in
        !model.isSwiped && abs(gesture.translation.height) > 10
      }),
    Rule(
      name: "own, three arguments",
      swipe: SwipySwipeBehavior(decider: { model, translation, velocity in
        model.isSwiped || translation.width < -20 && abs(velocity.height) < 200
      }),
      scroll: SwipyScrollBehavior(decider: { model, translation, _ in
        !model.isSwiping && abs(translation.height) > 10
      })),
  ]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(rules) { rule in
          Swipy(
            isSwipingAnItem: $isSwipingAnItem,
            swipeActionsMargin: SwipyHorizontalMargin(leading: 8, trailing: 16),
            swipeThreshold: { $0.swipeActionsWidth / 2 },
            swipeBehavior: rule.swipe, scrollBehavior: rule.scroll
          ) { model in
            RuleRow(name: rule.name, model: model)
          } actions: {
            SwipyAction { model in
              Button("Close") { withAnimation { model.unswipe() } }
            }
          }
        }
        Swipy(
          isSwipingAnItem: $isSwipingAnItem, swipeActionsMargin: SwipyDefaults.swipeActionsMargin,
          swipeThreshold: SwipyDefaults.swipeThreshold
        ) { _ in
          Text("without actions").padding()
        }
      }
    }
    .scrollDisabled(isSwipingAnItem)
    .navigationTitle(isSwipingAnItem ? "swiping" : "behaviours")
  }
}

struct RuleRow: View {
  let name: String
  @ObservedObject var model: SwipyModel

  var body: some View {
    Button {
      withAnimation(.bouncy) { model.isSwiped ? model.unswipe() : model.swipe() }
    } label: {
      HStack {
        Text(name).bold() + Text(state).foregroundColor(.secondary)
        Spacer()
        Text(numbers).font(.caption).foregroundStyle(.secondary)
      }
      .padding()
    }
    .buttonStyle(SwipyTouchableDisabledStyle())
  }

  private var state: String {
    model.isSwiping ? " swiping" : model.isScrolling ? " scrolling" : model.isSwiped ? " open" : ""
  }

  private var numbers: String {
    let margin = model.swipeActionsMargin
    return "\(Int(model.swipeOffset.width)) of \(Int(model.swipeThreshold(model))), "
      + "\(Int(model.swipeActionsWidth)) wide, \(Int(margin.leading + margin.trailing)) round it, "
      + "\(Int(model.contentSize?.width ?? 0))"
  }
}
