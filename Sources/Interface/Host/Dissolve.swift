import Graphics

/// The way from one look of a window to the next.
struct Dissolve {
  private let frame: StillFrame
  private let duration: Seconds
  /// When the first frame with the new look was made; nil: not yet.
  private var start: Seconds?

  /// Fades from a frame, from the next one on.
  init(from frame: StillFrame, over duration: Seconds) {
    self.frame = frame
    self.duration = duration
  }

  /// What is seen of the old look at the time of a frame; nil: nothing any more.
  mutating func veil(at now: Seconds) -> DrawList.Veil? {
    let start = start ?? now
    self.start = start
    guard now - start < duration else { return nil }
    return DrawList.Veil(frame, opacity: 1 - (now - start) / duration)
  }
}
