import CommandLines
import Glibc
import Paging

/// The showcase: a screen for each component of the library, with everything that can be set.
public enum Showcase {
  /// The command's name, which begins every line that it prints about a problem.
  nonisolated static let command = "showcase"

  /// Runs the program as its process's arguments say.
  ///
  /// - Returns: The exit status: 0 fine, 1 no window could be opened, 2 wrong usage.
  public static func run() -> Int32 {
    do {
      let arguments = try ShowcaseArguments(Array(CommandLine.arguments.dropFirst()))
      if arguments.wantsHelp {
        print(HelpText.text, terminator: "")
        return 0
      }
      return ShowcaseApp(model: ShowcaseModel(arguments)).run(options: arguments.window)
    } catch {
      let line = error.line(of: command) + "\n"
      _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      return UsageError.exitCode
    }
  }
}
