import Graphics

extension InputRouter {
  func route(_ event: PointerEvent) {
    switch event.phase {
    case .hovered: hover(at: event.position)
    case .left: hover(at: nil)
    case .pressed: press(event)
    case .dragged:
      if event.button == .primary { arenas[event.id]?.handle(event) }
    case .released, .cancelled:
      if event.button == .primary { arenas.removeValue(forKey: event.id)?.handle(event) }
      if event.source == .mouse && event.phase == .released { hover(at: event.position) }
    }
  }

  private func press(_ event: PointerEvent) {
    focus.isVisible = false
    switch event.button {
    // The thumb buttons are the mouse's page keys, for what lies under it.
    case .back: turn(.pageUp, event)
    case .forward: turn(.pageDown, event)
    case .primary: begin(event)
    case .secondary, .middle: break
    }
  }

  private func turn(_ key: KeyEvent.Key, _ event: PointerEvent) {
    let key = KeyEvent(key, time: event.time)
    _ = scrollers(at: event.position).first { $0.key(key) }
  }

  private func begin(_ event: PointerEvent) {
    arenas.removeValue(forKey: event.id)?.cancel()
    // A recognizer follows one pointer: what another finger holds is not for this one.
    let busy = Set(arenas.values.flatMap(\.candidates).map(ObjectIdentifier.init))
    let all = topmostPath(at: event.position).flatMap(\.recognizers)
    let free = all.filter { !busy.contains(ObjectIdentifier($0)) }
    for recognizer in all where busy.contains(ObjectIdentifier(recognizer)) {
      recognizer.anotherPointerPressed()
    }
    let arena = GestureArena(free)
    arenas[event.id] = arena
    arena.handle(event)
  }

  /// Looks again at what lies under a pointer that rests while things move below it.
  func refreshHover() {
    if let pointer, arenas.isEmpty { hover(at: pointer) }
  }

  private func hover(at point: Point?) {
    pointer = point
    let now = point.map { topmostPath(at: $0) } ?? []
    for node in hovered where !now.contains(where: { $0 === node }) { node.hoverChanged(to: false) }
    for node in now where !hovered.contains(where: { $0 === node }) { node.hoverChanged(to: true) }
    hovered = now
    let cursor = now.lazy.compactMap(\.cursor).first ?? .arrow
    if let window = host.environment.window, window.cursor != cursor { window.cursor = cursor }
  }
}
