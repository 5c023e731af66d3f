/// The node of a `ForEach`.
///
/// Its children are the nodes of the elements; in a lazy stack they are rows, and only those exist
/// that the stack asks for.
public final class ForEachNode: Node {
  /// The stack that makes only the rows that are near what is seen; nil: all elements have nodes.
  weak var stack: LazyStackNode?
  /// The elements that the stack chooses from; nil before the first ones.
  var rowSource: ElementSource?
  /// The identifiers of those elements; nil as long as nobody asked.
  var ids: [AnyHashable]?
  /// The rows that exist, by the number of their element.
  var rows: [Int: LazyRowNode] = [:]
  /// How long the rows are.
  var extents = RowExtents()
  private var known: [ElementKey: Node] = [:]

  /// The children belong to the layout container above.
  public override var isGroup: Bool { true }

  func show(_ source: ElementSource, in context: ViewContext) {
    stack == nil ? showAll(source, in: context) : showRows(source, in: context)
  }

  private func showAll(_ source: ElementSource, in context: ViewContext) {
    var seen: [AnyHashable: Int] = [:]
    var next: [ElementKey: Node] = [:]
    let nodes = (0..<source.count).map { index in
      let id = source.id(index)
      let key = ElementKey(id: id, repetition: seen[id, default: 0])
      seen[id, default: 0] += 1
      let node: Node
      if let old = known[key] ?? takeBack(AnyHashable(key)) {
        node = old
        source.update(old, index, context)
      } else {
        node = source.make(index, context)
      }
      next[key] = node
      return node
    }
    let old = known
    known = next
    exchangeChildren(nodes, in: context) { child in
      old.first { $0.value === child }.map { AnyHashable($0.key) }
    }
  }

  /// Rows that are out of view are needed the later, the farther away they are.
  public override func remoteness(of child: Node) -> Double { stack?.remoteness(ofRow: child) ?? 0 }
}

/// An element's identifier and how many elements before it have the same one.
private struct ElementKey: Hashable {
  let id: AnyHashable
  let repetition: Int
}
