extension EnvironmentValues {
  private enum IsScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

  /// Whether scroll views take scrolling.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps the scroll views in this view from being scrolled by gestures, wheels and keys.
  ///
  /// What is in them still reacts, and the focus still brings what it rests on into view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
}
