import Graphics
import Motion

extension ForEachNode {
  /// Takes new elements: rows whose element is still there are updated, the others are dropped.
  func showRows(_ source: ElementSource, in context: ViewContext) {
    let isFirst = rowSource == nil
    let old = rowSource ?? .empty
    rowSource = source
    guard !isFirst else {
      extents = RowExtents(count: source.count)
      return invalidateLayout()
    }
    follow(from: ids ?? old.ids, to: source.ids, in: context)
    var context = context
    context.container = nil
    for (index, row) in rows.sorted(by: { $0.key < $1.key }) {
      row.environment = context.environment
      source.fill(row, index, context)
    }
    invalidateLayout()
  }

  private func follow(from old: [AnyHashable], to new: [AnyHashable], in context: ViewContext) {
    ids = new
    guard old != new else { return }
    let moves = ElementMoves(from: old, to: new)
    extents.move(moves)
    var moved: [Int: LazyRowNode] = [:]
    for (index, row) in rows {
      guard let place = moves[index] else { continue }
      row.index = place
      moved[place] = row
    }
    rows = moved
    exchangeChildren(sortedRows, in: context) { AnyHashable(ObjectIdentifier($0)) }
  }

  /// The row of an element, made if there is none.
  func row(at index: Int, arranged column: StackLayout) -> LazyRowNode {
    let row = rows[index] ?? makeRow(at: index)
    row.arrange(column)
    return row
  }

  private func makeRow(at index: Int) -> LazyRowNode {
    let context = ViewContext(host: host, environment: environment)
    let row = LazyRowNode(in: context)
    row.index = index
    rows[index] = row
    rowSource?.fill(row, index, context)
    return row
  }

  /// Drops all rows but some.
  func keepRows(_ range: Range<Int>) {
    for index in rows.keys where !range.contains(index) { rows[index] = nil }
    setChildren(sortedRows)
  }

  private var sortedRows: [LazyRowNode] { rows.sorted { $0.key < $1.key }.map(\.value) }
}
