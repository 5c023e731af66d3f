import Graphics
import Motion

extension InputRouter {
  /// A pinch belongs to the innermost node under the pointer that takes its first step.
  func route(_ event: PinchEvent) {
    if event.phase == .began {
      pinching = hits(at: event.position).first { $0.pinch(event) }
      return
    }
    _ = pinching?.pinch(event)
    if event.phase != .changed { pinching = nil }
  }
}
