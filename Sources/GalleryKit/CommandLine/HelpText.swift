internal import CommandLines

/// What `--help` and `--version` print.
nonisolated enum HelpText {
  /// The line for `--version`.
  static let version = "\(AppIdentity.command) \(AppIdentity.version)\n"

  /// The text for `--help`, no line wider than 80 columns.
  static var text: String {
    """
    Usage: \(AppIdentity.command) [options] [file | folder | file://URI] ...

    Shows pictures one page at a time. A folder shows the pictures in it; one file
    alone opens its folder at that file; several are shown in the order given. With
    nothing named, your Pictures folder, or six samples if that holds no pictures.

      -       read paths from standard input, one per line
      -0      the same, each path ended by a NUL byte, as find -print0 writes them
      --      what follows are paths, even if they begin with a dash

    Options (--option VALUE or --option=VALUE; when repeated, the last counts):
    \(CommandLineOption.help(column: 28))

    Exit status: 0 all went well, 1 nothing to show, 2 wrong usage.

    """
  }
}
