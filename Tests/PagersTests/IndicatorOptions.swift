import Graphics
import Interface
import Observation
import Pagers
import TestSupport

/// Everything that can be set at a page indicator, and be set anew while it is seen.
@Observable final class IndicatorOptions {
  var total: Int
  var page = 0
  var color: Color?
  var currentColor: Color?
  var isContinuous = true
  var background = PageIndicator.BackgroundStyle.automatic
  var singlePage = Visibility.automatic
  var duration: Double?
  var orientation = Axis.horizontal
  var isDisabled = false
  /// The beginning of the icons' texts; nil: dots.
  var icon: String?
  @ObservationIgnored private(set) var writes: [Int] = []

  init(total: Int) { self.total = total }

  /// The page, with each write remembered.
  var selection: Binding<Int> {
    Binding(
      get: { self.page },
      set: {
        self.page = $0
        self.writes.append($0)
      })
  }

  /// A window of 400 by 300 points with the indicator in its middle, at rest.
  func stage(
    width: Double = 400, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Stage {
    let stage = Stage(
      width: width, environment: environment, content: IndicatorWithOptions(options: self))
    stage.settle()
    return stage
  }
}

/// A page indicator with all its options.
struct IndicatorWithOptions: View {
  let options: IndicatorOptions

  var body: some View {
    indicator
      .pageIndicatorColor(options.color)
      .pageIndicatorCurrentColor(options.currentColor)
      .allowsContinuousInteraction(options.isContinuous)
      .pageIndicatorBackgroundStyle(options.background)
      .singlePageVisibility(options.singlePage)
      .pageIndicatorDuration(options.duration)
      .pageViewOrientation(options.orientation)
      .disabled(options.isDisabled)
  }

  @ViewBuilder private var indicator: some View {
    if let icon = options.icon {
      PageIndicator(selection: options.selection, total: options.total) { page, isSelected in
        Text("\(icon)\(page)\(isSelected ? "!" : "")")
      }
    } else {
      PageIndicator(selection: options.selection, total: options.total)
    }
  }
}

extension Stage {
  /// A filled shape of the last frame.
  struct Fill: Equatable {
    var rect: Rect
    var color: Color
  }

  /// What is filled in the last frame, in the order in which it is drawn.
  var fills: [Fill] {
    list.items.compactMap { item in
      guard case .fill(let rect, _, let color) = item.content else { return nil }
      return Fill(rect: item.transform.apply(to: rect), color: color)
    }
  }
}
