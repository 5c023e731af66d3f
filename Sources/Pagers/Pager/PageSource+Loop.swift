import Interface
import Motion

extension PageSource {
  /// One of the pages of an endless row: an element, and in which round it comes.
  struct LoopID: Hashable {
    let element: AnyHashable
    let round: Int
  }

  /// The pages again and again in both directions; a single page, or none, does not loop.
  /// - Parameter place: Where the row is now, so that a selection is reached on the short way.
  func looping(at place: @escaping () -> Int) -> PageSource {
    let whole = bounds(0, 0)
    guard let first = whole.lower, let last = whole.upper, last > first else { return self }
    let count = last - first + 1
    func element(_ page: Int) -> Int { first + modulo(page - first, count) }
    func round(_ page: Int) -> Int { (page - first - modulo(page - first, count)) / count }
    /// The page of an element that is nearest to a place.
    func nearest(_ number: Int, _ place: Int) -> Int {
      let way = modulo(number - place, count)
      return place + (way * 2 > count ? way - count : way)
    }
    var loop = self
    loop.bounds = { _, _ in .endless }
    loop.id = { AnyHashable(LoopID(element: id(element($0)), round: round($0))) }
    loop.index = { wanted, place in
      guard let wanted = wanted.base as? LoopID else { return nil }
      return index(wanted.element, element(place)).map { nearest($0, place) }
    }
    loop.selected = { nearest(min(max(selected(), first), last), place()) }
    loop.select = { select(element($0)) }
    loop.update = { update($0, element($1), $2) }
    loop.count = count
    return loop
  }
}

/// The remainder of a division, never negative.
func modulo(_ number: Int, _ count: Int) -> Int {
  let rest = number % count
  return rest < 0 ? rest + count : rest
}
