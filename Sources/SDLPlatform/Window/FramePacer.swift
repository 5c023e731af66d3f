internal import Graphics

/// Keeps frames a display's period apart where presenting does not wait for the display.
///
/// Frames lie on a grid, so that one that comes a little late does not move those after it.
struct FramePacer {
  /// Who keeps the pace.
  enum Pace {
    /// This timer: nothing else waits.
    case timer
    /// A driver, which is trusted unless frames come at more than twice the display's rate.
    case driver
    /// The compositor, which asks for each frame.
    case compositor

    /// The part of a period that must have passed since the frame before.
    fileprivate var share: Double {
      switch self {
      case .timer: 1
      case .driver: 0.5
      case .compositor: 0
      }
    }
  }

  private let pace: Pace
  /// The time of the last frame on the grid.
  private var last: Seconds = -.infinity

  init(_ pace: Pace) { self.pace = pace }

  /// When a frame that is ready may be followed by the next; the present if there is no hurry.
  mutating func nextFrame(after now: Seconds, period: Seconds) -> Seconds {
    let due = last + period
    let isEarly = now - last < period * pace.share
    // A frame that is late by less than half a period keeps the grid, others start a new one.
    last = isEarly || now - due < period / 2 && pace == .timer ? due : now
    return max(now, isEarly ? due : now)
  }
}
