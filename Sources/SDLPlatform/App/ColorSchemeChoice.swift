internal import Glibc
internal import Interface

/// Which colours a window uses.
nonisolated public enum ColorSchemeChoice: String, Sendable, CaseIterable {
  /// Dark.
  case dark
  /// Light.
  case light
  /// As the desktop; dark where it does not say.
  case system

  /// The scheme itself, given the desktop's wish.
  ///
  /// The environment variable `GTK_THEME`, in which people name themes such as `Adwaita:light`, comes
  /// before the desktop.
  @MainActor func resolved(desktop: ColorScheme?) -> ColorScheme {
    switch self {
    case .dark: return .dark
    case .light: return .light
    case .system:
      guard let theme = getenv("GTK_THEME") else { return desktop ?? .dark }
      return String(cString: theme).lowercased().hasSuffix("light") ? .light : .dark
    }
  }
}
