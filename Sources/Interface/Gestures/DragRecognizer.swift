import Graphics
import Motion

/// Recognizes a drag in any direction.
public final class DragRecognizer: GestureRecognizer {
  var minimumDistance = 10.0
  var changed: (DragGesture.Value) -> Void = { _ in }
  var ended: (DragGesture.Value) -> Void = { _ in }
  private var value: DragGesture.Value?
  private var startPosition = Point.zero
  private var tracker = VectorVelocityTracker()
  private var hasBegun = false

  /// Follows the pointer and claims it past the distance.
  public override func handle(_ event: PointerEvent) -> Verdict {
    switch event.phase {
    case .pressed:
      begin(event)
      return minimumDistance <= 0 ? follow(event) : .wait
    case .dragged: return follow(event)
    case .released: return end(event)
    case .hovered, .left, .cancelled: return .fail
    }
  }

  /// Ends a drag that was taken away where it began, so that it brings nothing about.
  public override func cancel() {
    if hasBegun, var value {
      value.location = value.startLocation
      value.velocity = .zero
      ended(value)
    }
    reset()
  }

  private func begin(_ event: PointerEvent) {
    reset()
    let location = location(of: event)
    startPosition = event.position
    value = DragGesture.Value(
      time: event.time, startLocation: location, location: location, velocity: .zero)
    tracker.begin(at: event.time)
  }

  private func follow(_ event: PointerEvent) -> Verdict {
    guard let value = move(to: event) else { return .fail }
    let distance = (event.position - startPosition).length
    guard hasBegun || distance >= minimumDistance else { return .wait }
    hasBegun = true
    changed(value)
    return .claim
  }

  private func end(_ event: PointerEvent) -> Verdict {
    guard hasBegun, let value = move(to: event) else {
      reset()
      return .fail
    }
    reset()
    ended(value)
    return .claim
  }

  private func move(to event: PointerEvent) -> DragGesture.Value? {
    guard var value else { return nil }
    let location = value.startLocation + (event.position - startPosition)
    tracker.add(location - value.location, at: event.time)
    let velocity = tracker.velocity(at: event.time)
    value.location = location
    value.time = event.time
    value.velocity = Size(width: velocity.dx, height: velocity.dy)
    self.value = value
    return value
  }

  private func reset() {
    value = nil
    hasBegun = false
    tracker = VectorVelocityTracker()
  }
}
