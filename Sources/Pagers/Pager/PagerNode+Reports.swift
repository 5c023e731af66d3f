import Interface
import Motion

extension PagerNode {
  /// Tells everyone who follows the position where it is.
  func publish() {
    let position = hasPages ? self.position : nil
    environment.pagePosition?.value = position
    environment.pagePosition?.leap =
      jump != nil && pager.isSettling ? number(of: target) : nil
    environment.pagePosition?.loops = source.count != nil
    environment.pagePosition?.isHeld = pager.isDragging
    if let position, position != publishedPosition {
      environment.onPagePositionChange?(position)
    }
    publishedPosition = position
    navigator.refresh()
    report(translation)
  }

  /// How far the turn in progress is; nil without one.
  ///
  /// While the pages go to another page, that is the next one. While they are held, or go back, it
  /// is the one on the side to which they are moved.
  private var translation: PagingTranslation? {
    guard let origin = turn?.origin, hasPages else { return nil }
    let distance = pager.position - Double(origin)
    let goal = pager.target
    if goal != origin {
      let share = distance / Double(goal - origin)
      return PagingTranslation(
        currentIndex: number(in: origin), nextIndex: number(in: goal),
        progress: min(1, max(0, share)))
    }
    let next = distance == 0 ? origin : pager.bounds.clamp(origin + (distance > 0 ? 1 : -1))
    return PagingTranslation(
      currentIndex: number(in: origin), nextIndex: number(in: next), progress: min(1, abs(distance))
    )
  }

  /// The number of the page in a slot.
  private func number(in slot: Int) -> Int { number(of: page(in: slot)) }

  /// Reports how far the turn is, once it has moved.
  private func report(_ translation: PagingTranslation?) {
    guard let translation, translation != turn?.reported else { return }
    if turn?.reported == nil && translation.progress == 0 { return }
    turn?.reported = translation
    settings.onTranslation?(translation)
  }

  /// Reports the turn as done, before it has come to rest.
  func completeTurn() {
    guard let origin = turn?.origin else { return }
    let isCancelled = pager.target == origin
    report(
      PagingTranslation(
        currentIndex: number(in: origin), nextIndex: number(of: target),
        progress: isCancelled ? 0 : 1))
    turn = nil
  }

  /// Tells that pictures may be wanted in another order.
  func publishView() {
    let view = PagesInView(visible: visiblePages.map(\.page.index), target: target)
    guard view != publishedView else { return }
    publishedView = view
    host.visibilityChanged()
  }
}
