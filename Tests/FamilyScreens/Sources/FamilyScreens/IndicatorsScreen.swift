import Paging

#if FOUNDATION
  import Foundation
#endif

/// BigUIPaging: the page indicator in all its looks.
struct IndicatorsScreen: View {
  @State private var selection = 0
  @State private var total = 6
  @State private var isContinuous = true
  @State private var isEnabled = true
  @State private var duration: Double?

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Button("fewer") { total = max(1, total - 1) }
        Button("more") { total += 1 }
        Button(isContinuous ? "no dragging" : "dragging") { isContinuous.toggle() }
        Button(isEnabled ? "off" : "on") { isEnabled.toggle() }
        Button(duration == nil ? "run" : "stop") { duration = duration == nil ? 1 : nil }
      }
      indicator.pageIndicatorBackgroundStyle(.prominent).singlePageVisibility(.hidden)
      indicator.pageIndicatorBackgroundStyle(.minimal).singlePageVisibility(.visible)
      indicator.pageIndicatorBackgroundStyle(.automatic)
      indicator
        .pageIndicatorColor(.purple.opacity(0.5))
        .pageIndicatorCurrentColor(.purple)
      PageIndicator(selection: $selection, total: total) { page, selected in
        if page == 0 {
          Image(systemName: "star.fill")
        }
      }
      PageIndicator(selection: $selection, total: total) { (page, selected) in
        if selected {
          Image(systemName: "folder")
        } else {
          Image(systemName: "photo")
        }
      }
      .pageIndicatorCurrentColor(.blue)
      .pageIndicatorBackgroundStyle(.prominent)
      indicator.pageIndicatorDuration(duration)
    }
    .allowsContinuousInteraction(isContinuous)
    .disabled(!isEnabled)
    .navigationTitle("dot \(selection + 1) of \(total)")
  }

  private var indicator: some View { PageIndicator(selection: $selection, total: total) }
}
