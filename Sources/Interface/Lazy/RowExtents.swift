/// How long the rows of a list are: as measured where they have been measured, and like the average
/// of those elsewhere.
struct RowExtents {
  /// The extent of a row while none has been measured, in points.
  private static let guess = 44.0

  private var known: [Double?]
  private var sum = 0.0
  private var knownCount = 0
  private var guess = Self.guess
  /// Where each row begins, and where the last one ends; empty when it has to be added up again.
  private var starts: [Double] = []

  /// Rows of which nothing is known.
  init(count: Int = 0) { known = Array(repeating: nil, count: count) }

  /// The number of rows.
  var count: Int { known.count }

  /// The extent of a row that has not been measured.
  var estimate: Double { knownCount > 0 ? sum / Double(knownCount) : guess }

  /// The extent of all rows.
  var total: Double { mutating get { start(of: count) } }

  /// A row has been measured.
  mutating func set(_ extent: Double, at index: Int) {
    guard extent != known[index] else { return }
    if let old = known[index] { sum -= old } else { knownCount += 1 }
    sum += extent
    known[index] = extent
    starts.removeAll(keepingCapacity: true)
  }

  /// Nothing measured holds any longer; the average remains as a guess.
  mutating func forget() {
    guess = estimate
    self = RowExtents(count: count, guess: guess)
  }

  /// Rows have come, gone and moved; what is known of those that stay is kept.
  mutating func move(_ moves: ElementMoves) {
    var new = RowExtents(count: moves.count, guess: estimate)
    for (index, extent) in known.enumerated() {
      if let extent, let place = moves[index] { new.set(extent, at: place) }
    }
    self = new
  }

  /// Where a row begins; for the number of rows, where the last one ends.
  mutating func start(of index: Int) -> Double {
    addUp()
    return starts[index]
  }

  /// The row at a distance from the start, the nearest one where there is none.
  mutating func index(at distance: Double) -> Int {
    addUp()
    var (low, high) = (0, max(0, count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private init(count: Int, guess: Double) {
    self.init(count: count)
    self.guess = guess
  }

  private mutating func addUp() {
    guard starts.isEmpty else { return }
    starts.reserveCapacity(count + 1)
    var end = 0.0
    starts.append(end)
    let estimate = estimate
    for extent in known {
      end += extent ?? estimate
      starts.append(end)
    }
  }
}
