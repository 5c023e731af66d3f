import Graphics

/// Lays views out one after the other along an axis.
///
/// The least flexible views choose first; what they leave is shared evenly by the rest. Spacers
/// choose last: until then only their least extent is set aside.
struct StackLayout: Equatable {
  var axis: Axis
  /// The gap between views in points; nil: 8, and none beside a spacer.
  var spacing: Double?
  /// Where views lie across the axis: 0 at its start, 1 at its end.
  var crossFraction: Double
  var isReversed = false
  /// Whether a row's first lines of text stand on one line.
  var alignsBaselines = false

  /// A column without a gap: how several views lie where one is expected.
  static let vertical = StackLayout(axis: .vertical, spacing: 0, crossFraction: 0.5)

  /// Views one below the other.
  static func column(
    _ alignment: HorizontalAlignment, spacing: Double?, direction: LayoutDirection
  ) -> StackLayout {
    StackLayout(
      axis: .vertical, spacing: spacing, crossFraction: alignment.fraction(in: direction))
  }

  /// The gap between two views where none is given, in points.
  static let defaultSpacing = 8.0

  /// The extent of all items and gaps for an offer.
  func size(of items: [Node], proposal: ProposedSize) -> Size {
    let shares = shares(of: items, proposal: proposal)
    let length = shares.reduce(gaps(after: items).reduce(0, +)) { $0 + axis.length(of: $1.size) }
    return axis.size(length: length, breadth: shares.map { axis.breadth(of: $0.size) }.max() ?? 0)
  }

  /// Places the items in the size that they answered to an offer.
  func place(_ items: [Node], in size: Size, proposal: ProposedSize) {
    let shares = shares(of: items, proposal: proposal)
    let gaps = gaps(after: items)
    var position = 0.0
    for (index, share) in shares.enumerated() {
      let length = axis.length(of: share.size)
      let cross = (axis.breadth(of: size) - axis.breadth(of: share.size)) * crossFraction
      let along = isReversed ? axis.length(of: size) - position - length : position
      items[index].place(
        at: axis == .horizontal ? Point(x: along, y: cross) : Point(x: cross, y: along),
        size: share.size, proposal: share.proposal)
      position += length + gaps[index]
    }
    if alignsBaselines { alignBaselines(of: items) }
  }

  private func alignBaselines(of items: [Node]) {
    let lowest = items.map(\.firstTextBaseline).max() ?? 0
    for item in items { item.origin.y = lowest - item.firstTextBaseline }
  }

  /// The gap after each item, 0 after the last.
  private func gaps(after items: [Node]) -> [Double] {
    items.indices.map { index in
      guard index + 1 < items.count else { return 0 }
      if let spacing { return spacing }
      return items[index].isSpacer || items[index + 1].isSpacer ? 0 : Self.defaultSpacing
    }
  }
}

// MARK: - Sharing

extension StackLayout {
  /// What an item was offered and what it took.
  private struct Share {
    var proposal = ProposedSize.unspecified
    var size = Size.zero
  }

  private func shares(of items: [Node], proposal: ProposedSize) -> [Share] {
    let breadth = axis.breadth(of: proposal)
    var shares = [Share](repeating: Share(), count: items.count)
    func offer(_ length: Double?, to index: Int) -> Double {
      let proposal = axis.proposal(length: length, breadth: breadth)
      shares[index] = Share(proposal: proposal, size: items[index].measure(proposal))
      return axis.length(of: shares[index].size)
    }
    guard let length = axis.length(of: proposal) else {
      for index in items.indices { _ = offer(nil, to: index) }
      return shares
    }
    let spacers = items.indices.filter { items[$0].isSpacer }
    let others = items.indices.filter { !items[$0].isSpacer }
    let reserve = spacers.reduce(0) { $0 + leastLength(of: items[$1], breadth: breadth) }
    var left = length - gaps(after: items).reduce(reserve, +)
    for group in [others, spacers] {
      var waiting = group.count
      for index in orderOfChoice(group, of: items, breadth: breadth) {
        let taken = offer(max(0, left / Double(waiting)), to: index)
        if left.isFinite { left -= taken }
        waiting -= 1
      }
      left += reserve
    }
    return shares
  }

  private func orderOfChoice(_ group: [Int], of items: [Node], breadth: Double?) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibility = group.map { index in
      let most = items[index].measure(axis.proposal(length: .infinity, breadth: breadth))
      return axis.length(of: most) - leastLength(of: items[index], breadth: breadth)
    }
    return group.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }.map { group[$0] }
  }

  private func leastLength(of item: Node, breadth: Double?) -> Double {
    axis.length(of: item.measure(axis.proposal(length: 0, breadth: breadth)))
  }
}
