import Paging

#if FOUNDATION
  import Foundation
#endif

/// The screens, by the names that they are opened by.
public enum Screen: String, CaseIterable, Sendable {
  // PageView.SwiftUI
  case banner
  // BigUIPaging
  case styles, elements, toolbar, custom, deck, grid, indicators
  // ElegantPages
  case hpages, vpages, hlist, vlist
  // LazyZCarousel
  case supply, told
  // Swipy
  case rows, behaviours
}

/// One of the screens.
public struct ScreenView: View {
  private let screen: Screen

  public init(screen: Screen) { self.screen = screen }

  public var body: some View {
    switch screen {
    case .banner: BannerScreen()
    case .styles: StylesScreen()
    case .elements: ElementsScreen()
    case .toolbar: ToolbarScreen()
    case .custom: CustomStyleScreen()
    case .deck: DeckScreen()
    case .grid: GridScreen()
    case .indicators: IndicatorsScreen()
    case .hpages: HPagesScreen()
    case .vpages: VPagesScreen()
    case .hlist: HListScreen()
    case .vlist: VListScreen()
    case .supply: SupplyScreen()
    case .told: ToldScreen()
    case .rows: RowsScreen()
    case .behaviours: BehavioursScreen()
    }
  }
}
