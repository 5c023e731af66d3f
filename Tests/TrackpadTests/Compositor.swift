public import CTrackpad
import FakeCompositor
import Testing

/// A compositor with a client that reads its trackpads, and the samples that the client got.
final class Compositor {
  private(set) var samples: [trackpad_sample] = []
  private let compositor: OpaquePointer
  private var trackpad: OpaquePointer?

  init() throws {
    compositor = try #require(fake_compositor_open())
    trackpad = wayland_trackpad_open(
      fake_compositor_client(compositor), fake_compositor_window(compositor), collect,
      Unmanaged.passUnretained(self).toOpaque())
    try #require(trackpad != nil)
    exchange()
  }

  deinit {
    close()
    fake_compositor_close(compositor)
  }

  /// Ends the client's reading.
  func close() {
    if let trackpad { wayland_trackpad_close(trackpad) }
    trackpad = nil
  }

  /// Whether a pointer is on the client's window.
  var isLive: Bool { trackpad.map { wayland_trackpad_is_live($0) } ?? false }

  func addSeat(version: Int32) throws -> OpaquePointer {
    let seat = try #require(fake_compositor_add_seat(compositor, version))
    exchange()
    return seat
  }

  func addGestures(version: Int32) {
    fake_compositor_add_gestures(compositor, version)
    exchange()
  }

  func removeGestures() {
    fake_compositor_remove_gestures(compositor)
    exchange()
  }

  /// Carries everything across.
  func exchange() { #expect(fake_compositor_exchange(compositor)) }

  /// Does something, carries it across, and answers the samples that come of it.
  func samples(after action: () -> Void) -> [trackpad_sample] {
    samples = []
    action()
    exchange()
    return samples
  }

  fileprivate func take(_ sample: trackpad_sample) { samples.append(sample) }
}

private func collect(_ context: UnsafeMutableRawPointer?, _ sample: UnsafePointer<trackpad_sample>?)
{
  guard let context, let sample else { return }
  Unmanaged<Compositor>.fromOpaque(context).takeUnretainedValue().take(sample.pointee)
}

extension trackpad_sample: @retroactive Equatable {
  /// A sample as a test writes it.
  init(
    _ kind: trackpad_kind, _ source: trackpad_source = TRACKPAD_UNKNOWN, at time: UInt32 = 0,
    dx: Float = 0, dy: Float = 0, clicksX: Float = 0, clicksY: Float = 0, scale: Float = 0,
    rotation: Float = 0
  ) {
    self.init(
      kind: UInt8(kind.rawValue), source: UInt8(source.rawValue), milliseconds: time, dx: dx,
      dy: dy, clicks_x: clicksX, clicks_y: clicksY, scale: scale, rotation: rotation)
  }

  public static func == (a: Self, b: Self) -> Bool {
    (a.kind, a.source, a.milliseconds) == (b.kind, b.source, b.milliseconds)
      && (a.dx, a.dy, a.clicks_x, a.clicks_y) == (b.dx, b.dy, b.clicks_x, b.clicks_y)
      && (a.scale, a.rotation) == (b.scale, b.rotation)
  }
}
