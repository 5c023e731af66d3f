import Paging

/// Which digits of a counter are seen at a position of the pages.
struct CounterRoll: Equatable {
  /// One character of the counter, or two that change places.
  struct Column: Equatable {
    /// What goes away upwards.
    var leaving: String
    /// What comes from below.
    var coming: String
    /// How far the change is, 0…1.
    var progress: Double
  }

  /// The characters from the left.
  let columns: [Column]

  /// The characters at a position in pages.
  init(position: Double, total: Int) {
    let last = max(0, total - 1)
    let inside = min(max(0, position), Double(last))
    let page = Int(inside)
    let fraction = inside - Double(page)
    let step = min(1, max(0, (fraction - 0.3) / 0.4))
    let progress = step * step * (3 - 2 * step)
    let (from, to) = (Self.digits(page + 1, total), Self.digits(min(page, last - 1) + 2, total))
    let numbers = zip(from, total > 1 ? to : from).map { leaving, coming in
      let isRolling = leaving != coming && progress > 0
      return progress == 1
        ? Column(leaving: coming, coming: coming, progress: 0)
        : Column(
          leaving: leaving, coming: isRolling ? coming : leaving,
          progress: isRolling ? progress : 0)
    }
    let rest = "/\(total)".map { Column(leaving: String($0), coming: String($0), progress: 0) }
    columns = numbers.filter { $0.leaving != " " || $0.coming != " " } + rest
  }

  /// The digits of a number, with spaces in front for those that larger ones have.
  private static func digits(_ number: Int, _ total: Int) -> [String] {
    let text = String(number)
    let width = max(text.count, String(total).count)
    return (Array(repeating: " ", count: width - text.count) + text.map(Character.init))
      .map { String($0) }
  }
}
