import Graphics
import Interface
import Motion

extension PagerNode {
  /// The page that is seen in a slot of the row.
  func page(in slot: Int) -> Int { slot == standIn?.slot ? standIn?.page ?? slot : slot }

  /// The page that is at rest, or that the motion goes to.
  var target: Int { page(in: pager.target) }

  /// The position among the pages, far jumps stretched over all the pages that they pass.
  var position: Double {
    guard let standIn else { return pager.position }
    let done = (pager.position - Double(standIn.slot)) / Double(standIn.target - standIn.slot)
    return Double(standIn.page) + Double(standIn.target - standIn.page) * done
  }

  /// How far the turn in progress is; at rest, that there is none.
  var translation: PagingTranslation {
    let current = turnOrigin ?? target
    let distance = position - Double(current)
    if let standIn, standIn.page == current {
      let whole = Double(standIn.target - standIn.page)
      return PagingTranslation(
        currentIndex: current, nextIndex: standIn.target,
        progress: min(1, max(0, distance / whole)))
    }
    let next = distance == 0 ? current : pager.bounds.clamp(current + (distance > 0 ? 1 : -1))
    return PagingTranslation(
      currentIndex: current, nextIndex: next, progress: min(1, abs(distance)))
  }

  // MARK: Index and data

  /// Brings the pager to the index that the binding holds and to the pages that the data hold.
  ///
  /// The page in view is known by its identifier: when data are inserted or removed before it, it
  /// stays where it is and only its number changes.
  func reconcile(with index: Int) {
    let bounds = PageBounds(count: source.count)
    guard let known, !bounds.isEmpty else {
      pager.bounds = bounds
      standIn = nil
      turnOrigin = nil
      pager.jump(to: index)
      return settleIndex()
    }
    if let place = source.index(of: known.id, hint: known.index), place != known.index {
      renumber(by: place - known.index)
    }
    pager.bounds = bounds
    if let page = standIn?.page, !bounds.contains(page) { standIn = nil }
    if index != known.index { go(to: index) }
    settleIndex()
    if pager.isSettling { host.animate(self) }
  }

  private func renumber(by shift: Int) {
    pager.rebase(by: shift)
    standIn?.slot += shift
    standIn?.page += shift
    standIn?.target += shift
    turnOrigin? += shift
    // The nodes are found again by their identifiers.
  }

  /// Writes the index if it is not the binding's already, and remembers whose it is.
  func settleIndex() {
    guard source.count > 0 else {
      known = nil
      return
    }
    let index = target
    known = (index, source.id(index))
    if settings.pageIndex.wrappedValue != index { settings.pageIndex.wrappedValue = index }
  }

  /// Goes to a page: beside the present one by a turn, farther by one slide, at once in a turn.
  func go(to index: Int) {
    let index = pager.bounds.clamp(index)
    guard index != target else { return }
    beginTurn()
    if pager.isSettling || pager.rules.settle == nil {
      standIn = nil
      pager.jump(to: index)
    } else if abs(index - target) == 1 || pager.isDragging {
      pager.settle(to: index, at: host.now)
    } else {
      let slot = index > target ? index - 1 : index + 1
      standIn = StandIn(slot: slot, page: target, target: index)
      pager.jump(to: slot)
      pager.settle(to: index, at: host.now)
    }
    host.animate(self)
  }

  /// Marks the page on which a turn begins.
  func beginTurn() { turnOrigin = target }

  /// A far jump is over, or went back to where it came from.
  func endJump() {
    guard let standIn else { return }
    self.standIn = nil
    if pager.settled == standIn.slot { pager.jump(to: standIn.page) }
  }

  // MARK: Nodes

  /// Makes the nodes that are near enough, brings them up to date and drops the others.
  func syncPages() {
    let wanted = wantedPages
    let isCurrent = pages.values.allSatisfy { $0.revision == revision }
    guard !isCurrent || Set(pages.keys) != wanted else { return }
    let context = ViewContext(host: host, environment: environment)
    var spare = pages
    var next: [Int: PageNode] = [:]
    for index in wanted {
      let id = source.id(index)
      let place = spare[index]?.id == id ? index : spare.first { $0.value.id == id }?.key
      let node = place.flatMap { spare.removeValue(forKey: $0) } ?? PageNode(in: context)
      node.id = id
      if node.revision != revision {
        node.revision = revision
        node.environment = environment
        source.update(node, index, context)
      }
      next[index] = node
    }
    pages = next
    setChildren(next.sorted { $0.key < $1.key }.map(\.value))
    host.visibilityChanged()
  }

  /// The pages around the position that exist, at most one and the offscreen ones of both sides.
  private var wantedPages: Set<Int> {
    guard source.count > 0 else { return [] }
    let (center, side) = (pager.nearest, settings.pagesPerSide)
    let slots = max(0, center - side)...min(source.count - 1, center + side)
    return Set(slots.map { page(in: $0) })
  }
}
