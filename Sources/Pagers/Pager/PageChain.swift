import Motion

/// Pages that are only known by what comes before and after each: values on a string.
///
/// Every value that has been seen has a number. After `refresh` the neighbours of the anchor are
/// asked for again, so that data that have changed are seen.
final class PageChain<Value: Hashable> {
  /// How far a value that was set from outside is looked for in each direction.
  private static var searchLimit: Int { 100 }

  /// What comes after a value; nil: nothing.
  var next: (Value) -> Value?
  /// What comes before a value; nil: nothing.
  var previous: (Value) -> Value?
  private var anchor: (page: Int, value: Value)
  private var after = Side()
  private var before = Side()

  /// The values on one side of the anchor, the nearest one first.
  private struct Side {
    var values: [Value] = []
    var isWhole = false
  }

  init(
    _ value: Value, next: @escaping (Value) -> Value?, previous: @escaping (Value) -> Value?
  ) {
    anchor = (0, value)
    self.next = next
    self.previous = previous
  }

  /// The pages that are known when all those within a distance of a page have been asked for.
  func bounds(around page: Int, reach: Int) -> PageBounds {
    extend(upTo: page + reach - anchor.page, &after, by: next)
    extend(upTo: anchor.page - page + reach, &before, by: previous)
    return PageBounds(
      lower: before.isWhole ? anchor.page - before.values.count : nil,
      upper: after.isWhole ? anchor.page + after.values.count : nil)
  }

  /// The value of a page; of one that does not exist the value nearest to it.
  func value(at page: Int) -> Value {
    _ = bounds(around: page, reach: 0)
    let distance = page - anchor.page
    let side = distance < 0 ? before.values : after.values
    guard distance != 0, !side.isEmpty else { return anchor.value }
    return side[min(abs(distance), side.count) - 1]
  }

  /// The page of a value, looked for near the anchor; nil: it is not there.
  func page(of value: Value) -> Int? {
    if value == anchor.value { return anchor.page }
    for distance in 1...Self.searchLimit {
      extend(upTo: distance, &after, by: next)
      extend(upTo: distance, &before, by: previous)
      if after.values.count >= distance, after.values[distance - 1] == value {
        return anchor.page + distance
      }
      if before.values.count >= distance, before.values[distance - 1] == value {
        return anchor.page - distance
      }
      if after.values.count < distance && before.values.count < distance { return nil }
    }
    return nil
  }

  /// The page of a value; one that is not near becomes the anchor in place of the old one.
  func select(_ value: Value) -> Int {
    if let page = page(of: value) { return page }
    moveAnchor(to: value, at: anchor.page)
    return anchor.page
  }

  /// Makes the value of a page the anchor and forgets all others.
  func refresh(at page: Int) { moveAnchor(to: value(at: page), at: page) }

  private func moveAnchor(to value: Value, at page: Int) {
    anchor = (page, value)
    after = Side()
    before = Side()
  }

  private func extend(upTo count: Int, _ side: inout Side, by step: (Value) -> Value?) {
    while side.values.count < count, !side.isWhole {
      guard let value = step(side.values.last ?? anchor.value) else {
        side.isWhole = true
        return
      }
      side.values.append(value)
    }
  }
}
