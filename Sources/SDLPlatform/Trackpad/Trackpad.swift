internal import CSDL2
internal import CTrackpad
internal import Graphics

/// The trackpads over a window, with what SDL hides of them: source, lift, device time and pinches.
///
/// Their samples come as events in SDL's queue, in the place of SDL's own wheel events for the same
/// movements. There can be one such object at a time.
final class Trackpad {
  private let handle: OpaquePointer
  /// It must outlive what was opened on it.
  private let window: WindowHandle

  /// Starts reading, or returns nil where the window system tells no more than SDL does.
  init?(window: WindowHandle) {
    guard let handle = trackpad_open(window.pointer) else { return nil }
    self.handle = handle
    self.window = window
  }

  isolated deinit { trackpad_close(handle) }

  /// The sample that an event carries, or nil if it is another one.
  func sample(in event: SDL_Event) -> trackpad_sample? {
    var sample = trackpad_sample()
    let isSample = withUnsafePointer(to: event) { trackpad_read(handle, $0, &sample) }
    return isSample ? sample : nil
  }
}

extension trackpad_sample {
  /// When the device made the sample, by this process's clock, given when it arrived.
  ///
  /// Display servers count milliseconds on the same clock, in 32 bits; where one does not, the
  /// arrival has to do.
  func time(arrival: Seconds) -> Seconds {
    let now = Int(arrival * 1000)
    // Arrivals are rounded, so that a sample may seem to come a little before it was made.
    let age = Int(Int32(bitPattern: UInt32(truncatingIfNeeded: now) &- milliseconds))
    return (-10..<1000).contains(age) ? Double(now - age) / 1000 : arrival
  }
}
