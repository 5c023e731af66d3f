public import Graphics

/// How a program's window starts, for what its command line may say.
public struct WindowOptions: Sendable {
  /// The text of the title bar; nil: that of the `WindowGroup`.
  public var title: String?
  /// The first size in points.
  public var size = Size(width: 1280, height: 800)
  /// The smallest size in points that a person can give the window.
  public var minimumSize = Size(width: 360, height: 420)
  /// Whether the window first covers the whole screen.
  public var isFullscreen = false
  /// What draws the window.
  public var renderer = RendererChoice.auto
  /// The name of the program's `.desktop` file without its ending, by which desktops know the
  /// window: its class on X11 and its app id on Wayland.
  public var appID = "paging"
  /// A file that gets a line of JSON for each frame shown, and at each sleep and wake; nil: none.
  public var frameLogPath: String?
  /// A file that gets a line of JSON for each thing that a person's devices report; nil: none.
  public var recordingPath: String?
  /// A PNG file to draw the window's first complete state into, instead of opening it; nil: none.
  public var screenshotPath: String?
  /// Whether pages change at once instead of moving.
  public var reducesMotion = false
  /// Which colours the window uses.
  public var colorScheme = ColorSchemeChoice.system
  /// Called once, when the first frame is on the screen: the time for work that can wait.
  public var onFirstFrame: (@MainActor @Sendable () -> Void)?

  /// Makes options in which everything has its usual value.
  public init() {}
}
