/// What `--help` prints.
enum HelpText {
  /// The text, no line wider than 80 columns.
  static var text: String {
    """
    Usage: \(Showcase.command) [options] [screen]

    Shows the components of the library Paging, each with what can be set of it.
    Without the name of a screen, a list of them.

    Screens:
    \(lines(Screen.all.map { ($0.name, $0.title) }))

    Options (--option VALUE or --option=VALUE):
    \(lines(ShowcaseOption.allCases.map { (head($0), $0.summary) }))

    Exit status: 0 all went well, 1 no window could be opened, 2 wrong usage.

    """
  }

  private static func head(_ option: ShowcaseOption) -> String {
    option.spelling + (option.valueName.map { " \($0)" } ?? "")
  }

  private static func lines(_ entries: [(String, String)]) -> String {
    let column = (entries.map(\.0.count).max() ?? 0) + 4
    return entries.map { head, summary in
      "  " + head + String(repeating: " ", count: column - 2 - head.count) + summary
    }
    .joined(separator: "\n")
  }
}
