/// Where in its life a gesture of scrolling, or of pinching, is.
public enum ScrollPhase: String, Sendable, Hashable {
  /// The first movement; without any, fingers rest on the trackpad and may be about to move.
  case began
  /// More movement.
  case changed
  /// The fingers lifted, or the device went quiet.
  case ended
  /// The window system took the gesture away.
  case cancelled
}
