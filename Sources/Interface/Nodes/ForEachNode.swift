/// The node of a `ForEach`.
public final class ForEachNode: Node {
  private var known: [ElementKey: Node] = [:]

  /// The children belong to the layout container above.
  public override var isGroup: Bool { true }

  func show<ID: Hashable>(_ elements: [(key: ID, view: some View)], _ context: ViewContext) {
    var seen: [ID: Int] = [:]
    var next: [ElementKey: Node] = [:]
    let nodes = elements.map { id, view in
      let key = ElementKey(id: id, repetition: seen[id, default: 0])
      seen[id, default: 0] += 1
      let node: Node
      if let old = known[key] {
        node = old
        context.update(old, with: view)
      } else {
        node = context.make(view)
      }
      next[key] = node
      return node
    }
    known = next
    setChildren(nodes)
  }
}

/// An element's identifier and how many elements before it have the same one.
private struct ElementKey: Hashable {
  let id: AnyHashable
  let repetition: Int
}
