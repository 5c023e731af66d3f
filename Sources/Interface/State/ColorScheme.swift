/// Whether a window is dark or light.
nonisolated public enum ColorScheme: Sendable, Hashable {
  /// Light text on a dark ground.
  case dark
  /// Dark text on a light ground.
  case light
}
