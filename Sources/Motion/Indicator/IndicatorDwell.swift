public import Graphics

/// How much of the current page's time is over, in a row that turns its pages by itself.
///
/// Time runs while nothing holds it up. A page that comes begins at nothing, and what was filled
/// before empties in 0.24 s while the bright dot travels.
public struct IndicatorDwell: Sendable {
  private static let travel = Animation.easeInOut(duration: 0.24)
  /// How long a page is shown, in seconds; nil: until somebody turns it.
  public private(set) var duration: Seconds?
  /// The time that was over when it last began or ceased to run, in seconds.
  private var elapsed: Seconds = 0
  /// Since when time runs; nil: it stands still.
  private var start: Seconds?
  /// What empties.
  private var rest = Animated(0.0)

  /// Makes a row whose pages stay.
  public init() {}

  /// Sets how long a page is shown; the share that is over stays the same, and with nil empties.
  ///
  /// What is not a positive number counts as nil.
  public mutating func show(for duration: Seconds?, at time: Seconds) {
    let duration = duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    guard duration != self.duration else { return }
    let share = share(at: time)
    if duration == nil { restart(isAtOnce: false, at: time) }
    self.duration = duration
    elapsed = share * (duration ?? 0)
    if start != nil { start = time }
  }

  /// Lets time run, or stand still.
  public mutating func run(_ runs: Bool, at time: Seconds) {
    guard runs != (start != nil) else { return }
    elapsed = elapsed(at: time)
    start = runs ? time : nil
  }

  /// The page begins anew.
  /// - Parameters:
  ///   - isAtOnce: Whether what was filled is gone at once.
  ///   - time: The time, in seconds.
  public mutating func restart(isAtOnce: Bool, at time: Seconds) {
    rest = Animated(level(at: time))
    rest.set(0, with: isAtOnce ? nil : Self.travel, at: time)
    elapsed = 0
    if start != nil { start = time }
  }

  /// How much is filled, 0…1.
  public func level(at time: Seconds) -> Double { max(share(at: time), rest.value(at: time)) }

  /// Whether something empties, so that the next frame differs from this one.
  public func isMoving(at time: Seconds) -> Bool { rest.isMoving(at: time) }

  /// When the page's time is over, as things are; nil: never.
  public var end: Seconds? {
    guard let duration, let start else { return nil }
    return start + max(0, duration - elapsed)
  }

  private func elapsed(at time: Seconds) -> Seconds { elapsed + max(0, time - (start ?? time)) }

  private func share(at time: Seconds) -> Double {
    duration.map { min(1, elapsed(at: time) / $0) } ?? 0
  }
}
