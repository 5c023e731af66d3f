import Graphics

/// Lays views out one after the other along an axis.
///
/// The least flexible views choose first; what they leave is shared evenly by the rest.
struct StackLayout {
  var axis: Axis
  var spacing: Double
  /// Where views lie across the axis: 0 at its start, 1 at its end.
  var crossFraction: Double
  var isReversed = false

  /// A column without a gap: how several views lie where one is expected.
  static let vertical = StackLayout(axis: .vertical, spacing: 0, crossFraction: 0.5)

  func size(of items: [Node], proposal: ProposedSize) -> Size {
    let sizes = sizes(of: items, proposal: proposal)
    let length = sizes.reduce(gaps(items)) { $0 + axis.length(of: $1) }
    return axis.size(length: length, breadth: sizes.map { axis.breadth(of: $0) }.max() ?? 0)
  }

  func place(_ items: [Node], in size: Size) {
    let sizes = sizes(of: items, proposal: ProposedSize(size))
    var position = 0.0
    for (item, itemSize) in zip(items, sizes) {
      let length = axis.length(of: itemSize)
      let cross = (axis.breadth(of: size) - axis.breadth(of: itemSize)) * crossFraction
      let along = isReversed ? axis.length(of: size) - position - length : position
      item.place(
        at: axis == .horizontal ? Point(x: along, y: cross) : Point(x: cross, y: along),
        size: itemSize)
      position += length + spacing
    }
  }

  private func gaps(_ items: [Node]) -> Double { spacing * Double(max(0, items.count - 1)) }

  private func sizes(of items: [Node], proposal: ProposedSize) -> [Size] {
    let breadth = axis.breadth(of: proposal)
    guard let length = axis.length(of: proposal) else {
      return items.map { $0.measure(axis.proposal(length: nil, breadth: breadth)) }
    }
    var sizes = [Size](repeating: .zero, count: items.count)
    var left = length - gaps(items)
    var waiting = items.count
    for index in orderOfChoice(items, breadth: breadth) {
      let share = max(0, left / Double(waiting))
      sizes[index] = items[index].measure(axis.proposal(length: share, breadth: breadth))
      left -= axis.length(of: sizes[index])
      waiting -= 1
    }
    return sizes
  }

  private func orderOfChoice(_ items: [Node], breadth: Double?) -> [Int] {
    let flexibility = items.map { item in
      let most = item.measure(axis.proposal(length: .infinity, breadth: breadth))
      let least = item.measure(axis.proposal(length: 0, breadth: breadth))
      return axis.length(of: most) - axis.length(of: least)
    }
    return items.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
  }
}
