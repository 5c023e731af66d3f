import Interface
public import ObservableModels
public import Observation

/// Knows and sets the page that an `ElegantHList` or `ElegantVList` shows.
@Observable public final class ElegantListManager: ObservableObject {
  /// The number of pages; negative numbers count as 0.
  public var pageCount: Int
  /// The page in view; while pages move, the one that they move to.
  public internal(set) var currentPageIndex: Int
  private(set) var version = 0
  @ObservationIgnored var jump = PageJump()

  /// Makes a manager.
  public init(startingPage: Int = 0, pageCount: Int) {
    self.pageCount = pageCount
    currentPageIndex = startingPage
  }

  /// Shows a page; one that does not exist counts as the nearest one.
  public func scroll(to page: Int, animated: Bool = true) {
    jump.isAtOnce = !animated
    currentPageIndex = page
  }

  /// Makes the pages anew.
  public func reloadPages() { version += 1 }
}
