public import Graphics

/// A step in the life of a mouse pointer or of a finger on a touchscreen.
nonisolated public struct PointerEvent: Sendable, Hashable {
  /// What happened to the pointer.
  public enum Phase: Sendable, Hashable {
    /// It moved with no button down; only mice do.
    case hovered
    /// It left the window; only mice do.
    case left
    /// A button or finger went down.
    case pressed
    /// It moved while down.
    case dragged
    /// The button or finger went up.
    case released
    /// The window system took the gesture away.
    case cancelled
  }

  /// The kind of device.
  public enum Source: Sendable, Hashable {
    /// A mouse, or a trackpad used as one.
    case mouse
    /// A finger on a touchscreen.
    case touch
  }

  /// A button of a mouse; a finger is always the primary one.
  public enum Button: Sendable, Hashable {
    /// The left button, or the one that the desktop swapped into its place.
    case primary
    /// The right button.
    case secondary
    /// The wheel pressed down.
    case middle
    /// The thumb button that goes back.
    case back
    /// The thumb button that goes forward.
    case forward
  }

  /// What happened.
  public var phase: Phase
  /// The kind of device.
  public var source: Source
  /// The button that went down or up, or that is held in a drag.
  public var button: Button
  /// Tells fingers apart; 0 for a mouse.
  public var id: Int
  /// Where, in points from the window's top-left corner.
  public var position: Point
  /// When.
  public var time: Seconds

  /// Makes an event from its parts.
  public init(
    _ phase: Phase, source: Source = .mouse, button: Button = .primary, id: Int = 0,
    position: Point, time: Seconds
  ) {
    self.phase = phase
    self.source = source
    self.button = button
    self.id = id
    self.position = position
    self.time = time
  }
}
