import Paging

extension View {
  /// Makes the view a column of rows of files, which begins at one and in which ↑ and ↓ move the
  /// focus.
  /// - Parameters:
  ///   - photo: The photo in view as a page: without a focus ↑ and ↓ go to its row.
  ///   - index: The number of its row, to begin at.
  ///   - rowHeight: The height of a row, in points.
  ///   - focused: Told which file's row got the focus.
  func fileRows(
    at photo: Photo?, index: Int, rowHeight: Double, focused: @escaping (Photo) -> Void
  ) -> some View {
    modifier(FileRowsModifier(photo: photo, index: index, rowHeight: rowHeight, focused: focused))
  }
}

/// Makes a column of rows.
struct FileRowsModifier: NodeModifier {
  let photo: Photo?
  let index: Int
  let rowHeight: Double
  let focused: (Photo) -> Void

  func make(in context: ViewContext) -> FileRowsNode {
    FileRowsNode(
      start: Rect(x: 0, y: Double(index) * rowHeight, width: 1, height: rowHeight), in: context)
  }

  func update(_ node: FileRowsNode, in context: ViewContext) {
    (node.photo, node.focused) = (photo, focused)
  }
}

/// The node of a column of rows.
final class FileRowsNode: ContentNode {
  /// The photo in view as a page.
  var photo: Photo?
  /// Told which file's row got the focus.
  var focused: (Photo) -> Void = { _ in }
  /// What is to be in view at first; nil: it was.
  private var start: Rect?

  init(start: Rect, in context: ViewContext) {
    self.start = start
    super.init(in: context)
  }

  // The rows are known to be as long as they are only after the first frame.
  override func didAppear() { host.animate(self) }

  override func advance(to now: Seconds) -> Bool {
    guard let start else { return false }
    self.start = nil
    scroller?.jump(to: start)
    return false
  }

  private var scroller: ScrollNode? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? ScrollNode }.first
  }

  override func key(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.down, []): moveFocus(by: 1)
    case (.up, []): moveFocus(by: -1)
    default: false
    }
  }

  /// Moves the focus to the row before or after; without a focus to the row of the photo in view,
  /// or where that was scrolled away, to the first row that is seen.
  private func moveFocus(by step: Int) -> Bool {
    let (focus, rows) = (host.input.focus, rows(below: self))
    let current = rows.firstIndex { focus.isInside($0) }
    guard
      let next = current.map({ $0 + step })
        ?? rows.firstIndex(where: { $0.photo == photo && isInView($0) })
        ?? rows.firstIndex(where: isInView),
      rows.indices.contains(next), let target = rows[next].focusTarget
    else { return current != nil }
    focus.move(to: target)
    focused(rows[next].photo)
    return true
  }

  /// The rows that exist: those in view and some before and after them.
  private func rows(below node: Node) -> [FileRowNode] {
    (node as? FileRowNode).map { [$0] } ?? node.children.flatMap(rows)
  }

  private func isInView(_ row: FileRowNode) -> Bool {
    guard let scroller else { return true }
    let view = scroller.transformToWindow.apply(to: scroller.bounds)
    let top = row.transformToWindow.apply(to: row.bounds).minY
    return top > view.minY - 1 && top < view.maxY
  }
}
