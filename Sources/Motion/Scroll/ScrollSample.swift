/// What a device that scrolls reports, before anything is made of it.
public enum ScrollSample: Sendable, Hashable {
  /// Two fingers rest on the trackpad and have not moved.
  case touched
  /// A movement.
  case moved(ScrollMovement)
  /// The fingers have left the trackpad.
  case lifted
  /// How the scrolling ends will not be told: the pointer left the window, the device is gone, or
  /// the fingers are doing something else now.
  case lost
}
