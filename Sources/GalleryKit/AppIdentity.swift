/// Who this application is to the desktop and to people.
nonisolated enum AppIdentity {
  /// The application id: the name of the `.desktop` file, WM_CLASS and the Wayland app id.
  static let id = "org.paging.Gallery"

  /// The name shown in titles.
  static let name = "Gallery"

  /// The command's name, which begins every line it prints about a problem.
  static let command = "gallery"

  /// The version that `--version` prints.
  static let version = "0.1.0"
}
