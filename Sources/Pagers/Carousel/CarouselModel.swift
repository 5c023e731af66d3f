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
  /// The way to the page whose datum is being fetched: 1, -1, or 0 where none is.
  @ObservationIgnored private var fetching = 0
  /// Whether the next description with the same datum only tells that fetching has begun.
  @ObservationIgnored private var isBeginning = false

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
      if isAtRest && !isBeginning { (known.page, fetching) = (page, 0) }
      isBeginning = false
      return
    }
    // Of several pages that were turned, the datum is that of the nearest one; the next is fetched.
    // A page that was left again meanwhile keeps its datum, and that of the one shown is fetched.
    known = (known.page + fetching, data)
    fetching = 0
    fetch()
    isBeginning = fetching != 0
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

  /// Asks for what is missing; where nothing is, what was asked for may still come.
  private func fetch() {
    guard pending != 0 else { return }
    fetching = pending.signum()
    guard let datum = known.datum else { return }
    if fetching > 0 { supply.fetchNext(datum) } else { supply.fetchPrevious(datum) }
  }
}
