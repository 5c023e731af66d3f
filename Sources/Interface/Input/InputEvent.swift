public import Graphics

/// Something that a person did, as the window system told it.
nonisolated public enum InputEvent: Sendable, Hashable {
  /// A mouse pointer or a finger on a touchscreen.
  case pointer(PointerEvent)
  /// Continuous scrolling: two fingers on a trackpad, or another device without detents.
  case scroll(ScrollEvent)
  /// Detents of a mouse wheel.
  case wheel(WheelEvent)
  /// Two fingers that move apart, together or round each other on a trackpad.
  case pinch(PinchEvent)
  /// A key of the keyboard.
  case key(KeyEvent)
  /// Files or text dropped on the window.
  case drop(DropEvent)

  /// When it happened.
  public var time: Seconds {
    switch self {
    case .pointer(let event): event.time
    case .scroll(let event): event.time
    case .wheel(let event): event.time
    case .pinch(let event): event.time
    case .key(let event): event.time
    case .drop(let event): event.time
    }
  }
}
