internal import Glibc

/// A program with a window.
///
/// ```swift
/// @main struct Demo: App {
///   var body: some Scene {
///     WindowGroup("Demo") { ContentView() }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol App {
  /// The type of the program's content.
  associatedtype Body: Scene
  /// The program's window.
  @SceneBuilder var body: Body { get }
  /// Makes the program.
  init()
}

extension App {
  /// Runs the program with the usual options and ends the process.
  public static func main() { exit(Self().run()) }

  /// Opens the window and returns when it is closed, with the exit status for the process.
  ///
  /// The status is 0 after a window was closed or a signal asked the program to end, and 1 when no
  /// window could be opened; one line on standard error then says why.
  public func run(options: WindowOptions = WindowOptions()) -> Int32 {
    guard let scene = body.windowScene else { return 1 }
    return SceneRunner(scene: scene, options: options).run()
  }
}
