import Graphics
import Interface
import Pagers
import TestSupport

/// A window 300 points high with a page indicator 16 points above its lower edge, alone or over a
/// pager that it follows.
final class IndicatorScene {
  let model: PageModel
  let stage: Stage

  init(
    count: Int, index: Int = 0, width: Double = 400, hasPager: Bool = false,
    hasThumbnails: Bool = false, isOnPictures: Bool = true,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let model = PageModel(count: count, index: index)
    self.model = model
    stage = Stage(
      width: width, height: 300, environment: environment,
      content: IndicatorScreen(
        model: model, hasPager: hasPager, hasThumbnails: hasThumbnails, isOnPictures: isOnPictures))
    stage.settle()
    model.writes = []
  }

  /// The middle of the row: the hit area is 44 points high.
  static let middle = 300 - 16 - 22.0

  /// A dot in the window.
  struct Dot: Equatable {
    var x: Double
    var width: Double
    var color: Color
  }

  private var fills: [Dot] {
    stage.list.items.compactMap { item in
      guard case .fill(let rect, _, let color) = item.content else { return nil }
      let place = item.transform.apply(to: rect)
      return place.midY == Self.middle
        ? Dot(x: place.midX, width: place.width, color: color) : nil
    }
  }

  /// The dots that are not bright, from left to right.
  var faint: [Dot] { fills.filter { $0.color.alpha < 1 }.sorted { $0.x < $1.x } }

  /// The bright dot.
  var bright: Dot? { fills.first { $0.color.alpha == 1 } }

  /// The label's text and the place where it begins.
  var label: (text: String, place: Point)? {
    stage.texts.first { $0.contains(" / ") }.flatMap { text in
      stage.place(of: text).map { (text, $0) }
    }
  }

  /// The rectangle of the bubble in the window, and the page that it shows.
  var bubble: (rect: Rect, page: String)? {
    guard let page = stage.texts.first(where: { $0.hasPrefix("thumbnail") }) else { return nil }
    let rect = stage.list.items.lazy.compactMap { item -> Rect? in
      guard case .fill(let rect, 8, _) = item.content else { return nil }
      return item.transform.apply(to: rect)
    }.first
    return rect.map { ($0, page) }
  }

  /// The focus ring: what is stroked, in the window.
  var rings: [Rect] {
    stage.list.items.compactMap { item in
      guard case .stroke(let rect, _, _, _) = item.content else { return nil }
      return item.transform.apply(to: rect)
    }
  }
}

private struct IndicatorScreen: View {
  let model: PageModel
  let hasPager: Bool
  let hasThumbnails: Bool
  let isOnPictures: Bool
  @State private var position = PagePosition()

  var body: some View {
    ZStack(alignment: .bottom) {
      if hasPager {
        PageView(items: model.items, pageIndex: Bindable(model).index) { Text("page \($0.id)") }
      } else {
        Color.clear
      }
      row
        .foregroundColor(isOnPictures ? .white : nil)
        .pageIndicatorBackgroundStyle(.minimal)
        .shadow(color: isOnPictures ? Color(white: 0, opacity: 0.35) : .clear, radius: 6)
        .padding(.bottom, 16)
    }
    .pagePosition(position)
  }

  @ViewBuilder private var row: some View {
    if hasThumbnails {
      PageIndicator(selection: Bindable(model).index, total: model.items.count) { page in
        Text("thumbnail \(page)")
      }
    } else {
      PageIndicator(selection: Bindable(model).index, total: model.items.count)
    }
  }
}
