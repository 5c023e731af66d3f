internal import CTrackpad
internal import Graphics
internal import Interface
internal import Motion

/// Adds the steps of a pinch up to what its events say.
struct PinchTracker {
  private var last: PinchEvent?

  /// Whether a pinch is in progress.
  var isActive: Bool { last != nil }

  /// The event that a sample makes, or nil if it has no part in a pinch.
  mutating func event(
    for sample: trackpad_sample, pointer: Point, at time: Seconds
  ) -> PinchEvent? {
    switch trackpad_kind(UInt32(sample.kind)) {
    case TRACKPAD_PINCH_BEGIN:
      last = PinchEvent(.began, scale: 1, position: pointer, time: time)
      return last
    case TRACKPAD_PINCH_UPDATE: return move(by: sample, at: time)
    case TRACKPAD_PINCH_END: return finish(.ended, at: time)
    case TRACKPAD_PINCH_CANCEL, TRACKPAD_LOSS: return finish(.cancelled, at: time)
    default: return nil
    }
  }

  private mutating func move(by sample: trackpad_sample, at time: Seconds) -> PinchEvent? {
    guard var event = last else { return nil }
    event.phase = .changed
    event.scale = Double(sample.scale)
    event.rotation += Double(sample.rotation)
    event.position = event.position + Vector(dx: Double(sample.dx), dy: Double(sample.dy))
    event.time = time
    last = event
    return event
  }

  private mutating func finish(_ phase: PinchEvent.Phase, at time: Seconds) -> PinchEvent? {
    guard var event = last else { return nil }
    event.phase = phase
    event.time = time
    last = nil
    return event
  }
}
