/// Where the elements of a collection are after a change, known by their identifiers.
///
/// What is the same at the start and at the end of both is found without a look at the rest, so an
/// insertion or a removal costs little in a long list.
struct ElementMoves {
  /// The number of elements after the change.
  let count: Int
  private let prefix: Int
  private let suffix: Int
  private let oldCount: Int
  /// The new places of the elements in between that still exist.
  private var middle: [Int: Int] = [:]

  init(from old: [AnyHashable], to new: [AnyHashable]) {
    (oldCount, count) = (old.count, new.count)
    let most = min(old.count, new.count)
    let prefix = (0..<most).first { old[$0] != new[$0] } ?? most
    let rest = most - prefix
    let suffix =
      (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
    (self.prefix, self.suffix) = (prefix, suffix)
    // Elements with the same identifier keep their order.
    var places: [AnyHashable: [Int]] = [:]
    for place in (prefix..<new.count - suffix).reversed() {
      places[new[place], default: []].append(place)
    }
    for index in prefix..<old.count - suffix { middle[index] = places[old[index]]?.popLast() }
  }

  /// The new place of the element that was at a place; nil: it is gone.
  subscript(index: Int) -> Int? {
    if index < prefix { return index }
    return index < oldCount - suffix ? middle[index] : index + count - oldCount
  }
}
