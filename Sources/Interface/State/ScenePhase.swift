/// Whether a window can be seen.
nonisolated public enum ScenePhase: Sendable, Hashable {
  /// It is hidden or minimised, as far as the desktop tells: what happens by itself should wait.
  case background
  /// It can be seen.
  case active
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

  /// Whether the window can be seen.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
