import Graphics
public import Interface

/// Any number of pages side by side, of which only those near the one in view exist.
///
/// ```swift
/// ElegantHList(manager: manager, pageTurnType: .earlyCutOffDefault) { month in
///   MonthView(month: month).erased
/// }
/// ```
public struct ElegantHList: View {
  private let manager: ElegantListManager
  private let pageTurnType: PageTurnType
  private let bounces: Bool
  private let viewForPage: (Int) -> AnyView
  private var action: ((Int) -> Void)?

  /// Makes a list of pages.
  /// - Parameters:
  ///   - manager: Knows the number of pages, and knows and sets the page in view.
  ///   - pageTurnType: When a drag turns a page.
  ///   - bounces: Whether the pages can be dragged beyond their ends.
  ///   - viewForPage: Makes a page by its number.
  public init(
    manager: ElegantListManager, pageTurnType: PageTurnType, bounces: Bool = false,
    viewForPage: @escaping (Int) -> AnyView
  ) {
    self.manager = manager
    self.pageTurnType = pageTurnType
    self.bounces = bounces
    self.viewForPage = viewForPage
  }

  /// The pages.
  public var body: some View {
    ElegantList(
      axis: .horizontal, manager: manager, turnType: pageTurnType, bounces: bounces,
      viewForPage: viewForPage, action: action)
  }

  /// The list with an action that is told of each page that comes into view after the first one.
  ///
  /// A second action replaces the first.
  public func onPageChanged(_ action: ((Int) -> Void)?) -> ElegantHList {
    var copy = self
    copy.action = action
    return copy
  }
}
