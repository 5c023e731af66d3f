import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport

/// What the rows of a test say and are told.
@Observable final class RowsModel {
  var rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  var isSwiping = false { didSet { log("swiping \(isSwiping)") } }
  var margin = SwipyDefaults.swipeActionsMargin
  var hasActions = true
  var hasLeading = false
  var fullSwipe: HorizontalEdge.Set = []
  @ObservationIgnored var swipe = SwipySwipeBehavior.straight
  @ObservationIgnored var scroll = SwipyScrollBehavior.normal
  @ObservationIgnored var threshold = SwipyDefaults.swipeThreshold
  @ObservationIgnored var models: [Int: SwipyModel] = [:]
  @ObservationIgnored let log = Transcript()
}

/// Rows of 400 × 60 points in a list: at the trailing side two actions of 60 points, at the leading
/// side one of 80.
struct RowsView: View {
  @Bindable var model: RowsModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { id in row(id) }
      }
    }
    .scrollDisabled(model.isSwiping)
  }

  private func row(_ id: Int) -> some View {
    Swipy(
      isSwipingAnItem: $model.isSwiping, swipeActionsMargin: model.margin,
      swipeThreshold: model.threshold, swipeBehavior: model.swipe, scrollBehavior: model.scroll,
      fullSwipe: model.fullSwipe
    ) { row in
      content(id, row)
    } actions: {
      if model.hasActions {
        HStack(spacing: 0) {
          action("flag", id, .yellow)
          action("delete", id, .red)
        }
      }
    } leadingActions: {
      if model.hasLeading { action("read", id, .blue, width: 80) }
    }
  }

  private func content(_ id: Int, _ row: SwipyModel) -> some View {
    let _ = model.models[id] = row
    return Button(action: { model.log("open \(id)") }) {
      Block(.row(id), width: 10...400, height: 60...60)
    }
  }

  private func action(
    _ name: String, _ id: Int, _ color: Color, width: Double = 60
  ) -> some View {
    SwipyAction { row in
      Button(action: { model.log("\(name) \(id)") }) {
        Block(color, width: width...400, height: 60...60)
      }
    }
  }
}

extension Color {
  /// The colour of a row.
  static func row(_ id: Int) -> Color { Color(hex: 0x1000 + UInt32(id)) }
  static let yellow = Color(hex: 0xFFFF00)
}

/// A window with the list.
final class RowsScene {
  let model: RowsModel
  let stage: Stage

  init(
    width: Double = 400, height: Double = 300, change: (RowsModel) -> Void = { _ in },
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    model = RowsModel()
    change(model)
    stage = Stage(
      width: width, height: height, environment: environment, content: RowsView(model: model))
    _ = model.log.take()
  }

  /// How far a row has moved to the right, also while its button is pressed and therefore smaller.
  func offset(_ id: Int) -> Double { (stage.rect(of: .row(id))?.midX ?? .nan) - 200 }

  /// Where the row is, up and down.
  func top(_ id: Int) -> Double { (stage.rect(of: .row(id))?.midY ?? .nan) - 30 }

  /// The rows that are open or opening.
  var open: [Int] { model.models.filter { $0.value.isSwiped }.keys.sorted() }

  /// Drags a row by a distance; slowly, unless seconds say otherwise.
  func drag(
    row: Int, by dx: Double, dy: Double = 0, from x: Double = 300, seconds: Seconds = 1,
    source: PointerEvent.Source = .touch, release: Bool = true
  ) {
    let y = top(row) + 30
    stage.pointer(.pressed, x, y, source: source, id: 1)
    for step in 1...20 {
      stage.wait(seconds / 20)
      let part = Double(step) / 20
      stage.pointer(.dragged, x + dx * part, y + dy * part, source: source, id: 1)
    }
    if release { stage.pointer(.released, x + dx, y + dy, source: source, id: 1) }
    stage.settle()
  }

  /// Scrolls with two fingers over a row.
  func scroll(
    row: Int, dx: Double, dy: Double = 0, seconds: Seconds = 0.2, rest: Seconds = 0,
    source: ScrollEvent.Source = .finger, lift: Bool = true
  ) {
    let place = Point(x: 200, y: top(row) + 30)
    for step in 0..<10 {
      stage.wait(seconds / 10)
      stage.scroll(
        step == 0 ? .began : .changed, dx: dx / 10, dy: dy / 10, source: source, at: place)
    }
    stage.wait(rest)
    if lift { stage.scroll(.ended, source: source, at: place) }
    stage.settle()
  }
}
