import Graphics
public import Interface

/// A few pages side by side, all of which exist at once.
///
/// ```swift
/// ElegantHPages(manager: manager) {
///   Map()
///   Timetable()
/// }
/// .onPageChanged { page in … }
/// ```
public struct ElegantHPages: View {
  private let manager: ElegantPagesManager
  private let bounces: Bool
  private let container: PageContainer
  private var action: ((Int) -> Void)?

  /// Makes pages.
  /// - Parameters:
  ///   - manager: Knows and sets the page in view.
  ///   - bounces: Whether the pages can be dragged beyond their ends.
  ///   - builder: The views that are a page each.
  public init(
    manager: ElegantPagesManager, bounces: Bool = false,
    @PageViewBuilder builder: () -> PageContainer
  ) {
    self.manager = manager
    self.bounces = bounces
    container = builder()
  }

  /// The pages.
  public var body: some View {
    ElegantPages(
      axis: .horizontal, manager: manager, bounces: bounces, pages: container.pages, action: action)
  }

  /// The pages with an action that is told of each page that comes into view after the first one.
  ///
  /// A second action replaces the first.
  public func onPageChanged(_ action: ((Int) -> Void)?) -> ElegantHPages {
    var copy = self
    copy.action = action
    return copy
  }
}
