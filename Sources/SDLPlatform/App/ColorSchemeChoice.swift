internal import Glibc
internal import Interface

/// Which colours a window uses.
public enum ColorSchemeChoice: String, Sendable, CaseIterable {
  /// Dark.
  case dark
  /// Light.
  case light
  /// As the desktop; dark where it does not say.
  case system

  /// The scheme itself; the desktop's is read from the environment variable `GTK_THEME`, in which
  /// desktops and people name themes such as `Adwaita:light`.
  var resolved: ColorScheme {
    switch self {
    case .dark: .dark
    case .light: .light
    case .system:
      getenv("GTK_THEME").map { String(cString: $0).lowercased().hasSuffix("light") } == true
        ? .light : .dark
    }
  }
}
