import Graphics
import Interface
import Motion

/// What happens elsewhere closes an open row.
extension SwipyNode {
  /// Rows see what happens in the window only as long as that concerns them.
  func watchTheRest() {
    if isUncovered || model.isScrolling {
      host.input.addObserver(self)
    } else {
      host.input.removeObserver(self)
    }
  }

  /// A pointer that went down on the row scrolls what is round it.
  func beginScrolling() {
    model.isScrolling = true
    watchTheRest()
  }

  /// One row of a window is open at a time.
  func closeOthers() {
    for case let row as SwipyNode in host.input.observingNodes
    where row !== self && row.motion.openEdge != nil {
      row.close()
    }
  }

  /// Clicks elsewhere and scrolling close the row.
  func see(_ event: InputEvent) {
    switch event {
    case .pointer(let event) where event.phase == .released || event.phase == .cancelled:
      endScrolling()
    case .pointer(let event) where event.phase == .pressed:
      closeUnless(isOver(event.position))
    case .scroll(let event) where trackpad == nil: see(event)
    case .wheel(let event):
      closeUnless(isOver(event.position) && abs(event.detents.dx) > abs(event.detents.dy))
    case .key(let event): closeUnless(!Self.scrollKeys.contains(event.key))
    case .pointer, .scroll, .pinch, .drop: break
    }
  }

  private func see(_ event: ScrollEvent) {
    seenScroll = event.phase == .began ? event.delta : seenScroll + event.delta
    guard max(abs(seenScroll.dx), abs(seenScroll.dy)) >= AxisLock.hair else { return }
    closeUnless(isOver(event.position) && AxisLock.axis(of: seenScroll) == .horizontal)
  }

  /// The keys that scroll lists.
  private static let scrollKeys: Set<KeyEvent.Key> = [.up, .down, .pageUp, .pageDown, .home, .end]

  private func closeUnless(_ isForThisRow: Bool) {
    if !isForThisRow && motion.openEdge != nil && !motion.isDragging { close() }
  }

  private func endScrolling() {
    guard model.isScrolling else { return }
    model.isScrolling = false
    watchTheRest()
  }
}
