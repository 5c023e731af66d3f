import Motion
import Observation

/// What a `LazyZCarousel` knows of its pages, by numbers that count from the first one seen.
@Observable final class CarouselModel<T: Equatable> {
  /// The page in the middle, or the one that comes there.
  private(set) var page = 0
  /// Whether the pages have come to rest since one was turned.
  @ObservationIgnored private var isAtRest = true
  @ObservationIgnored private var supply = CarouselSupply<T>()
  /// The datum that was last given, and the page that shows it.
  @ObservationIgnored private var known: (page: Int, datum: T?) = (0, nil)

  /// How many pages the one in the middle lies after the one whose datum is known.
  private var pending: Int { page - known.page }

  /// The datum of a page; nil: it is a placeholder.
  func value(of page: Int) -> T? { page == known.page ? known.datum : nil }

  /// The pages that can be turned to.
  var bounds: PageBounds {
    PageBounds(
      lower: pending > 0 ? known.page : page - (supply.hasPrevious() ? 1 : 0),
      upper: pending < 0 ? known.page : page + (supply.hasNext() ? 1 : 0))
  }

  /// The carousel is described anew, perhaps because a fetch has brought something.
  func update(data: T?, supply: CarouselSupply<T>) {
    self.supply = supply
    guard data != known.datum else {
      // The same again, some time after a page was turned: it is all that has come, so the page
      // does not wait any longer. Before the rest it is likely a sign that fetching has begun.
      if isAtRest { known.page = page }
      return
    }
    // Of several pages that were turned, the datum is that of the nearest one; the next is fetched.
    known = (known.page + pending.signum(), data)
    fetch()
  }

  /// A page comes into the middle.
  func turn(to page: Int) {
    guard page != self.page else { return }
    self.page = page
    isAtRest = false
    fetch()
  }

  /// The pages have come to rest.
  func rested() { isAtRest = true }

  private func fetch() {
    guard let datum = known.datum else { return }
    if pending > 0 { supply.fetchNext(datum) }
    if pending < 0 { supply.fetchPrevious(datum) }
  }
}
