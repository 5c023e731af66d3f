public import Graphics
import Motion

/// A drag with a mouse button or a finger.
public struct DragGesture: Gesture {
  /// Where a drag is.
  public struct Value: Sendable, Hashable {
    /// When the last movement was.
    public var time: Seconds
    /// Where the pointer went down, in the view's coordinates.
    public var startLocation: Point
    /// Where the pointer is, in the view's coordinates as they were at the start.
    public var location: Point
    /// How fast the pointer moves, in points per second.
    public var velocity: Size

    /// How far the pointer has come since it went down.
    public var translation: Size {
      Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  private let minimumDistance: Double
  private var changed: (Value) -> Void = { _ in }
  private var ended: (Value) -> Void = { _ in }

  /// Makes a gesture that begins when the pointer has moved by a distance in points.
  public init(minimumDistance: Double = 10) { self.minimumDistance = minimumDistance }

  /// The gesture with an action that runs at every movement.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// The gesture with an action that runs when the pointer goes up.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }

  /// Makes a recognizer for a node.
  public func makeRecognizer(for node: Node) -> DragRecognizer { DragRecognizer(node: node) }

  /// Gives the recognizer distance and actions.
  public func update(_ recognizer: DragRecognizer) {
    recognizer.minimumDistance = minimumDistance
    recognizer.changed = changed
    recognizer.ended = ended
  }
}

/// Recognizes a drag in any direction.
public final class DragRecognizer: GestureRecognizer {
  var minimumDistance = 10.0
  var changed: (DragGesture.Value) -> Void = { _ in }
  var ended: (DragGesture.Value) -> Void = { _ in }
  private var value: DragGesture.Value?
  private var startPosition = Point.zero
  private var velocity = (x: VelocityTracker(), y: VelocityTracker())
  private var hasBegun = false

  /// Follows the pointer and claims it past the distance.
  public override func handle(_ event: PointerEvent) -> Verdict {
    switch event.phase {
    case .pressed where event.button == .primary:
      begin(event)
      return minimumDistance <= 0 ? follow(event) : .wait
    case .dragged: return follow(event)
    case .released:
      guard hasBegun else { return .fail }
      if let value = move(to: event) { ended(value) }
      reset()
      return .claim
    default: return .fail
    }
  }

  /// Ends the drag where it is.
  public override func cancel() {
    if hasBegun, let value { ended(value) }
    reset()
  }

  private func begin(_ event: PointerEvent) {
    reset()
    let location = location(of: event)
    startPosition = event.position
    value = DragGesture.Value(
      time: event.time, startLocation: location, location: location, velocity: .zero)
    velocity.x.begin(at: event.time)
    velocity.y.begin(at: event.time)
  }

  private func follow(_ event: PointerEvent) -> Verdict {
    guard let value = move(to: event) else { return .fail }
    let distance = (event.position - startPosition).length
    guard hasBegun || distance >= minimumDistance else { return .wait }
    hasBegun = true
    changed(value)
    return .claim
  }

  private func move(to event: PointerEvent) -> DragGesture.Value? {
    guard var value else { return nil }
    let location = value.startLocation + (event.position - startPosition)
    velocity.x.add(location.x - value.location.x, at: event.time)
    velocity.y.add(location.y - value.location.y, at: event.time)
    value.location = location
    value.time = event.time
    value.velocity = Size(
      width: velocity.x.velocity(at: event.time), height: velocity.y.velocity(at: event.time))
    self.value = value
    return value
  }

  private func reset() {
    value = nil
    hasBegun = false
    velocity = (VelocityTracker(), VelocityTracker())
  }
}
