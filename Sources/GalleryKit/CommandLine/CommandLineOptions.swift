internal import Paging

/// What the command line asks for, as a value.
nonisolated struct CommandLineOptions: Sendable, Hashable {
  /// What to show, in the order given; empty for the user's own pictures.
  var operands: [Operand] = []
  /// What to sort by; nil keeps the operands' order, each folder's pictures by name.
  var order: PhotoOrder?
  /// Whether the subfolders of a folder are listed too.
  var isRecursive = false
  /// Whether the window begins in full screen.
  var isFullscreen = false
  /// Whether the first picture has the window to itself.
  var isPhotoView = false
  /// Whether pages change without motion, whatever the desktop says.
  var reducesMotion = false
  /// Which colours the window uses.
  var theme = ColorSchemeChoice.system
  /// What draws the window.
  var renderer = RendererChoice.auto
  /// The window's size in points; nil for the usual one.
  var size: Size?
  /// Where to write a picture of the first frame, after which the command ends.
  var screenshot: String?
  /// Where to write a line for each frame.
  var frameLog: String?
  /// Where to write a line for each report of a device.
  var recording: String?
}
