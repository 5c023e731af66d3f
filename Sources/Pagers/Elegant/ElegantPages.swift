import Graphics
import Interface

/// What `ElegantHPages` and `ElegantVPages` show.
struct ElegantPages: View {
  let axis: Axis
  let manager: ElegantPagesManager
  let bounces: Bool
  let pages: [AnyView]
  let action: ((Int) -> Void)?

  var body: some View {
    ElegantPager(
      count: pages.count, axis: axis, turnType: manager.pageTurnType, bounces: bounces,
      pagesPerSide: pages.count, jump: manager.jump,
      selection: Binding(
        get: { manager.currentPage }, set: { manager.currentPage = $0 }),
      content: { pages[$0] }
    )
    .onChange(of: manager.currentPage) { action?(manager.currentPage) }
  }
}
