/// What views can ask of the window that shows them, through the environment's `window`.
@MainActor @preconcurrency public protocol WindowControl: AnyObject {
  /// The text of the title bar.
  var title: String { get set }
  /// Whether the window covers the whole screen.
  var isFullscreen: Bool { get set }
  /// The shape of the pointer over the window.
  var cursor: Cursor { get set }
  /// Closes the window; the last one ends the program.
  func close()
}
