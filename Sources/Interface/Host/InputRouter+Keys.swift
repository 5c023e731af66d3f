import Graphics

extension InputRouter {
  /// Gives a key to the innermost nodes first, on the branch of the focus before elsewhere.
  ///
  /// What nobody took does what it does in every window.
  func route(_ event: KeyEvent) {
    if innermostFirst().contains(where: { $0.key(event) }) { return }
    let window = host.environment.window
    switch (event.key, event.modifiers) {
    case (.tab, []), (.tab, .shift): focus.move(backwards: event.modifiers == .shift)
    case _ where event.isRepeat: break
    case (.function(11), []): window?.isFullscreen.toggle()
    case (.character("q"), .control), (.character("w"), .control): window?.close()
    default: break
    }
  }
}
