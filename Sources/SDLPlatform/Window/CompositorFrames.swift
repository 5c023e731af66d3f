internal import CDisplays

/// When a Wayland compositor has taken the frame that was shown last, and wants the next.
final class CompositorFrames {
  private let handle: OpaquePointer
  /// It must outlive what was opened on it.
  private let window: WindowHandle

  /// Returns nil on another window system.
  init?(window: WindowHandle) {
    guard let handle = wayland_frames_open(window.pointer) else { return nil }
    self.handle = handle
    self.window = window
  }

  isolated deinit { wayland_frames_close(handle) }

  /// Whether the last frame has not been taken yet.
  var isWaiting: Bool { wayland_frames_is_waiting(handle) }

  /// Asks about the frame that is presented next, right before it is.
  func ask() { wayland_frames_ask(handle) }
}
