internal import CSDL2
internal import Graphics

/// Keeps frames apart where presenting does not wait for the display.
struct FramePacer {
  private var last: Seconds = 0

  /// Faster than any display, for those that do not tell their rate.
  private static let unknownRate = 240.0

  /// Waits for the rest of a display's period if less than half of it has passed since the last
  /// frame; a display that paces by itself never gets there.
  mutating func wait(refreshRate: Double?) {
    let period = 1 / (refreshRate ?? Self.unknownRate)
    let passed = MonotonicClock.now - last
    if passed < period / 2 { SDL_Delay(UInt32((period - passed) * 1000)) }
    last = MonotonicClock.now
  }
}
