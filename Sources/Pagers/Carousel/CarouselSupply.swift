/// Where the pages of a `LazyZCarousel` come from.
struct CarouselSupply<T> {
  var hasNext: () -> Bool = { false }
  var fetchNext: (T) -> Void = { _ in }
  var hasPrevious: () -> Bool = { false }
  var fetchPrevious: (T) -> Void = { _ in }
}
