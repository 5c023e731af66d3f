import Interface
import Motion

extension PagerNode {
  /// Tells everyone who follows the position where it is.
  func publish() {
    let position = source.count > 0 ? self.position : nil
    environment.pagePosition?.set(position, overscroll: pager.overscroll)
    if let position, position != publishedPosition {
      environment.onPagePositionChange?(position)
    }
    publishedPosition = position
    reportTranslation()
  }

  /// Reports a turn in every frame until its end; a turn that ended is reported once more, whole.
  private func reportTranslation() {
    guard turnOrigin != nil, source.count > 0 else { return }
    let isOver = pager.phase == .idle
    let translation = finalTranslation(isOver: isOver)
    if translation != reported {
      reported = translation
      settings.onTranslation?(translation)
    }
    if isOver {
      turnOrigin = nil
      reported = nil
    }
  }

  private func finalTranslation(isOver: Bool) -> PagingTranslation {
    guard isOver, let turnOrigin else { return translation }
    return PagingTranslation(
      currentIndex: turnOrigin, nextIndex: target, progress: target == turnOrigin ? 0 : 1)
  }
}
