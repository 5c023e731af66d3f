public import Graphics
import Motion

/// The node of a column of which only the rows exist that are near what is seen.
///
/// How long the others are is guessed from those that were measured. When a guess turns out wrong,
/// or rows come and go before what is seen, the scroller is moved along so that what is seen stays.
public final class LazyStackNode: ContentNode {
  private var layout = StackLayout.vertical
  private weak var scroller: ScrollNode?
  private var shownWidth: Double?
  /// The length that was last answered to those who asked.
  private var answeredLength = 0.0
  /// From where to where rows exist, in the stack's coordinates.
  private var covered = 0.0...0.0

  func arrange(_ layout: StackLayout) {
    guard layout != self.layout else { return }
    self.layout = layout
    invalidateLayout()
  }

  override var spacerAxis: Axis? { .vertical }
  override var isSpacer: Bool { false }
  override var passesTransitions: Bool { false }
  /// What changes in a row is laid out here; a new length is told by `invalidateSize`.
  public override var isLayoutBoundary: Bool { true }

  // MARK: Layout

  /// The offered width, and the length as far as it is known.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? items.map { $0.measure(.unspecified).width }.max() ?? 0
    answeredLength = column(proposal.width).length
    return Size(width: width, height: answeredLength)
  }

  private func column(_ width: Double?) -> LazyColumn {
    LazyColumn(below: self, layout: layout, width: width)
  }

  /// Makes and measures the rows near what is seen, drops the others, and places them.
  public override func layoutItems() {
    followScroller()
    let column = column(size.width)
    forgetExtents(in: column)
    guard let view = visibleRange ?? .some(0...Double.infinity), let anchor = anchor(column, view)
    else { return dropAll(column) }
    let rows = makeRows(column, around: anchor, covering: window(of: view))
    place(rows, column)
    let correction = column.start(of: anchor.place) - anchor.start
    covered = covered.moved(by: correction)
    tell(correction: isAtStart ? 0 : correction, length: column.length)
  }

  private func forgetExtents(in column: LazyColumn) {
    guard size.width != shownWidth else { return }
    shownWidth = size.width
    for case .rows(let each) in column.parts { each.extents.forget() }
  }

  private func dropAll(_ column: LazyColumn) {
    for case .rows(let each) in column.parts { each.keepRows(0..<0) }
    tell(correction: 0, length: column.length)
  }

  /// A row that is seen and where it is: one that was there before, so that it does not move, or
  /// the one that should be there.
  private func anchor(
    _ column: LazyColumn, _ view: ClosedRange<Double>
  ) -> (place: LazyColumn.Place, start: Double)? {
    for (number, part) in column.parts.enumerated() {
      guard case .rows(let each) = part else { continue }
      for (index, row) in each.rows.sorted(by: { $0.key < $1.key })
      where row.frame.maxY > view.lowerBound && row.frame.minY < view.upperBound {
        return (LazyColumn.Place(part: number, index: index), row.origin.y)
      }
    }
    return column.place(at: view.lowerBound).map { ($0, column.start(of: $0)) }
  }

  /// Makes the rows from an anchor up and down until they cover a window; answers the first and the
  /// last one.
  private func makeRows(
    _ column: LazyColumn, around anchor: (place: LazyColumn.Place, start: Double),
    covering window: ClosedRange<Double>
  ) -> ClosedRange<LazyColumn.Place> {
    var (first, last) = (anchor.place, anchor.place)
    var (top, bottom) = (anchor.start, anchor.start + column.measure(anchor.place))
    while top > window.lowerBound, let place = column.place(before: first) {
      first = place
      top -= column.measure(place)
    }
    while bottom < window.upperBound, let place = column.place(after: last) {
      last = place
      bottom += column.measure(place)
    }
    if column.place(before: first) == nil { top = -.infinity }
    if column.place(after: last) == nil { bottom = .infinity }
    covered = top...max(top, bottom)
    return first...last
  }

  private func place(_ rows: ClosedRange<LazyColumn.Place>, _ column: LazyColumn) {
    var start = 0.0
    for (number, part) in column.parts.enumerated() {
      switch part {
      case .view(let node): place(node, at: start, column)
      case .rows(let each):
        each.keepRows(rows.indices(in: number, count: each.extents.count))
        for (index, row) in each.rows {
          place(row, at: start + each.extents.start(of: index), column)
        }
      }
      start += column.extent(of: part)
    }
  }

  private func place(_ node: Node, at start: Double, _ column: LazyColumn) {
    let extent = node.measure(column.offer)
    let x = (size.width - extent.width) * layout.crossFraction
    node.place(at: Point(x: x, y: start), size: extent, proposal: column.offer)
  }

  /// The scroller and those who asked for the size learn what has changed, before the next frame.
  private func tell(correction: Double, length: Double) {
    guard correction != 0 || length != answeredLength else { return }
    host.perform { [weak self] in
      guard let self else { return }
      scroller?.vertical.shift(by: correction)
      invalidateSize()
    }
  }

  // MARK: What is seen

  /// How much of the view's height is made before and after it.
  private static let margin = 0.5

  private func followScroller() {
    let node = sequence(first: container) { $0?.container }.first { $0 == nil || $0 is ScrollNode }
    let found = (node ?? nil) as? ScrollNode
    scroller = found?.axes.contains(.vertical) == true ? found : nil
    scroller?.addFollower(self)
  }

  /// Whether the content rests at its start, where what is new at the start should be seen.
  private var isAtStart: Bool { (scroller?.vertical.offset ?? 0) <= 0 }

  /// From where to where the stack is seen; nil: nothing scrolls it.
  private var visibleRange: ClosedRange<Double>? {
    guard let scroller else { return nil }
    var start = origin.y
    var node = container
    while let current = node, current !== scroller {
      start += current.origin.y
      node = current.container
    }
    let top = scroller.vertical.offset - start
    return top...(top + max(0, scroller.size.height))
  }

  private func window(of view: ClosedRange<Double>) -> ClosedRange<Double> {
    let margin = (view.upperBound - view.lowerBound) * Self.margin
    return (view.lowerBound - margin)...(view.upperBound + margin)
  }

  /// Another part of the stack is seen.
  func viewChanged() {
    guard let view = visibleRange else { return }
    let window = window(of: view)
    if window.lowerBound < covered.lowerBound || window.upperBound > covered.upperBound {
      invalidateLayout()
    }
  }

  /// How far a row is from being seen: 0 for one that is, else 1 and its distance in views.
  func remoteness(ofRow row: Node) -> Double {
    guard let view = visibleRange else { return 0 }
    let distance = max(view.lowerBound - row.frame.maxY, row.frame.minY - view.upperBound)
    return distance < 0 ? 0 : 1 + distance / max(1, view.upperBound - view.lowerBound)
  }

  /// How far a shadow may fall from a row that is not seen itself, in points.
  private static let shadowReach = 64.0

  /// Draws the rows that are seen.
  public override func draw(into canvas: inout Canvas) {
    guard let view = visibleRange else { return drawItems(into: &canvas) }
    for item in drawnItems
    where item.frame.maxY > view.lowerBound - Self.shadowReach
      && item.frame.minY < view.upperBound + Self.shadowReach
    {
      item.drawPlaced(into: &canvas)
    }
  }
}

extension Node {
  /// Where the node lies in its parent.
  fileprivate var frame: Rect { Rect(origin: origin, size: size) }
}

extension ClosedRange<LazyColumn.Place> {
  /// The numbers of the rows of a part that are among these.
  fileprivate func indices(in part: Int, count: Int) -> Range<Int> {
    guard (lowerBound.part...upperBound.part).contains(part) else { return 0..<0 }
    let start = part > lowerBound.part ? 0 : lowerBound.index
    return start..<(part < upperBound.part ? count : upperBound.index + 1)
  }
}

extension ClosedRange<Double> {
  fileprivate func moved(by distance: Double) -> ClosedRange {
    (lowerBound + distance)...(upperBound + distance)
  }
}
