internal import CommandLines

/// What `--help` prints.
enum HelpText {
  /// The text, no line wider than 80 columns.
  static var text: String {
    """
    Usage: \(Showcase.command) [options] [screen]

    Shows the components of the library Paging, each with what can be set of it.
    Without the name of a screen, a list of them.

    Screens:
    \(Screen.all.map(line).joined(separator: "\n"))

    Options (--option VALUE or --option=VALUE):
    \(ShowcaseOption.help(column: column))

    Exit status: 0 all went well, 1 no window could be opened, 2 wrong usage.

    """
  }

  private static let column = 32

  private static func line(_ screen: Screen) -> String {
    "  \(screen.name)" + String(repeating: " ", count: column - 2 - screen.name.count)
      + screen.title
  }
}
