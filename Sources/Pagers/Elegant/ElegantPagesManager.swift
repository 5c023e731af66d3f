import Interface
public import ObservableModels
public import Observation

/// Knows and sets the page that an `ElegantHPages` or `ElegantVPages` shows.
@Observable public final class ElegantPagesManager: ObservableObject {
  /// The page in view; while pages move, the one that they move to.
  public internal(set) var currentPage: Int
  /// When a drag turns a page.
  public var pageTurnType: PageTurnType
  @ObservationIgnored var jump = PageJump()

  /// Makes a manager.
  public init(startingPage: Int = 0, pageTurnType: PageTurnType) {
    currentPage = startingPage
    self.pageTurnType = pageTurnType
  }

  /// Shows a page; one that does not exist counts as the nearest one.
  public func scroll(to page: Int, animated: Bool = true) {
    jump.isAtOnce = !animated
    currentPage = page
  }
}
