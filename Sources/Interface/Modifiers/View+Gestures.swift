extension View {
  /// Runs an action when the view is clicked or tapped.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture().onEnded { action() })
  }

  /// Adds a gesture to the view.
  public func gesture(_ gesture: some Gesture) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Takes keys that no view inside takes; the action answers whether it took one.
  public func onKeyPress(_ action: @escaping (KeyEvent) -> Bool) -> some View {
    modifier(KeyModifier(action: action))
  }
}
