import Graphics
import Interface

/// What `ElegantHList` and `ElegantVList` show.
struct ElegantList: View {
  let axis: Axis
  let manager: ElegantListManager
  let turnType: PageTurnType
  let bounces: Bool
  let viewForPage: (Int) -> AnyView
  let action: ((Int) -> Void)?

  var body: some View {
    let version = manager.version
    ElegantPager(
      count: manager.pageCount, axis: axis, turnType: turnType, bounces: bounces,
      pagesPerSide: 1, jump: manager.jump,
      selection: Binding(
        get: { manager.currentPageIndex }, set: { manager.currentPageIndex = $0 }),
      content: { AnyView(viewForPage($0).id(version)) }
    )
    .onChange(of: manager.currentPageIndex) { action?(manager.currentPageIndex) }
  }
}
