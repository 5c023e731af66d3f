import Graphics
import Interface
import Motion

extension PagerNode {
  /// Brings the pager to the page that is selected and to the pages that the data hold.
  ///
  /// The page in view is known by its identifier: when data are inserted or removed before it, it
  /// stays where it is and only its number changes.
  func reconcile(with index: Int) {
    guard let known, hasPages else { return restart(at: index) }
    follow(known)
    if index != known.index { go(to: index) }
    settleIndex()
    if pager.isSettling { host.animate(self) }
  }

  /// Rests on a page: there were none before, or there are none now.
  private func restart(at index: Int) {
    jump = nil
    turn = nil
    confine()
    pager.jump(to: index)
    settleIndex()
  }

  /// Renumbers everything that names a page, by the identifiers of the elements.
  private func follow(_ known: (index: Int, id: AnyHashable)) {
    let (anchor, id) = jump.map { ($0.target, $0.targetID) } ?? (known.index, known.id)
    let shift = (source.index(id, anchor) ?? anchor) - anchor
    followJump(shift)
    if shift != 0 { pager.rebase(by: shift) }
    confine()
  }

  private func followJump(_ shift: Int) {
    guard var jump else { return followTurn(shift) }
    let isOrigin = turn?.origin == jump.slot
    jump.slot += shift
    jump.target += shift
    let page = source.index(jump.pageID, jump.page)
    // A target that is gone leaves nothing to go to, a page that is gone nothing to go from.
    guard let page, pageBounds.contains(jump.target), page != jump.target else {
      self.jump = nil
      return followTurn(shift)
    }
    jump.page = page
    jump.targetID = source.id(jump.target)
    self.jump = jump
    if isOrigin { turn?.origin = jump.slot } else { followTurn(shift) }
  }

  private func followTurn(_ shift: Int) {
    guard let turn else { return }
    let place = turn.origin + shift
    self.turn?.origin =
      source.index(turn.originID, place) ?? pageBounds.clamp(place)
  }

  /// Selects the page that the motion goes to, and remembers whose it is.
  func settleIndex() {
    guard hasPages else {
      known = nil
      return
    }
    let index = target
    known = (index, source.id(index))
    source.select(index)
  }
}
