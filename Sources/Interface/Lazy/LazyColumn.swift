import Graphics

/// The rows of a lazy stack one below the other, at a width.
///
/// It is made anew for each layout: which parts there are is read from the tree.
struct LazyColumn {
  /// One view, or the rows of a `ForEach`.
  enum Part {
    case view(Node)
    case rows(ForEachNode)

    var count: Int { if case .rows(let rows) = self { rows.extents.count } else { 1 } }
  }

  /// A row: the part that it belongs to, and its number there.
  struct Place: Comparable {
    var part: Int
    var index: Int

    static func < (a: Place, b: Place) -> Bool { (a.part, a.index) < (b.part, b.index) }
  }

  let parts: [Part]
  let layout: StackLayout
  let width: Double?

  init(below node: Node, layout: StackLayout, width: Double?) {
    parts = Self.parts(of: node)
    self.layout = layout
    self.width = width
  }

  private static func parts(of node: Node) -> [Part] {
    node.children.flatMap { child -> [Part] in
      if let each = child as? ForEachNode, each.stack != nil { return [.rows(each)] }
      return child.isGroup ? parts(of: child) : [.view(child)]
    }
  }

  /// What rows are offered.
  var offer: ProposedSize { ProposedSize(width: width) }

  /// The gap between two rows, in points.
  var gap: Double { layout.spacing ?? StackLayout.defaultSpacing }

  /// The length of all rows and the gaps between them, as far as it is known.
  var length: Double { max(0, start(ofPart: parts.count) - gap) }

  /// Where a row begins.
  func start(of place: Place) -> Double {
    let start = start(ofPart: place.part)
    guard case .rows(let each) = parts[place.part] else { return start }
    return start + each.extents.start(of: place.index)
  }

  private func start(ofPart number: Int) -> Double {
    parts.prefix(number).reduce(0) { $0 + extent(of: $1) }
  }

  /// The length of a part, the gap after it included, as far as it is known.
  func extent(of part: Part) -> Double {
    switch part {
    case .view(let node): extent(of: node)
    case .rows(let each): each.extents.total
    }
  }

  /// The row at a distance from the start, the nearest one where there is none.
  func place(at distance: Double) -> Place? {
    var start = 0.0
    var last: Place?
    for (number, part) in parts.enumerated() where part.count > 0 {
      last = Place(part: number, index: 0)
      if case .rows(let each) = part { last?.index = each.extents.index(at: distance - start) }
      start += extent(of: part)
      if distance < start { break }
    }
    return last
  }

  /// The row after another one; nil: that was the last.
  func place(after place: Place) -> Place? {
    if place.index + 1 < parts[place.part].count {
      return Place(part: place.part, index: place.index + 1)
    }
    let next = parts.indices.dropFirst(place.part + 1).first { parts[$0].count > 0 }
    return next.map { Place(part: $0, index: 0) }
  }

  /// The row before another one; nil: that was the first.
  func place(before place: Place) -> Place? {
    if place.index > 0 { return Place(part: place.part, index: place.index - 1) }
    let previous = parts.indices.prefix(place.part).last { parts[$0].count > 0 }
    return previous.map { Place(part: $0, index: parts[$0].count - 1) }
  }

  /// The node of a row, made if there is none.
  func node(of place: Place) -> Node {
    switch parts[place.part] {
    case .view(let node): node
    case .rows(let each): each.row(at: place.index, arranged: layout)
    }
  }

  /// Measures a row and remembers how long it is, the gap after it included.
  func measure(_ place: Place) -> Double {
    let extent = extent(of: node(of: place))
    if case .rows(let each) = parts[place.part] { each.extents.set(extent, at: place.index) }
    return extent
  }

  /// A row without a view takes no place, and has no gap after it either.
  private func extent(of node: Node) -> Double {
    if let row = node as? LazyRowNode, row.items.isEmpty { return 0 }
    return node.measure(offer).height + gap
  }
}
