import Graphics

extension InputRouter {
  /// A key goes to the innermost nodes first, on the branch of the focus before elsewhere; Tab,
  /// which nobody took, moves the focus.
  func route(_ event: KeyEvent) {
    if innermostFirst().contains(where: { $0.key(event) }) { return }
    if event.key == .tab && event.modifiers.isSubset(of: .shift) {
      focus.move(backwards: event.modifiers.contains(.shift))
    }
  }
}
