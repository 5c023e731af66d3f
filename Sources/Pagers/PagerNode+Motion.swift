import Graphics
import Interface
import Motion

extension PagerNode {
  /// The pages of the data.
  var pageBounds: PageBounds { PageBounds(count: source.count) }

  /// The page that is seen in a slot of the row.
  func page(in slot: Int) -> Int { slot == jump?.slot ? jump?.page ?? slot : slot }

  /// The page that is at rest, or that the motion goes to.
  var target: Int { page(in: pager.target) }

  /// The position among the pages, far jumps stretched over all the pages that they pass.
  var position: Double { jump?.pagePosition(at: pager.position) ?? pager.position }

  /// The distance from one page to the next, in points.
  var pitch: Double { max(1, size.width + settings.spacing) }

  /// 1 where the next page lies on the right, −1 where it lies on the left.
  var direction: Double { environment.layoutDirection == .leftToRight ? 1 : -1 }

  /// The pages that can be seen, and how far to the right each is.
  var visiblePages: [(page: PageNode, x: Double)] {
    guard size.width > 0 else { return [] }
    let first = Int(pager.position.rounded(.down))
    return [first, first + 1].compactMap { slot in
      let x = (Double(slot) - pager.position) * pitch * direction
      guard abs(x) < size.width, pager.bounds.contains(slot), let page = pages[page(in: slot)]
      else { return nil }
      return (page, x)
    }
  }

  // MARK: Turns

  /// Marks where a turn begins; one that is still on its way elsewhere counts as done.
  func beginTurn() {
    if let turn, turn.origin != pager.target { completeTurn() }
    guard turn == nil, source.count > 0 else { return }
    turn = PageTurn(origin: pager.target, originID: source.id(target))
  }

  /// Goes to a page: beside the present one by a turn, farther by one slide, and at once when the
  /// pages already move.
  func go(to index: Int) {
    let index = pageBounds.clamp(index)
    guard index != target else { return }
    let isNear = abs(index - target) == 1
    let isAtOnce = pager.isSettling || pager.isDragging && !isNear || pager.rules.settle == nil
    if jump != nil { finishJump() }
    beginTurn()
    if isAtOnce {
      pager.jump(to: index)
    } else {
      if !isNear { beginJump(to: index) }
      pager.settle(to: index, at: host.now)
    }
    host.animate(self)
  }

  private func beginJump(to index: Int) {
    let page = target
    let slot = index > page ? index - 1 : index + 1
    jump = FarJump(
      slot: slot, page: page, pageID: source.id(page), target: index, targetID: source.id(index))
    turn?.origin = slot
    pager.jump(to: slot)
    confine()
  }

  /// Limits the row to the pages that can be reached: in a far jump not those that it passes.
  func confine() {
    guard let jump else { return pager.bounds = pageBounds }
    let (first, last) = (0, source.count - 1)
    pager.bounds =
      jump.target > jump.slot
      ? PageBounds(lower: jump.slot, upper: last) : PageBounds(lower: first, upper: jump.slot)
  }

  /// Ends a far jump at once, on the page that it goes to.
  func finishJump() {
    completeTurn()
    endJump()
  }

  private func endJump() {
    guard jump != nil else { return }
    let page = target
    jump = nil
    confine()
    pager.jump(to: page)
  }

  /// The pages have come to rest.
  func rest() {
    turn = nil
    endJump()
  }
}
