public import Graphics

/// How far a device has scrolled, as it reports it.
public struct ScrollMovement: Sendable, Hashable {
  /// What scrolled, as far as the window system tells.
  public enum Device: String, Sendable, Hashable {
    /// The window system does not tell.
    case unknown
    /// Fingers on a trackpad; their lift is told too.
    case fingers
    /// A wheel that turns.
    case wheel
    /// A wheel that is tilted.
    case tilt
    /// Something without detents, whose end is not told.
    case continuous
  }

  /// What scrolled.
  public var device: Device
  /// The movement in units of scroll, positive towards content on the right and below.
  public var delta: Vector
  /// The same movement in clicks or detents of a wheel; zero for fingers and continuous devices.
  public var clicks: Vector

  /// Makes a movement from its parts.
  public init(_ device: Device, delta: Vector, clicks: Vector = .zero) {
    self.device = device
    self.delta = delta
    self.clicks = clicks
  }

  /// The movement of an unknown device that counts in clicks, each of which is 10 units of scroll.
  public init(clicks: Vector) { self.init(.unknown, delta: clicks * 10, clicks: clicks) }

  /// The units of scroll that the device makes of one click; 0 where it does not count in clicks.
  var unitsPerClick: Double {
    let (along, units) =
      abs(clicks.dx) > abs(clicks.dy) ? (clicks.dx, delta.dx) : (clicks.dy, delta.dy)
    return along == 0 ? 0 : units / along
  }
}
